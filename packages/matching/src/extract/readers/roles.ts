import type { AskedRole, Role } from '../../types.ts'
import { monthWord, number, plainNumber, toMonths, yearWord } from './numbers.ts'
import { withoutOtherYears } from './other-years.ts'

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}\p{N}+#/&'’-]*`
/** Words that end the title of a role in a sentence. */
const after = String.raw`(?:in|at|for|with|within|and|or|to|from|on|since|is|are|was|of|who|where|which|required|preferred|needed|must|should|experience|exp|under|by|plus)`
const title = String.raw`((?:(?!${after}\b)${word})(?:[ ]+(?!${after}\b)${word}){0,4})`
const span = String.raw`${number}\s*\+?(?:\s*(?:-|–|to)\s*\d{1,2}\s*\+?)?\s*(?:(${yearWord})|(${monthWord}))`
const spent = String.raw`(?:\s+(?:of|in|total|full|paid|hands-on|proven|relevant|recent|solid|work(?:ing)?|professional|experience|exp\.?))*`

/** 4 years of experience as a welder */
const spanFirst = new RegExp(
	String.raw`${span}${spent}\s+(?:working\s+)?as\s+(?:an?\s+|the\s+)?${title}`,
	'giu',
)
/** Worked as a welder at a shipyard for 4 years */
const titleFirst = new RegExp(
	String.raw`(?<![\p{L}\p{M}])as\s+(?:an?\s+|the\s+)?${title}[^.;\n\d०-९]{0,48}?(?:for|of|:|,|\()\s*(?:at least|about|around|over|more than|nearly|almost|minimum|min\.?|the (?:last|past))?\s*${span}`,
	'giu',
)
/** वेल्डर म्हणून ४ वर्षे, वेल्डर के रूप में 4 साल */
const indianOrder = new RegExp(
	String.raw`((?:${word}[ ]+){1,2}?)(?:म्हणून|के रूप में|ke roop (?:mein|me)|mhanun)\s+[^.;।\n\d०-९]{0,24}?${span}`,
	'giu',
)

/** Work of one kind that a job asks for: "4 years as a welder". */
export function askedRoles(text: string): AskedRole[] {
	const found = inSentences(withoutOtherYears(text))
	return found.map(({ title: asked, months }) => ({ title: asked, minMonths: months })).slice(0, mostAsked)
}

const mostAsked = 4

const month = String.raw`(?:(\d{1,2})[/.]|(\p{L}{3,9})\.?,?\s*|)`
const year = String.raw`((?:19[6-9]|20[0-4])\d)`
const today = String.raw`(?:present|now|date|today|current|ongoing|till date|aaj|abhi|आज|आत्ता|अब)`
const period = new RegExp(
	String.raw`\(?(?<![\d])${month}${year}\s*(?:-|–|—|→|to|till|until|se|ते|से)\s*(?:till\s+)?(?:${month}${year}|${today})\)?|(?:since|from)\s+${month}${year}`,
	'iu',
)
const schooling =
	/\b(?:b\.? ?(?:sc|a|com|tech|e|ed|pharm)|m\.? ?(?:sc|a|com|tech|e|ed|b\.?a)|bachelor\p{L}*|master['’]?s?|degree|diploma|school|college|university|institute|iti|s\.?s\.?c|h\.?s\.?c|cbse|icse|class|standard|certificat\p{L}+|education|विद्यालय|महाविद्यालय|विद्यापीठ|शिक्षण|शिक्षा)\b/iu

/**
 * Work of one kind that a person tells of, with its months: by the line of a résumé that names a period, or in a sentence
 * such as "four years as a welder". `lastYear` is the year that "until today" means.
 */
export function toldRoles(text: string, lastYear: number): Role[] {
	const lines = text.split('\n').map((line) => line.trim())
	const dated = lines.flatMap((line, at) => {
		const found = period.exec(line)
		if (!found || schooling.test(line)) return []
		const rest = line.replace(found[0], ' ')
		const said = [
			isHeading(rest) ? rest : '',
			headingAt(lines, at - 1),
			isBare(rest) ? headingAt(lines, at + 1) : '',
		]
		const title = said.filter(Boolean).join(' ')
		return title ? [{ at, title, months: monthsIn(found, lastYear) }] : []
	})
	const roles = dated.map(({ at, ...role }, place) => ({
		...role,
		text: blockOf(lines, at, dated[place + 1]?.at),
	}))
	return [...roles, ...inSentences(withoutOtherYears(text))].slice(0, mostTold)
}

const mostTold = 16

/** What is told of a role: the lines below its period, up to an empty line or the next role. */
function blockOf(lines: readonly string[], at: number, next = lines.length): string {
	const below = lines.slice(at + 1, next)
	const end = below.findIndex((line, place) => place > 0 && line === '')
	return below.slice(0, end === -1 ? below.length : end).join('\n')
}

/** The roles that sentences name with a number of years or months. */
function inSentences(text: string): Role[] {
	const found = [
		...[...text.matchAll(spanFirst)].map(([, figure, years, , role = '']) => ({ figure, years, role })),
		...[...text.matchAll(titleFirst)].map(([, role = '', figure, years]) => ({ figure, years, role })),
		...[...text.matchAll(indianOrder)].map(([, role = '', figure, years]) => ({ figure, years, role })),
	]
	return found
		.map(({ figure, years, role }) => ({ title: role.trim(), months: toMonths(figure, years ? 12 : 1) }))
		.filter(({ months }) => months > 0 && months <= 45 * 12)
}

/** A line that may name a role, if it does not look like a sentence or a period of its own. */
function headingAt(lines: readonly string[], at: number): string {
	const line = lines[at] ?? ''
	return isHeading(line) && !period.test(line) && !schooling.test(line) ? line : ''
}

function isHeading(line: string): boolean {
	const words = line.match(new RegExp(word, 'gu')) ?? []
	return words.length > 0 && words.length <= 12 && !/^[-•*·]/.test(line) && !/[.।]$/.test(line)
}

/** Whether a line says nothing beside its period. */
function isBare(rest: string): boolean {
	return (rest.match(new RegExp(word, 'gu')) ?? []).length === 0
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The months of a period. Without months, a period within one year counts half of it. */
function monthsIn(found: RegExpExecArray, lastYear: number): number {
	const [, numberFrom, nameFrom, yearFrom, numberTo, nameTo, yearTo, numberSince, nameSince, yearSince] =
		found
	const from = monthOf(numberFrom ?? numberSince, nameFrom ?? nameSince)
	const to = monthOf(numberTo, nameTo)
	const first = plainNumber(yearFrom ?? yearSince ?? '')
	const last = yearTo ? plainNumber(yearTo) : lastYear
	if (from === undefined || (to === undefined && yearTo)) return Math.max(6, (last - first) * 12)
	return Math.max(1, (last - first) * 12 + (to ?? 6) - from + 1)
}

function monthOf(figure: string | undefined, name: string | undefined): number | undefined {
	const at = name ? monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1 : plainNumber(figure ?? '')
	return at >= 1 && at <= 12 ? at : undefined
}
