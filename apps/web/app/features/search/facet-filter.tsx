import type { JobFacet } from '@profile-search/contract/hiring/jobs'
import type { Facet } from '@profile-search/contract/http/lists'
import type { PeopleFacet } from '@profile-search/contract/profiles/candidates'
import type { OrganisationFacet } from '@profile-search/contract/profiles/organisations'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import classes from './facet-filter.module.css'

export type FacetName = PeopleFacet | JobFacet | OrganisationFacet

type Props = {
	facets: (Omit<Facet, 'name'> & { name: FacetName })[]
	isRounded: boolean
	/** Whether the list can be sorted by distance. */
	hasDistance: boolean
	placeholder: string
	/** The label of the button. */
	action: string
}

const radii = [25, 50, 100, 200]
const orders = ['relevance', 'newest', 'name', 'distance'] as const

/**
 * The query, order and facets of a list, all in the address: it can be shared, revisited, and used without scripts.
 * With scripts a choice takes effect at once.
 */
export function FacetFilter({ facets, isRounded, hasDistance, placeholder, action }: Props) {
	const { t } = useTranslation()
	const submit = useSubmit()
	const [search] = useSearchParams()
	const label = useChoiceLabel()
	const count = facets.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen).length
	const isNarrowed = count > 0 || search.get('query') || search.get('order')

	return (
		<search>
			<Form
				className={classes.filter}
				key={search.toString()}
				onChange={({ target, currentTarget }) => {
					const isTyping = target instanceof HTMLInputElement && target.type === 'search'
					if (!isTyping) void submit(currentTarget, { preventScrollReset: true })
				}}
			>
				<div className={classes.query}>
					<label>
						<span>{t('lists.query')}</span>
						<input
							type="search"
							name="query"
							defaultValue={search.get('query') ?? ''}
							maxLength={120}
							placeholder={placeholder}
						/>
					</label>
					<label className={classes.order}>
						<span>{t('lists.order')}</span>
						<select name="order" defaultValue={search.get('order') ?? 'relevance'}>
							{orders
								.filter((order) => hasDistance || order !== 'distance')
								.map((order) => (
									<option key={order} value={order}>
										{t(`lists.orders.${order}`)}
									</option>
								))}
						</select>
					</label>
					<button type="submit">{action}</button>
					{isNarrowed && <Link to="?">{t('lists.clear')}</Link>}
				</div>
				<details className={classes.facets} open={count > 0}>
					<summary>{count > 0 ? t('lists.filtersChosen', { count }) : t('lists.filters')}</summary>
					<Grid columns="15rem" gap={[24, 32]} mt={12}>
						{facets
							.filter(({ choices }) => choices.length > 0)
							.map(({ name, choices }) => (
								<fieldset key={name}>
									<legend>{t(`lists.facets.${name}`)}</legend>
									{choices.map(({ value, label: given, count: found, isChosen }) => (
										<label key={value} data-empty={found === 0 || undefined}>
											<input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
											<span>{label(name, value, given)}</span>
											<small>{found}</small>
										</label>
									))}
									{name === 'place' && choices.some(({ isChosen }) => isChosen) && <Radius />}
								</fieldset>
							))}
					</Grid>
					{isRounded && <p className={classes.rounded}>{t('lists.rounded')}</p>}
				</details>
			</Form>
		</search>
	)
}

function Radius() {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	return (
		<select name="km" aria-label={t('lists.radius')} defaultValue={search.get('km') ?? ''}>
			<option value="">{t('lists.radiusNone')}</option>
			{radii.map((km) => (
				<option key={km} value={km}>
					{t('lists.radiusKm', { km })}
				</option>
			))}
		</select>
	)
}

/** Criteria to drop after a search without results, with the number of results without each. */
export function Relax({ relax }: { relax: { what: string; total: number }[] }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (relax.length === 0) return null

	const without = (what: string) => {
		const query = new URLSearchParams(search)
		query.delete(what)
		query.delete('page')
		return `?${query}`
	}
	return (
		<>
			<p>{t('lists.relax')}</p>
			<ul>
				{relax.map(({ what, total }) => (
					<li key={what}>
						<Link to={without(what)}>
							{t('lists.relaxTo', { what: t(`lists.facets.${what as FacetName}`), count: total })}
						</Link>
					</li>
				))}
			</ul>
		</>
	)
}

/** The labels of grades are translated here; other choices have a name of their own. */
export function useChoiceLabel() {
	const { t } = useTranslation()
	return (name: FacetName, value: number, given: string) => {
		if (name === 'experience') return t(`lists.experience.${value as 0}`)
		if (name === 'availability') return t(`lists.availability.${value as 0}`)
		if (name === 'education') return t(`values.education.${value as 0}`)
		if (name === 'workMode') return t(`values.workMode.${given as 'remote'}`)
		if (name === 'employment') return t(`values.employment.${given as 'full_time'}`)
		if (name === 'askedExperience') return t(`lists.askedExperience.${value as 0}`)
		if (name === 'kind') return t(`values.organisationKind.${given as 'company'}`)
		if (name === 'size') return t('organisations.people', { size: given })
		if (name === 'hiring') return t('lists.hiring')
		if (name === 'pay') return t(`lists.pay.${value as 0}`)
		return given
	}
}
