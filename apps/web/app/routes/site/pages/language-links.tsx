import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import classes from './pages.module.css'

/** Each language in its own name, so that its readers find it. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const

type Props = { languages: (keyof typeof languageNames)[]; chosen: keyof typeof languageNames }

/** Links to the languages of a text. */
export function LanguageLinks({ languages, chosen }: Props) {
	const { t } = useTranslation()
	return (
		<nav aria-label={t('sitePages.languages')} className={classes.languages}>
			<ul>
				{languages.map((language) => (
					<li key={language}>
						<Link
							to={language === 'en' ? '?' : `?language=${language}`}
							lang={language}
							hrefLang={language}
							preventScrollReset
							aria-current={language === chosen ? 'true' : undefined}
						>
							{languageNames[language]}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
