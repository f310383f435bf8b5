import { type ComboboxParsedItem, MultiSelect, Select } from '@mantine/core'
import { listProfessions } from '@profile-search/contract/search/reference'
import { type ReactNode, useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { useSearch } from './use-search.ts'

export type Profession = { id: number; name: string; field: string }
type Shared = { label: string; description?: string; professions: Profession[]; error?: ReactNode }

/** Options rendered at once; typing narrows them. */
const shownOptions = 80

async function searchProfessions(query: string): Promise<Profession[]> {
	if (query.trim() === '') return []
	const { details } = await send(listProfessions, { query: { query } })
	return details ?? []
}

/** All professions by field; while typing, those that the query means, best first. */
function useProfessions(professions: Profession[], chosen: readonly number[]) {
	const { choices, lookSoon } = useSearch(searchProfessions)
	const [typed, setTyped] = useState('')
	const isTyped =
		typed.trim() !== '' && professions.every(({ id, name }) => !chosen.includes(id) || name !== typed)
	const kept = professions.filter(
		({ id }) => chosen.includes(id) && choices.every((other) => other.id !== id),
	)
	return {
		data: isTyped ? [...choices, ...kept].map(optionOf) : grouped(professions),
		// The server does the search: in any script, and by other names too.
		filter: ({ options }: { options: ComboboxParsedItem[] }) => options,
		onSearchChange(query: string) {
			setTyped(query)
			void lookSoon(query)
		},
	}
}

/** A profession, grouped by field. */
export function ProfessionSelect({
	professions,
	value,
	onChange,
	...rest
}: Shared & { value: number | null; onChange: (id: number | null) => void }) {
	const { t } = useTranslation()
	const searching = useProfessions(professions, value === null ? [] : [value])
	return (
		<Select
			{...rest}
			{...searching}
			placeholder={t('forms.chooseProfession')}
			searchable
			limit={shownOptions}
			nothingFoundMessage={t('labels.nothingFound')}
			value={value === null ? null : String(value)}
			onChange={(id) => onChange(id === null ? null : Number(id))}
		/>
	)
}

/** Several professions. */
export function ProfessionsSelect({
	professions,
	value,
	onChange,
	...rest
}: Shared & { value: number[]; onChange: (ids: number[]) => void }) {
	const { t } = useTranslation()
	const searching = useProfessions(professions, value)
	return (
		<MultiSelect
			{...rest}
			{...searching}
			placeholder={value.length === 0 ? t('forms.chooseProfession') : ''}
			searchable
			maxValues={5}
			limit={shownOptions}
			nothingFoundMessage={t('labels.nothingFound')}
			value={value.map(String)}
			onChange={(ids) => onChange(ids.map(Number))}
		/>
	)
}

function grouped(professions: Profession[]) {
	return [...Map.groupBy(professions, ({ field }) => field)].map(([group, members]) => ({
		group,
		items: members.map(optionOf),
	}))
}

function optionOf({ id, name }: Profession) {
	return { value: String(id), label: name }
}
