import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'

/** Runs something, such as the making of a mail, in the language in which the portal speaks to an account. */
export function inLanguageOf<Result>(
	reader: { language: PageLanguage | null } | undefined,
	run: () => Result,
) {
	return inLanguage(reader?.language ?? 'en', run)
}
