import { t } from '@profile-search/text/translate'

const texts = { t }

/** The texts for a component, in the language of whoever reads the page. */
export function useTranslation() {
	return texts
}
