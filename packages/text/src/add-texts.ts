import { language } from '#runtime'
import type { Texts } from './read-catalogues.ts'
import { i18next } from './translate.ts'

/** Adds texts in the language of this page, which have come with a script that uses them. */
export function addTexts(areas: Record<string, Texts>) {
	i18next.addResourceBundle(language(), 'translation', areas)
}
