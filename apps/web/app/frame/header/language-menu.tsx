import { ownNames, type PageLanguage } from '@profile-search/contract/platform/languages'
import { IconLanguage } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { LanguageLinks } from '../language-links.tsx'
import classes from './language-menu.module.css'

/** The language of the page, which opens into the others. */
export function LanguageMenu() {
	const { t } = useTranslation()
	const menu = useRef<HTMLDetailsElement>(null)
	useClosing(menu)
	return (
		<details className={classes.languages} ref={menu}>
			<summary>
				<span className="unseen">{`${t('languages.title')}: ${ownNames[i18n.language]}`}</span>
				<IconLanguage size={21} stroke={1.7} aria-hidden="true" />
				<span aria-hidden="true">{shortNames[i18n.language]}</span>
			</summary>
			<LanguageLinks label={t('languages.choose')} />
		</details>
	)
}

const shortNames: Record<PageLanguage, string> = { en: 'EN', hi: 'हिं', mr: 'म' }

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
