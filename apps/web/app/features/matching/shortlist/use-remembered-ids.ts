import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const nothing: ReadonlySet<string> = new Set()

/** By entry of the browser's history, in memory alone: whoever comes back finds the lines as they were left. */
const remembered = new Map<string, ReadonlySet<string>>()

/** Ids of lines that are in some state, such as open or selected. */
export function useRememberedIds(state: 'open' | 'selected') {
	const key = `${state} ${useLocation().key}`
	const [ids, setIds] = useState(() => remembered.get(key) ?? nothing)
	useEffect(() => {
		remembered.set(key, ids)
	}, [key, ids])
	const set = (id: string, isIn: boolean) =>
		setIds((before) => {
			const next = new Set(before)
			if (isIn) next.add(id)
			else next.delete(id)
			return next
		})
	return { ids, set, clear: () => setIds(nothing) }
}
