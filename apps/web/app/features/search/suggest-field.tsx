import { Autocomplete } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearch } from './use-search.ts'

type Props = {
	label: string
	description?: string
	/** What to offer for the words typed so far. */
	search: (words: string) => Promise<string[]>
	value?: string
	onChange: (text: string) => void
	error?: ReactNode
}

/** A field for free text that offers what others have written there. */
export function SuggestField({ search, onChange, ...field }: Props) {
	const { choices, lookSoon } = useSearch(search)
	return (
		<Autocomplete
			{...field}
			data={[...new Set(choices)]}
			filter={({ options }) => options}
			onChange={(text) => {
				onChange(text)
				lookSoon(text)
			}}
		/>
	)
}
