import { Autocomplete } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearch } from './use-search.ts'

type Props = {
	label: string
	description?: string
	/** Returns suggestions for a query. */
	search: (query: string) => Promise<string[]>
	value?: string
	onChange: (text: string) => void
	error?: ReactNode
}

/** A free-text field that suggests what others have entered. */
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
