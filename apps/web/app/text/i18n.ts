import { language } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'

/** The texts of the site, in the language of whoever reads the page. */
export const i18n = {
	t,
	get language() {
		return language()
	},
}
