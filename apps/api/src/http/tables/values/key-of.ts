import { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { t, type TextKey } from '@profile-search/text/translate'

/** What is left of a name when only its letters and digits count, without what is in brackets. */
export function keyOf(name: string) {
	return name
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/\([^)]*\)/g, '')
		.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** A text in each language of the portal. */
export function inEachLanguage(key: TextKey) {
	return PageLanguage.options.map((language) => inLanguage(language, () => t(key) as string))
}
