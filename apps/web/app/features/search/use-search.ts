import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'

/** Choices for a query while it is typed; only the answer to the latest query is used. */
export function useSearch<Choice>(search: (query: string) => Promise<Choice[]>) {
	const [choices, setChoices] = useState<Choice[]>([])
	const latest = useRef(0)

	const look = async (query: string) => {
		const mine = ++latest.current
		const found = await search(query)
		if (mine === latest.current) setChoices(found)
	}
	return { choices, look, lookSoon: useDebouncedCallback(look, 180) }
}
