import { useState } from 'react'
import { useLocation } from 'react-router'

const nothing: ReadonlySet<string> = new Set()

/** By entry of the browser's history, in memory alone: whoever comes back finds the lines as they were left. */
const remembered = new Map<string, ReadonlySet<string>>()

/** Which lines of a ranking are open. */
export function useOpenLines() {
	const { key } = useLocation()
	const [open, setOpen] = useState(() => remembered.get(key) ?? nothing)
	const toggle = (id: string, isOpen: boolean) => {
		const next = new Set(open)
		if (isOpen) next.add(id)
		else next.delete(id)
		remembered.set(key, next)
		setOpen(next)
	}
	return { isOpen: (id: string) => open.has(id), toggle }
}
