import { IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { count as grouped } from '#ui/text/amounts.ts'
import { TownField } from '../completion/town-field.tsx'
import control from '#ui/form/native/control.module.css'
import { kmIn } from './address.ts'
import { useChoiceLabel, type NamedFacet } from './choice-label.ts'
import classes from './facet-sheet.module.css'

type Props = {
	ref: Ref<HTMLFieldSetElement>
	id: string
	facets: NamedFacet[]
	isRounded: boolean
	total: number
}

const radii = [25, 50, 100, 200]
/** So many choices of a facet are in sight; the others are a press away. */
const shownAtFirst = 6

/** The facets of a list: a column beside it on wide screens, and on others a sheet, which browsers open by themselves. */
export function FacetSheet({ ref, id, facets, isRounded, total }: Props) {
	const { t } = useTranslation()
	return (
		<fieldset ref={ref} id={id} popover="auto" aria-label={t('lists.filters')} className={classes.sheet}>
			<div className={classes.head}>
				<h2>{t('lists.filters')}</h2>
				<button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('labels.close')}>
					<IconX size={22} stroke={2} aria-hidden="true" />
				</button>
			</div>
			<div className={classes.facets}>
				{facets
					.filter(({ choices }) => choices.length > 0)
					.map((facet) => (
						<fieldset key={facet.name}>
							<legend>{t(`lists.facets.${facet.name}`)}</legend>
							{facet.name === 'place' && <TownField />}
							<Choices {...facet} />
							{facet.name === 'place' && facet.choices.some(({ isChosen }) => isChosen) && <Radius />}
						</fieldset>
					))}
				{isRounded && <p className={classes.rounded}>{t('lists.rounded')}</p>}
			</div>
			<div className={classes.foot}>
				<Link to="?">{t('lists.clear')}</Link>
				<button type="submit">{t('lists.showFound', { count: total })}</button>
			</div>
		</fieldset>
	)
}

function Choices({ name, choices }: NamedFacet) {
	const { t } = useTranslation()
	const label = useChoiceLabel()
	const boxes = choices.map(({ value, label: given, count, isChosen }) => (
		<label key={value} data-empty={count === 0 || undefined}>
			<input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
			<span>{label(name, value, given)}</span>
			<small>{grouped(count)}</small>
		</label>
	))
	// A single choice more takes no more room than the line that would open it.
	if (boxes.length <= shownAtFirst + 1) return boxes
	return (
		<>
			{boxes.slice(0, shownAtFirst)}
			<details className={classes.more} open={choices.slice(shownAtFirst).some(({ isChosen }) => isChosen)}>
				<summary>{t('lists.moreChoices', { count: boxes.length - shownAtFirst })}</summary>
				{boxes.slice(shownAtFirst)}
			</details>
		</>
	)
}

function Radius() {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	return (
		<select
			className={control.control}
			name="km"
			aria-label={t('lists.radius')}
			defaultValue={kmIn(search) ?? ''}
		>
			<option value="">{t('lists.radiusNone')}</option>
			{radii.map((km) => (
				<option key={km} value={km}>
					{t('lists.radiusKm', { km })}
				</option>
			))}
		</select>
	)
}
