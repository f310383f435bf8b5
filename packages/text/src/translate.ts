import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { type ParseKeys, createInstance } from 'i18next'
import { firstTexts, language } from '#runtime'
import type { English } from './english.ts'

declare module 'i18next' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- i18next learns the keys by merging its interface
	interface CustomTypeOptions {
		defaultNS: 'translation'
		resources: { translation: English }
	}
}

/** A text between whose pieces the values with these names stand. */
type Template = { pieces: string[]; names: string[] }
type Values = Record<string, unknown>

/** The key of a text. */
export type TextKey = ParseKeys

/** Finds a text by its key, with values for what stands in it. */
export type Translate = typeof i18next.t

/** Holds the texts, and puts values in where that takes more than `t` does. */
export const i18next = createInstance()

void i18next.init({
	lng: 'en',
	fallbackLng: 'en',
	resources: Object.fromEntries(
		Object.entries(firstTexts).map(([name, translation]) => [name, { translation }]),
	),
	interpolation: { escapeValue: false },
	initAsync: false,
})

/**
 * The text with this key in the language of the reader. A page asks for hundreds, so each is looked up and taken apart
 * once for each language; only the values are put in each time. What asks for more of i18next than that is left to it.
 */
export const t = ((key: string, values?: Values) => {
	return translators[language()](key, values)
}) as Translate

const translators = { en: translatorTo('en'), hi: translatorTo('hi'), mr: translatorTo('mr') }

function translatorTo(wanted: PageLanguage) {
	const templates = new Map<string, Template | null>()
	const plurals = new Intl.PluralRules(wanted)
	const fixed = i18next.getFixedT(wanted) as (key: string, values?: Values) => string

	function templateOf(key: string, values?: Values) {
		const count = values?.['count']
		if (count !== undefined && typeof count !== 'number') return null
		if (values?.['context'] !== undefined || values?.['ordinal'] !== undefined) return null
		const name = count === undefined ? key : `${key} ${count === 0 ? 'zero' : plurals.select(count)}`
		const known = templates.get(name)
		if (known !== undefined) return known
		if (!i18next.exists(key, { ...values, lng: wanted })) return null
		const template = parse(fixed(key, { ...values, skipInterpolation: true }))
		templates.set(name, template)
		return template
	}

	return (key: string, values?: Values) => {
		const template = templateOf(key, values)
		return (template && fill(template, values)) ?? fixed(key, values)
	}
}

/** Null for what is no text, or has more in it than the names of values. */
function parse(text: unknown): Template | null {
	if (typeof text !== 'string') return null
	const parts = text.split(/\{\{(\w+)\}\}/)
	const pieces = parts.filter((_, at) => at % 2 === 0)
	if (pieces.some((piece) => /\{\{|\$t\(/.test(piece))) return null
	return { pieces, names: parts.filter((_, at) => at % 2 === 1) }
}

/** Undefined when a value is missing, or is neither a text nor a number. */
function fill({ pieces, names }: Template, values: Values = {}) {
	let text = pieces[0] ?? ''
	for (const [at, name] of names.entries()) {
		const value = values[name]
		if (typeof value !== 'string' && typeof value !== 'number') return undefined
		text += `${value}${pieces[at + 1]}`
	}
	return text
}
