import { MultiSelect, Select } from '@mantine/core'
import type { TaxonomyItem } from '@profile-search/contract/search/reference'
import { listPlaces } from '@profile-search/contract/search/reference'
import type { ReactNode } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { useSearch } from './use-search.ts'

type Props = {
	label: string
	value: TaxonomyItem | null
	onChange: (place: TaxonomyItem | null) => void
	error?: ReactNode
}

async function searchPlaces(query: string): Promise<TaxonomyItem[]> {
	const { details } = await send(listPlaces, { query: { query } })
	return (details ?? []).map(({ id, name, state }) => ({ id, name: state ? `${name}, ${state}` : name }))
}

/** One town, found by typing. */
export function PlaceSelect({ label, value, onChange, error }: Props) {
	const { t } = useTranslation()
	const { choices, look, lookSoon } = useSearch(searchPlaces)
	const known = withChosen(choices, value ? [value] : [])

	return (
		<Select
			label={label}
			placeholder={t('forms.chooseTown')}
			searchable
			clearable
			clearButtonProps={{ 'aria-label': t('labels.remove') }}
			data={known.map(optionOf)}
			filter={({ options }) => options}
			nothingFoundMessage={t('labels.nothingFound')}
			value={value ? String(value.id) : null}
			onDropdownOpen={() => look('')}
			onSearchChange={(query) => query !== value?.name && lookSoon(query)}
			onChange={(id) => onChange(known.find((place) => String(place.id) === id) ?? null)}
			error={error}
		/>
	)
}

type ManyProps = {
	label: string
	value: TaxonomyItem[]
	onChange: (places: TaxonomyItem[]) => void
	error?: ReactNode
	most: number
}

/** Several towns. */
export function PlacesSelect({ label, value, onChange, error, most }: ManyProps) {
	const { t } = useTranslation()
	const { choices, look, lookSoon } = useSearch(searchPlaces)
	const known = withChosen(choices, value)

	return (
		<MultiSelect
			label={label}
			placeholder={value.length === 0 ? t('forms.chooseTown') : ''}
			searchable
			maxValues={most}
			data={known.map(optionOf)}
			filter={({ options }) => options}
			nothingFoundMessage={t('labels.nothingFound')}
			value={value.map(({ id }) => String(id))}
			onDropdownOpen={() => look('')}
			onSearchChange={lookSoon}
			onChange={(ids) => onChange(known.filter(({ id }) => ids.includes(String(id))))}
			error={error}
		/>
	)
}

function optionOf({ id, name }: TaxonomyItem) {
	return { value: String(id), label: name }
}

/** The UI kit shows the name of a choice only if it is among the options. */
function withChosen(choices: TaxonomyItem[], chosen: TaxonomyItem[]) {
	return [...chosen, ...choices.filter(({ id }) => chosen.every((place) => place.id !== id))]
}
