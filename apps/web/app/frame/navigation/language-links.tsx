import { ownNames, PageLanguage } from '@profile-search/contract/platform/languages'
import { useLocation } from 'react-router'
import { i18n } from '#text/i18n.ts'

/**
 * This page in each language of the portal, by the name that the language gives itself. They are links, so that they
 * work without scripts and search engines find them.
 */
export function LanguageLinks({ label, className }: { label: string; className?: string | undefined }) {
	const { pathname, search } = useLocation()
	return (
		<ul aria-label={label} className={className}>
			{PageLanguage.options.map((language) => (
				<li key={language}>
					<a
						href={addressIn(language, pathname, search)}
						lang={language}
						className="fixed-words"
						hrefLang={language}
						aria-current={language === i18n.language || undefined}
					>
						{ownNames[language]}
					</a>
				</li>
			))}
		</ul>
	)
}

function addressIn(language: PageLanguage, pathname: string, search: string) {
	const parameters = new URLSearchParams(search)
	parameters.set('lang', language)
	return `${pathname}?${parameters}`
}
