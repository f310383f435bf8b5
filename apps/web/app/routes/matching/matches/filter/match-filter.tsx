import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TownNameField } from '#features/search/completion/town-name-field.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { FilterForm, FilterSelect } from '#ui/form/filter-form.tsx'
import { date, rupees } from '#ui/text/amounts.ts'
import { countFilters, filterNames } from './filter-names.ts'
import { noteLook } from './last-visit.ts'
import { LineKeys } from './line-keys.tsx'
import classes from './match-filter.module.css'

const totals = [50, 60, 70, 80, 90]
const pays = [200_000, 300_000, 400_000, 600_000, 800_000, 1_200_000, 2_000_000]
const workModes = ['on_site', 'hybrid', 'remote'] as const

const only = ['noted', 'saved'] as const

type Props = {
	of: 'jobs' | 'people'
	/** The job whose people these are. */
	jobId?: string | undefined
	/** The tags of the team for this job. */
	tags?: readonly string[]
	/** Whether there are lines to move through with the keyboard. */
	hasLines: boolean
	/** Links beside it. */
	children?: ReactNode
}

/** What narrows and sorts a ranking, all in the address. It opens by itself while something is chosen. */
export function MatchFilter({ of, jobId, tags = [], hasLines, children }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const since = useLastVisit()
	const count = countFilters(search)
	const chosenSince = search.get('since')
	const newSince = chosenSince ?? since
	const orders = of === 'jobs' ? (['newest', 'pay'] as const) : (['newest'] as const)

	return (
		<div className={classes.bar}>
			<details className={classes.fold} open={count > 0}>
				<summary>{count > 0 ? t('lists.filtersChosen', { count }) : t('lists.filters')}</summary>
				<FilterForm
					action={t('matches.filter.show')}
					names={filterNames}
					kept={{ ...(jobId !== undefined && { job: jobId }) }}
				>
					<TownNameField name="place" label={t('matches.filter.place')} />
					<FilterSelect
						name="least"
						label={t('matches.filter.least')}
						any={t('matches.filter.any')}
						options={totals.map((total) => [String(total), String(total)])}
					/>
					{of === 'jobs' && (
						<>
							<FilterSelect
								name="payAtLeast"
								label={t('matches.filter.pay')}
								any={t('matches.filter.any')}
								options={pays.map((amount) => [String(amount), rupees(amount)])}
							/>
							<FilterSelect
								name="workMode"
								label={t('lists.facets.workMode')}
								any={t('matches.filter.any')}
								options={workModes.map((mode) => [mode, t(`values.workMode.${mode}`)])}
							/>
						</>
					)}
					{of === 'people' && (
						<>
							{(tags.length > 0 || search.get('tag')) && (
								<FilterSelect
									name="tag"
									label={t('shortlist.filterTag')}
									any={t('matches.filter.any')}
									options={withChosen(tags, search.get('tag')).map((tag) => [tag, tag])}
								/>
							)}
							<FilterSelect
								name="only"
								label={t('shortlist.filterOnly')}
								any={t('matches.filter.any')}
								options={only.map((kind) => [kind, t(`shortlist.only.${kind}`)])}
							/>
						</>
					)}
					<FilterSelect
						name="order"
						label={t('lists.order')}
						any={t('matches.orders.best')}
						options={orders.map((order) => [order, t(`matches.orders.${order}`)])}
					/>
					{newSince !== null && (
						<label data-check>
							<input type="checkbox" name="since" value={newSince} defaultChecked={chosenSince !== null} />
							<span>{t('matches.filter.since', { date: date(newSince) })}</span>
						</label>
					)}
				</FilterForm>
			</details>
			{children}
			{hasLines && <LineKeys of={of} />}
		</div>
	)
}

/** A tag that the address names stays in the list when nobody has it any more. */
function withChosen(tags: readonly string[], chosen: string | null) {
	return chosen && !tags.includes(chosen) ? [...tags, chosen] : tags
}

/** The end of the reader's last visit to this page in this browser; null for the first, and on the server. */
function useLastVisit() {
	const accountId = useVisitor()?.id
	const [since, setSince] = useState<string | null>(null)
	useEffect(() => {
		if (accountId) startTransition(() => setSince(noteLook(accountId)))
	}, [accountId])
	return since
}
