import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'

/** The account that is signed in; null for a visitor, and while the portal cannot say. */
export function useVisitor() {
	return useRouteLoaderData<typeof loader>('root')?.account ?? null
}
