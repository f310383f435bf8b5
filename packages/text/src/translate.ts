import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { ParseKeys, TFunction } from 'i18next'
import { language, textsIn } from '#runtime'
import type { Texts } from './catalogues/read-catalogues.ts'
import type { English } from './english.ts'

declare module 'i18next' {
	// oxlint-disable-next-line typescript/consistent-type-definitions -- i18next learns the keys by merging its interface
	interface CustomTypeOptions {
		defaultNS: 'translation'
		resources: { translation: English }
	}
}

/** A text in pieces: words, the names of values, and other texts, whose keys may have values in them. */
type Template = (string | { name: string } | { key: Template })[]
type Values = Record<string, unknown>

/** The key of a text. */
export type TextKey = ParseKeys

/** Finds a text by its key, with values for what stands in it. */
export type Translate = TFunction

/**
 * The text with this key in the language of the reader, as i18next would make it: its plurals, `{{values}}` and
 * `$t(other.texts)`. A page asks for hundreds, so each is looked up and taken apart once for each language; only the
 * values are put in each time. A key without a text is answered itself. With `returnObjects`, the texts of a group by their
 * names.
 */
export const t = ((key: string, values?: Values) =>
	(values?.['returnObjects'] && groupOf(key)) || translators[language()](key, values)) as Translate

const translators = { en: translatorTo('en'), hi: translatorTo('hi'), mr: translatorTo('mr') }

function translatorTo(wanted: PageLanguage) {
	const templates = new Map<string, Template>()
	const plurals = new Intl.PluralRules(wanted)
	const pluralsInEnglish = new Intl.PluralRules('en')

	function templateOf(key: string, count: unknown) {
		const plural = typeof count === 'number' ? (count === 0 ? 'zero' : plurals.select(count)) : undefined
		const name = plural === undefined ? key : `${key} ${plural}`
		const known = templates.get(name)
		if (known) return known
		const text = textAt(wanted, key, plurals, count) ?? textAt('en', key, pluralsInEnglish, count)
		if (text === undefined) return undefined
		const template = parse(text)
		templates.set(name, template)
		return template
	}

	return function translate(key: string, values: Values = {}): string {
		const template = templateOf(key, values['count'])
		return template ? fill(template, values, translate) : key
	}
}

/** The text of a key in a language: with a count, that of its plural. */
function textAt(wanted: PageLanguage, key: string, plurals: Intl.PluralRules, count: unknown) {
	if (typeof count !== 'number') return textWith(wanted, key)
	const zero = count === 0 ? textWith(wanted, `${key}_zero`) : undefined
	return zero ?? textWith(wanted, `${key}_${plurals.select(count)}`) ?? textWith(wanted, key)
}

function textWith(wanted: PageLanguage, key: string) {
	const found = foundAt(wanted, key)
	return typeof found === 'string' ? found : undefined
}

function groupOf(key: string) {
	const found = foundAt(language(), key) ?? foundAt('en', key)
	return typeof found === 'object' ? found : undefined
}

function foundAt(wanted: PageLanguage, key: string) {
	let found: string | Texts | undefined = textsIn(wanted)
	for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
	return found
}

function parse(text: string): Template {
	return text.split(/(\{\{\w+\}\}|\$t\([\w.{}]+\))/).map((piece) => {
		if (piece.startsWith('{{')) return { name: piece.slice(2, -2) }
		return piece.startsWith('$t(') ? { key: parse(piece.slice(3, -1)) } : piece
	})
}

function fill(template: Template, values: Values, translate: (key: string, values: Values) => string) {
	let text = ''
	for (const piece of template) {
		if (typeof piece === 'string') text += piece
		else if ('key' in piece) text += translate(fill(piece.key, values, translate), values)
		else text += piece.name in values ? shown(piece.name, values[piece.name]) : `{{${piece.name}}}`
	}
	return text
}

const counts = new Intl.NumberFormat('en-IN')

/** A value as it stands in a text. Counts are grouped as in India: 1,05,000. */
function shown(name: string, value: unknown) {
	if (name === 'count' && typeof value === 'number' && value >= 1000) return counts.format(value)
	return String(value ?? '')
}
