import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'

/** The signed-in account; null for a visitor, and while the portal cannot tell. */
export function useVisitor() {
	return useRouteLoaderData<typeof loader>('root')?.account ?? null
}
