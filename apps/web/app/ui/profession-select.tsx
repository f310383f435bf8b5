import { MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type Profession = { id: number; name: string; field: string }
type Shared = { label: string; description?: string; professions: Profession[]; error?: ReactNode }

/** Options drawn at once; typing narrows them down. */
const shownOptions = 80

/** A profession, grouped by field. */
export function ProfessionSelect({
	professions,
	value,
	onChange,
	...rest
}: Shared & { value: number | null; onChange: (id: number | null) => void }) {
	const { t } = useTranslation()
	return (
		<Select
			{...rest}
			placeholder={t('forms.chooseProfession')}
			searchable
			limit={shownOptions}
			data={grouped(professions)}
			nothingFoundMessage={t('words.nothingFound')}
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
	return (
		<MultiSelect
			{...rest}
			placeholder={value.length === 0 ? t('forms.chooseProfession') : ''}
			searchable
			maxValues={5}
			limit={shownOptions}
			data={grouped(professions)}
			nothingFoundMessage={t('words.nothingFound')}
			value={value.map(String)}
			onChange={(ids) => onChange(ids.map(Number))}
		/>
	)
}

function grouped(professions: Profession[]) {
	return [...Map.groupBy(professions, ({ field }) => field)].map(([group, members]) => ({
		group,
		items: members.map(({ id, name }) => ({ value: String(id), label: name })),
	}))
}
