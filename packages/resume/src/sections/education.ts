import type { ReadEducation } from '@profile-search/contract/profiles/imports/resume-import'
import { findSpan, type Span } from '../text/dates.ts'
import { cellsOf, findTable, labelOf, splitLabel } from '../text/labels.ts'
import { isProse, plainDigits, withoutBullet, type Line } from '../text/line.ts'
import { degreeScore, institutionScore, namesStudy } from '../text/vocabulary.ts'
import { blocksOf, piecesOf, splitPair, tellApart, type Block, type Pair } from './entries.ts'

/** Reads the entries of a section of education. */
export function readEducation(lines: Line[]) {
	return readTable(lines) ?? readBlocks(lines)
}

/** Reads courses and certificates: each line has a name, the issuer and a date. */
export function readCertificates(lines: Line[]) {
	const entries = lines.map(({ text }) => {
		const found = findSpan(withoutBullet(text))
		const [first = '', second = ''] = piecesOf(found?.rest ?? withoutBullet(text))
		const [, name = first, issuer = second] = second
			? []
			: (first.match(/^(.+?)(?:,\s+|\s+[-–—]\s+|\s+(?:by|from)\s+)(.+)$/i) ?? [])
		if (!name || !issuer || isProse(withoutBullet(text))) return undefined
		return educationEntryOf({ what: name, where: issuer }, found?.span, null, [])
	})
	return outcome(entries, lines)
}

function readTable(lines: Line[]) {
	const table = findTable(lines, ['degree', 'institution', 'board'])
	if (!table) return undefined
	const entries = table.rows.map((row) => {
		const { degree = '', institution, board, field, grade, span, other } = cellsOf(table, row)
		if (!degree && !institution) return undefined
		const where = institution ?? board ?? ''
		const note = [institution ? board : undefined, ...other].filter((text) => text !== undefined)
		const made = educationEntryOf({ what: degree, where }, span, grade ?? null, note)
		return { ...made, field: field ?? made.field }
	})
	const { entries: read, unread } = outcome(entries, table.rows)
	return { entries: read, unread: [...table.before, ...unread, ...table.after] }
}

function outcome(entries: (ReadEducation | undefined)[], lines: Line[]) {
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: lines.filter((_, at) => !entries[at]),
	}
}

/** Whether a line, or a sentence of at most 18 words, has both a degree and a place of study. */
function isStudy({ text }: Line) {
	const bare = withoutBullet(text)
	return bare.split(' ').length <= 18 && namesStudy(bare)
}

function readBlocks(lines: Line[]) {
	const { before, blocks } = blocksOf(lines, isStudy)
	const isInstitutionFirst = namesInstitutionFirst(blocks)
	const entries = blocks.map((block) => entryOf(block, isInstitutionFirst))
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: [...before, ...blocks.filter((_, at) => !entries[at]).flatMap((block) => block.lines)],
	}
}

/** Whether a résumé names the institution before the degree, judged by all entries together. */
function namesInstitutionFirst(blocks: Block[]) {
	const leans = blocks.map((block) => {
		const [one, other] = namesOf(block).names
		if (one === undefined || other === undefined) return 0
		return institutionScore(one) + degreeScore(other) - degreeScore(one) - institutionScore(other)
	})
	return leans.reduce((sum, lean) => sum + lean, 0) > 0
}

/** Words that join a degree, its year and its institution in a sentence. */
const passing =
	/\s*\b(?:passed(?: out)?|completed|pursuing|appeared)\b(?:\s+(?:in|from)\b)?|\t(?:from|in)\b|\s(?:in|from|with)(?=\s*(?:\t|$))/gi

/** The texts above the date of an entry and beside it, and the grade among them. */
function namesOf({ above, beside }: Pick<Block, 'above' | 'beside'>) {
	let grade: string | null = null
	const names = [...above.map(({ text }) => text), beside].flatMap((text) => {
		const split = splitGrade(withoutBullet(text).replaceAll(passing, '\t'))
		grade ??= split.grade
		return piecesOf(split.text)
	})
	return { names, grade }
}

function entryOf(block: Block, isInstitutionFirst: boolean) {
	const { names, grade } = namesOf(block)
	const [one, other, ...rest] = names.flatMap(withoutLabel)
	const next = block.below.slice(0, 2).map((line) => (isName(line) ? splitGrade(line.text) : nothing))
	const { pair, taken } = pairOf(
		one,
		other,
		next.map(({ text }) => text),
		isInstitutionFirst,
	)
	if (!pair || degreeScore(pair.what) + institutionScore(pair.where) === 0) return undefined

	const below = next.slice(0, taken).find((line) => line.grade !== null)?.grade ?? null
	const details = [...rest, ...block.below.slice(taken).map(({ text }) => text)]
	const { notes, later } = gradeOf(details, grade ?? below)
	return educationEntryOf(pair, block.span, later, notes)
}

const nothing = { text: '', grade: null }

/** Degree and institution from the names of an entry and, if one is missing, from `taken` lines below. */
function pairOf(
	one: string | undefined,
	other: string | undefined,
	below: string[],
	isInstitutionFirst: boolean,
) {
	const [next = '', further = ''] = below
	const tell = (first: string, second: string) =>
		tellApart(first, second, degreeScore, institutionScore, isInstitutionFirst)
	if (one !== undefined && other !== undefined) return { pair: tell(one, other), taken: 0 }
	if (one === undefined) {
		const inside = splitPair(next, degreeScore, institutionScore)
		if (inside?.isSure || !further) return { pair: inside, taken: 1 }
		return { pair: tell(next, further), taken: 2 }
	}
	const inside = splitPair(one, degreeScore, institutionScore)
	if (inside?.isSure && degreeScore(inside.what) > 0) return { pair: inside, taken: 0 }
	return next ? { pair: tell(one, next), taken: 1 } : { pair: tellAlone(one), taken: 0 }
}

/** `B.E. Mechanical, COEP Pune`: after a degree, a word in capitals is the short name of an institution. */
function tellAlone(text: string) {
	const [, degree = '', rest = ''] = text.match(/^(.+?),\s+(.+)$/) ?? []
	if (degreeScore(degree) > 0 && /\b[A-Z]{3,}\b/.test(rest)) return { what: degree, where: rest }
	return institutionScore(text) > degreeScore(text) ? { what: '', where: text } : { what: text, where: '' }
}

/** The grade of an entry, which may be on its own line below, and the other lines as notes. */
function gradeOf(details: string[], grade: string | null) {
	if (grade !== null) return { notes: details, later: grade }
	const at = details.findIndex((text) => splitGrade(text).grade !== null && splitGrade(text).text.length < 12)
	return at < 0
		? { notes: details, later: null }
		: { notes: details.toSpliced(at, 1), later: splitGrade(details[at] ?? '').grade }
}

function withoutLabel(text: string) {
	const pair = splitLabel(text)
	return pair && labelOf(pair.label) ? [pair.value].filter(Boolean) : [text]
}

function isName({ text, isApart }: Line) {
	return !isApart && !isProse(text) && text.length <= 100
}

/** Puts an entry together. A single date is the end of the studies. */
function educationEntryOf(
	{ what, where }: Pair,
	span: Span | undefined,
	grade: string | null,
	notes: string[],
): ReadEducation {
	const [, degree = what, field = null] = what.match(/^(.+?)(?:,\s+|\s+·\s+)(.+)$/) ?? []
	return {
		institution: where,
		degree,
		field,
		startedOn: span?.isSingle ? null : (span?.startedOn ?? null),
		endedOn: span?.endedOn ?? null,
		grade,
		note: notes.join('\n') || null,
	}
}

/** Marks, grades and classes as people write them. */
const gradePatterns = [
	/(?:percentage|marks|aggregate|grade|score|with|secured|टक्के|गुण)?\s*[:-]?\s*\d{1,3}(?:\.\d+)?\s?(?:%|percent\b|टक्के|प्रतिशत)(?:\s*(?:marks|गुण))?/iu,
	/(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|cpi)\.?\s*[:-]?\s*\d{1,2}(?:\.\d+)?(?:\s?(?:\/|out of)\s?\d{1,2}(?:\.\d+)?)?/i,
	/\d{1,2}(?:\.\d+)?\s?(?:c\.?g\.?p\.?a|g\.?p\.?a|\/\s?10(?:\.0)?\b)\.?/i,
	/\b(?:(?:first|second|third|pass|1st|2nd)\s+(?:class|division)|distinction)(?:\s+with\s+distinction)?/i,
	/\bgrade\s*[:-]?\s*[a-fo][+-]?(?![\p{L}\d])/iu,
	/(?:प्रथम|द्वितीय|तृतीय)\s+(?:श्रेणी|वर्ग)|विशेष\s+प्रावीण्य/u,
	/(?:marks\s*[:-]?\s*)?\d{2,4}(?:\.\d+)?\s?\/\s?\d{3,4}(?!\d)/i,
]

/** Splits the grade off a text. */
function splitGrade(text: string) {
	const plain = plainDigits(text)
	for (const pattern of gradePatterns) {
		const match = plain.match(pattern)
		if (!match) continue
		const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
		const grade = text
			.slice(start, end)
			.replace(/^(?:with|secured|percentage|aggregate)\b\s*[:-]?\s*|^[\s:-]+/i, '')
			.trim()
		return { grade, text: trimmed(`${text.slice(0, start)}\t${text.slice(end)}`) }
	}
	return { grade: null, text }
}

function trimmed(text: string) {
	return text
		.replaceAll(/\(\s*\)|\[\s*\]/g, '')
		.replaceAll(/[\s,;:|·(–-]*\t[\s,;:|·)–-]*/g, '\t')
		.trim()
}
