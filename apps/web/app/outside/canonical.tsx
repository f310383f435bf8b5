import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { canonicalOf } from './canonical-address.ts'

/** Tells search engines the canonical address of a page, or to skip it. */
export function Canonical() {
	const { pathname, search } = useLocation()
	const publicUrl = useRouteLoaderData<typeof loader>('root')?.settings?.public_url ?? ''
	const address = canonicalOf(pathname, new URLSearchParams(search))
	return address === null ? (
		<meta name="robots" content="noindex" />
	) : (
		<link rel="canonical" href={publicUrl + address} />
	)
}
