import { PageLanguage } from '@profile-search/contract/platform/languages'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { canonicalOf, inLanguage } from './canonical-address.ts'

/** Tells search engines the canonical address of a page and the page in each other language, or to skip it. */
export function Canonical() {
	const { pathname, search } = useLocation()
	const publicUrl = useRouteLoaderData<typeof loader>('root')?.settings?.public_url ?? ''
	const address = canonicalOf(pathname, new URLSearchParams(search))
	if (address === null) return <meta name="robots" content="noindex" />
	return (
		<>
			<link rel="canonical" href={publicUrl + address} />
			{PageLanguage.options.map((language) => (
				<link
					key={language}
					rel="alternate"
					hrefLang={language}
					href={publicUrl + inLanguage(address, language)}
				/>
			))}
			<link rel="alternate" hrefLang="x-default" href={publicUrl + inLanguage(address, 'en')} />
		</>
	)
}
