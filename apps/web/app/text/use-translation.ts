import { i18n } from './i18n.ts'

const plain = new Map<string, string>()

/**
 * The text with this key. A text without values in it is always the same, and a page asks for hundreds, so it is
 * looked up once.
 */
const t = ((key: string, values?: object) => {
	if (values !== undefined) return translate(key, values)
	const known = plain.get(key)
	if (known !== undefined) return known
	const text = translate(key)
	if (i18n.exists(key)) plain.set(key, text)
	return text
}) as typeof i18n.t

const translate = i18n.t as (key: string, values?: object) => string

const texts = { t }

/** The texts for a component: the same function for all, since the site speaks one language at a time. */
export function useTranslation() {
	return texts
}
