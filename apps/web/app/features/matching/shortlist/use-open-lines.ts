import { useRememberedIds } from './use-remembered-ids.ts'

/** Which lines of a ranking are open. */
export function useOpenLines() {
	const { ids, set } = useRememberedIds('open')
	return { isOpen: (id: string) => ids.has(id), toggle: set }
}
