import { plainDigits } from './line.ts'

/** When something began and ended. Without an end it is still going on. */
export type Span = {
	startedOn: string | null
	endedOn: string | null
	/** Whether the text gives years only; January stands for the unknown month. */
	isByYear: boolean
	/** Whether the text gives one date only; of a course of study it is mostly the end. */
	isSingle: boolean
}

type Point = { day: string; isYear: boolean }

/** The names of the months in English, Hindi and Marathi, with common spellings and short forms. */
const monthNames = [
	'january|jan|जनवरी|जानेवारी|जाने',
	'february|febuary|feb|फरवरी|फ़रवरी|फेब्रुवारी|फेब्रु',
	'march|mar|मार्च',
	'april|apr|अप्रैल|एप्रिल',
	'may|मई|मे',
	'june|jun|जून',
	'july|jul|जुलाई|जुलै',
	'august|aug|अगस्त|ऑगस्ट',
	'september|sept|sep|सितंबर|सितम्बर|सप्टेंबर|सप्टें',
	'october|oct|अक्टूबर|अक्तूबर|ऑक्टोबर|ऑक्टो',
	'november|nov|नवंबर|नवम्बर|नोव्हेंबर|नोव्हें',
	'december|dec|दिसंबर|दिसम्बर|डिसेंबर|डिसें',
]

const monthNumbers = new Map(
	monthNames.flatMap((of, index) => of.split('|').map((name) => [name, index + 1])),
)

/** Matches the name of a month; a part of larger patterns. */
const monthPattern = `(?<![\\p{L}\\p{M}])(?:${monthNames.join('|')})(?![\\p{L}\\p{M}])`

const points = [
	String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[\s,]+(?:of\s+)?)?${monthPattern}\.?[\s,/.-]*(?:['’]\s?\d{2}(?!\d)|(?:19|20)\d{2}(?!\d)|(?<=[-/])\d{2}(?!\d))`,
	String.raw`(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)`,
	String.raw`\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)`,
	String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:19|20)\d{2}(?!\d)`,
	String.raw`(?:19|20)\d{2}[./-](?:0[1-9]|1[0-2])(?![\d%])`,
	String.raw`(?:19|20)\d{2}(?![\d%])(?!\.\d)`,
]
const anyPoint = `(?:${points.join('|')})`
const point = `(?<![\\p{L}\\d.,₹/-]|₹ ?)${anyPoint}`
const open = `(?<![\\p{L}\\p{M}])(?:(?:till|to|until)\\s+(?:date|now|today|present)|presently|present|currently|current|today|ongoing|continuing|continued|continue|now|date|onwards?|आजपर्यंत|आज तक|अब तक|आत्तापर्यंत|आतापर्यंत|अद्याप|वर्तमान|सध्या|चालू|जारी|आज)(?:\\s*(?:तक|पर्यंत|day))?(?![\\p{L}\\p{M}])`
const between = `\\s*(?:[-–—−~]+|to|till|until|upto|up to|through|ते|से|पासून)\\s*(?:to\\s+|till\\s+)?`
const around = '(?:\\s*(?:पर्यंत|तक|पासून|से))?'

const patterns = {
	twoYears: new RegExp(`(?<![\\p{L}\\d.,₹/-])((?:19|20)\\d{2})\\s?[-–/]\\s?(\\d{2})(?![\\d%/.-])`, 'iu'),
	range: new RegExp(`(${point})${between}(?:(${anyPoint})|(${open}))${around}`, 'iu'),
	since: new RegExp(`(?:since|from|w\\.?e\\.?f\\.?)\\s*:?\\s*(${point})(?:\\s*[-–—]?\\s*${open})?`, 'iu'),
	onwards: new RegExp(`(${point})\\s*(?:onwards?|पासून|से|[-–—]\\s*(?=$|[)\\]|·,]))(?:\\s*${open})?`, 'iu'),
	single: new RegExp(`(${point})`, 'iu'),
}

/** The time span in a text, what else the text says, and where the span is in it. Undefined without a date. */
export function findSpan(text: string) {
	const plain = plainDigits(text)
	const found = findYears(plain) ?? findRange(plain) ?? findOpen(plain) ?? findSingle(plain)
	if (!found) return undefined
	const { span, at, length } = found
	const [before, after] = [text.slice(0, at), text.slice(at + length)]
	return { span, rest: withoutDurations(`${before}\t${after}`), side: sideOf(before, after) }
}

/** Whether a time span is at the start of its line, at the end after a separator, or within a sentence. */
function sideOf(before: string, after: string) {
	if (before.trim() === '') return 'start'
	return /^[)\].\s]*$/.test(after) && /[\t,;|(·•–—-]\s*$/.test(before) ? 'end' : 'middle'
}

/** The full date in a text, as `YYYY-MM-DD`. Undefined when there is none. */
export function findDay(text: string) {
	const plain = plainDigits(text)
	const full = plain.match(/(?<!\d)(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d{2})(?!\d)/)
	if (full) return dayOf(full[3], full[2], full[1])
	const iso = plain.match(/(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/)
	if (iso) return dayOf(iso[1], iso[2], iso[3])
	const words = plain.match(
		new RegExp(String.raw`(\d{1,2})(?:st|nd|rd|th)?[\s,.-]*(${monthPattern})[\s,.-]*((?:19|20)\d{2})`, 'iu'),
	)
	const american = plain.match(
		new RegExp(String.raw`(${monthPattern})\s+(\d{1,2}),?\s+((?:19|20)\d{2})`, 'iu'),
	)
	if (words) return dayOf(words[3], monthNumber(words[2] ?? ''), words[1])
	return american ? dayOf(american[3], monthNumber(american[1] ?? ''), american[2]) : undefined
}

/** A text without durations such as `2 years 3 months`, which repeat what the dates say. */
export function withoutDurations(text: string) {
	const amount = String.raw`(?:\d+(?:\.\d+)?\+?)\s*(?:years?|yrs?\.?|months?|mos?\.?|वर्षे|वर्ष|साल|महिने|महीने|माह)`
	const duration = new RegExp(
		String.raw`[([]?\s*(?<![\p{L}\d])(?:less than a year|${amount}(?:\s*(?:,|and|&|व|आणि|और)?\s*${amount})?)(?![\p{L}\p{M}])\s*[)\]]?`,
		'giu',
	)
	return text
		.replaceAll(duration, '')
		.replaceAll(/\(\s*\)|\[\s*\]/g, '')
		.replaceAll(/(?:^|(?<=[\s(|]))(?:from|since|during|duration|period|कालावधी|अवधि)\s*:?\s*(?=\t|$)/giu, '')
		.replaceAll(/[\s,;:|·•(–—-]*\t[\s,;:|·•)–—-]*/g, '\t')
		.replaceAll(/^[\s,;:|·•–—)\]-]+|[\s,;:|·•–—([-]+$/g, '')
}

type Found = { span: Span; at: number; length: number }

/** `2019-21` and `2018-19`. A second number that could be a month counts only as the very next year. */
function findYears(plain: string): Found | undefined {
	const match = plain.match(patterns.twoYears)
	if (!match) return undefined
	const [whole, from = '', short = ''] = match
	const to = Number(from.slice(0, 2) + short)
	const isNext = to === Number(from) + 1
	if (to < Number(from) || (Number(short) <= 12 && !isNext)) return undefined
	return foundAt(
		match,
		whole,
		spanOf({ day: `${from}-01-01`, isYear: true }, { day: `${to}-01-01`, isYear: true }),
	)
}

function findRange(plain: string) {
	const match = plain.match(patterns.range)
	const start = pointOf(match?.[1])
	if (!match || !start) return undefined
	const end = pointOf(match[2])
	if (match[2] && !end) return undefined
	return foundAt(match, match[0], spanOf(start, end ?? null))
}

function findOpen(plain: string) {
	const match = plain.match(patterns.since) ?? plain.match(patterns.onwards)
	const start = pointOf(match?.[1])
	return match && start ? foundAt(match, match[0], spanOf(start, null)) : undefined
}

function findSingle(plain: string) {
	const match = plain.match(patterns.single)
	const only = pointOf(match?.[1])
	return match && only ? foundAt(match, match[1] ?? '', { ...spanOf(only, only), isSingle: true }) : undefined
}

function foundAt(match: RegExpMatchArray, whole: string, span: Span): Found {
	return { span, at: (match.index ?? 0) + match[0].indexOf(whole), length: whole.length }
}

function spanOf(start: Point, end: Point | null): Span {
	return {
		startedOn: start.day,
		endedOn: end?.day ?? null,
		isByYear: start.isYear || (end?.isYear ?? false),
		isSingle: false,
	}
}

/** A profile is exact to the month, so any day becomes the first of its month. */
function pointOf(text: string | undefined): Point | undefined {
	if (!text) return undefined
	const year = text.match(/(?:19|20)\d{2}/)?.[0] ?? fullYear(text.match(/\d{2}(?!.*\d)/)?.[0])
	if (!year) return undefined
	const named = text.match(new RegExp(monthPattern, 'iu'))?.[0]
	if (named) return { day: dayOf(year, monthNumber(named), 1) ?? '', isYear: false }
	const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits)
	if (numbers.length === 1) return { day: `${year}-01-01`, isYear: true }
	const month = numbers.length === 3 ? numbers[1] : numbers.find((digits) => digits.length < 3)
	const day = dayOf(year, month, 1)
	return day ? { day, isYear: false } : undefined
}

/** `19` is 2019, `98` is 1998. */
function fullYear(short: string | undefined) {
	if (!short) return undefined
	return Number(short) <= (new Date().getFullYear() % 100) + 10 ? `20${short}` : `19${short}`
}

type Numeral = string | number | undefined

/** A date as `YYYY-MM-DD`. Undefined when the calendar has no such day. */
export function dayOf(year: Numeral, month: Numeral, day: Numeral) {
	const [y, m, d] = [Number(year), Number(month), Number(day)]
	const date = new Date(Date.UTC(y, m - 1, d))
	const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
	return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** 1 to 12. Undefined when the text is not the name of a month. */
function monthNumber(name: string) {
	return monthNumbers.get(name.toLowerCase())
}
