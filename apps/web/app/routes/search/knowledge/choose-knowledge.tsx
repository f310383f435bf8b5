import { Select } from '@mantine/core'
import { listKnowledge, type KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { send } from '#api.ts'
import { useSearch } from '#features/search/use-search.ts'
import { useTranslation } from '#text/use-translation.ts'

export type Named = { id: number; name: string }

type Props = {
	label: string
	subject: KnowledgeSubject
	/** The item itself, which is not offered. */
	except: number
	value: Named | null
	onChange: (chosen: Named | null) => void
}

/** A search field for one of thousands of checked skills or professions, by its name or another name. */
export function ChooseKnowledge({ label, subject, except, value, onChange }: Props) {
	const { t } = useTranslation()
	const [query, setQuery] = useState(value?.name ?? '')
	const { choices, look, lookSoon } = useSearch(async (typed) => {
		const { details } = await send(listKnowledge, { params: { subject }, query: { query: typed } })
		return details?.items ?? []
	})
	const offered = [...(value && !choices.some(({ id }) => id === value.id) ? [value] : []), ...choices]
	return (
		<Select
			label={label}
			searchable
			clearable
			data={offered
				.filter(({ id }) => id !== except)
				.map(({ id, name }) => ({ value: String(id), label: name }))}
			filter={({ options }) => options}
			nothingFoundMessage={t('labels.nothingFound')}
			searchValue={query}
			onSearchChange={(typed) => {
				setQuery(typed)
				lookSoon(typed)
			}}
			onFocus={() => void look(query)}
			value={value === null ? null : String(value.id)}
			onChange={(id) => onChange(offered.find((each) => String(each.id) === id) ?? null)}
		/>
	)
}
