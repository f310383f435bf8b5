import { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Texts } from '../catalogues/read-catalogues.ts'

const shown = PageLanguage.safeParse(document.documentElement.lang).data ?? 'en'
const texts: Texts = {}

/** The language of this page. Choosing another one loads the page again. */
export function language(): PageLanguage {
	return shown
}

/** The texts of this page, by area. They come with the scripts that use them, see `add-texts.ts`. */
export function textsIn(_language: PageLanguage) {
	return texts
}
