import { ownNames, PageLanguage } from '@profile-search/contract/platform/languages'
import { IconLanguage } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './header.module.css'

/** The languages of the portal. They are links, so that they work without scripts and search engines find them. */
export function LanguageMenu() {
	const { t } = useTranslation()
	const { pathname, search } = useLocation()
	const menu = useRef<HTMLDetailsElement>(null)
	useClosing(menu)
	return (
		<details className={classes.languages} ref={menu}>
			<summary aria-label={`${t('languages.title')}: ${ownNames[i18n.language]}`}>
				<IconLanguage size={21} stroke={1.7} aria-hidden="true" />
				<span aria-hidden="true">{shortNames[i18n.language]}</span>
			</summary>
			<ul aria-label={t('languages.choose')}>
				{PageLanguage.options.map((language) => (
					<li key={language}>
						<a
							href={addressIn(language, pathname, search)}
							lang={language}
							hrefLang={language}
							aria-current={language === i18n.language || undefined}
						>
							{ownNames[language]}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}

const shortNames: Record<PageLanguage, string> = { en: 'EN', hi: 'हिं', mr: 'म' }

/** The address of this page in a language. */
function addressIn(language: PageLanguage, pathname: string, search: string) {
	const parameters = new URLSearchParams(search)
	parameters.set('language', language)
	return `${pathname}?${parameters}`
}

/** Closes the menu when the person goes elsewhere, or presses Escape. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>) {
	useEffect(() => {
		function leave({ target }: Event) {
			if (menu.current && !(target instanceof Node && menu.current.contains(target)))
				menu.current.open = false
		}
		function escape({ key }: KeyboardEvent) {
			if (key !== 'Escape' || !menu.current?.open) return
			menu.current.open = false
			menu.current.querySelector('summary')?.focus()
		}
		document.addEventListener('pointerdown', leave)
		document.addEventListener('focusin', leave)
		document.addEventListener('keydown', escape)
		return () => {
			document.removeEventListener('pointerdown', leave)
			document.removeEventListener('focusin', leave)
			document.removeEventListener('keydown', escape)
		}
	}, [menu])
}
