import { problem } from '@profile-search/contract/platform/problem'

/** The note on a name that is not known, with what it comes near. */
export function unknownName(name: string, near: string | undefined) {
	if (near === undefined) return problem('problems.importUnknown', { name })
	return problem('problems.importUnknownNear', { name, near })
}

/** The parts of a list, which semicolons or lines separate; commas do where there are none. */
export function listOf(text: string) {
	const separator = /[;\n|]/.test(text) ? /[;\n|]/ : ','
	return text
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean)
}

/** The values, each once; upper and lower case do not matter. */
export function unique<Value>(values: Value[]) {
	const known = new Set<unknown>()
	return values.filter((value) => {
		const key = typeof value === 'string' ? value.toLowerCase() : value
		return !known.has(key) && known.add(key)
	})
}

/** The months of a number of years; another text stays as it is. */
export function monthsOf(text: string) {
	const years = numberOf(text)
	return typeof years === 'number' ? Math.round(years * 12) : text
}

/** 25000 for ₹25,000 and for २५,०००; another text stays as it is. */
export function numberOf(text: string) {
	const plain = text
		.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replaceAll(/₹|rs\.?|inr|[\s,]/gi, '')
	return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** 2026-12-31 for 31/12/2026, as days are written in India; another text stays as it is. */
export function dayOf(text: string) {
	const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
	if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	return text.replace(/^(\d{4}-\d{2}-\d{2})T[\d:.]+Z?$/, '$1')
}

const frameworkLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** A language with its level, where one is in brackets: `English (B2)`. The level is 1 to 6, for A1 to C2. */
export function languageOf(text: string) {
	const [, name = text, code] = /^(.+?)\s*\(([ABC][12])\)$/i.exec(text) ?? []
	return { name, level: code ? frameworkLevels.indexOf(code.toUpperCase()) + 1 : null }
}
