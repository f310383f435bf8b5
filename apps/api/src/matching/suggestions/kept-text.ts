import type { FreeText } from '@profile-search/matching/text/term-counter'

/** The number of texts whose words are cached, a few megabytes. */
const mostKept = 500
const kept = new Map<string, FreeText>()

/**
 * Returns the same object for the same text: offers are compared again and again, and the engine reads an object only
 * once.
 */
export function keptText(text: FreeText): FreeText {
	const key = `${text.title}\n${text.body}`
	const known = kept.get(key)
	if (known) return known
	if (kept.size >= mostKept) kept.clear()
	kept.set(key, text)
	return text
}
