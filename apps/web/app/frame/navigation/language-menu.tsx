import { ownNames, type PageLanguage } from '@profile-search/contract/platform/languages'
import { IconLanguage } from '@tabler/icons-react'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Dropdown } from '#ui/action/dropdown.tsx'
import { LanguageLinks } from './language-links.tsx'

/** The language of the page, which opens into the others. */
export function LanguageMenu() {
	const { t } = useTranslation()
	return (
		<Dropdown
			label={
				<>
					<span className="unseen">{`${t('languages.title')}: ${ownNames[i18n.language]}`}</span>
					<IconLanguage size={21} stroke={1.7} aria-hidden="true" />
					<span aria-hidden="true">{shortNames[i18n.language]}</span>
				</>
			}
		>
			<LanguageLinks label={t('languages.choose')} />
		</Dropdown>
	)
}

const shortNames: Record<PageLanguage, string> = { en: 'EN', hi: 'हिं', mr: 'म' }
