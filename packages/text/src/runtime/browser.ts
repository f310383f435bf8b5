import { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Texts } from '../read-catalogues.ts'

const shown = PageLanguage.safeParse(document.documentElement.lang).data ?? 'en'

/** The language of this page. Choosing another one loads the page again. */
export function language(): PageLanguage {
	return shown
}

/** The texts come with the scripts that use them, see `add-texts.ts`. */
export const firstTexts: Partial<Record<PageLanguage, Record<string, Texts>>> = {}
