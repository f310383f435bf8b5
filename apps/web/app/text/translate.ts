import { i18n } from './i18n.ts'

/** A text between whose pieces the values with these names stand. */
type Template = { pieces: string[]; names: string[] }
type Values = Record<string, unknown>

const templates = new Map<string, Template | null>()
const plurals = new Intl.PluralRules(i18n.language)

/**
 * The text with this key. A page asks for hundreds, so each is looked up and taken apart once; only the values are
 * put in each time. What asks for more of i18next than that is left to it.
 */
export const t = ((key: string, values?: Values) => {
	const template = templateOf(key, values)
	return (template && fill(template, values)) ?? lookUp(key, values)
}) as typeof i18n.t

const lookUp = i18n.t as (key: string, values?: Values) => string

function templateOf(key: string, values?: Values) {
	const count = values?.['count']
	if (count !== undefined && typeof count !== 'number') return null
	if (values?.['context'] !== undefined || values?.['ordinal'] !== undefined) return null
	const name = count === undefined ? key : `${key} ${count === 0 ? 'zero' : plurals.select(count)}`
	const known = templates.get(name)
	if (known !== undefined) return known
	if (values ? !i18n.exists(key, values) : !i18n.exists(key)) return null
	const template = parse(lookUp(key, { ...values, skipInterpolation: true }))
	templates.set(name, template)
	return template
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
