import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './pages.module.css'

/** In their own words, so that those who read them find them. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const

type Props = { languages: (keyof typeof languageNames)[]; chosen: keyof typeof languageNames }

/** The languages that a text can be read in. */
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
