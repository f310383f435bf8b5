import { foldWord } from '../fold.ts'
import { givenNames } from './given-names.ts'

const word = String.raw`(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|[\u0900-\u0963\u0970-\u097f]+)`
const nameOf = (most: number) => String.raw`${word}(?:[ \t]+${word}){0,${most - 1}}`

/** Who the text is of, or whom to ask: a label, and the name after it. */
const label = String.raw`(?:(?:my |full |first |last |candidate(?:['’]?s)? |applicant(?:['’]?s)? |employee |father(?:['’]?s)? |mother(?:['’]?s)? |husband(?:['’]?s)? |spouse(?:['’]?s)? )?name(?: of (?:the )?(?:candidate|applicant|father|mother|husband))?|sur ?name|father|mother|husband|spouse|contact(?: person| name)?|references?|referees?|signature|signed(?: by)?|(?:पूरा |पूर्ण |संपूर्ण |पिता का |माता का |पति का |वडिलांचे |आईचे |पतीचे |उमेदवाराचे |उम्मीदवार का )?(?:नाव|नाम)|संपर्क(?: व्यक्ती| व्यक्ति)?|संदर्भ|हस्ताक्षर|सही)`
const labelAtEnd = new RegExp(String.raw`(?:^|[\n|•,;(.]\s*|[ \t]{2})${label}$`, 'iu')
/** What stands between a label and a name. */
const separators = /[ \t]*(?:[:：][–-]?|[ \t][–-])[ \t]*/g
const longestLabel = 32
const labelled = new RegExp(nameOf(4), 'uy')

/** Contact Ramesh Sutar on 98220 12345 */
const asked =
	/\b(?:[Cc]ontact|CONTACT|[Cc]all|[Aa]sk for|[Mm]eet|[Ss]peak (?:to|with)|[Ww]rite to|[Rr]eport to|[Ss]on of|[Dd]aughter of|[Ww]ife of|[Ss]\/[Oo]|[Dd]\/[Oo]|[Ww]\/[Oo])\s+/gu
const askedName = new RegExp(nameOf(3), 'uy')

/** Mr. John Carpenter; but MS Excel is no Ms Excel. */
const honorifics =
	/(?<![\p{L}\p{M}])(?:(?:Mr|Mrs|Miss|Ms|Shri|Smt|Kumari|Prof|Dr|MR|MRS|SHRI|SMT|DR)\.?\s+(?!Excel|Word|Office|Access|Outlook|Project|Teams|Power|Windows|SQL|Dynamics|CIT|DOS)|(?:श्रीमती|श्री|कुमारी|सौ\.|कु\.|डॉ\.?)\s*)(?=[\p{Lu}\u0900-\u097f])/gu
const honoured = new RegExp(
	String.raw`(?:\p{Lu}[\p{L}\p{M}'’-]*\.?(?:[ \t]+\p{Lu}[\p{L}\p{M}'’-]*\.?){0,2}|[\u0900-\u0963\u0970-\u097f]+(?:[ \t]+[\u0900-\u0963\u0970-\u097f]+)?)`,
	'uy',
)

const referenceHeading = /^\s*(?:references?|referees?|संदर्भ)\s*[:：]?\s*$/iu
const leadingName = new RegExp(
	String.raw`^(\s*(?:\d+[.)]\s*|[•*-]\s*)?)(${word}(?:[ \t]+${word}){1,3})\s*(?=[,(|–:-]|$)`,
	'u',
)
/** The most lines under a heading that name somebody who can be asked. */
const mostReferences = 6

const documentHeading =
	/^\s*(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé]|bio-?data|profile|बायोडाटा|बायो-डाटा|परिचय ?पत्र|अल्प ?परिचय)\s*:?\s*$/iu
const wholeName = new RegExp(String.raw`^\s*(${word}(?:[ \t]+${word}){1,3})\s*(?:[|,–-].*)?$`, 'u')
/** A number to call or an address to write to, as under the name at the head of a résumé. */
const reach = /\S@\S+\.\S|(?:\+?\d[\s-]?){9,}|[०-९]{9,}/u
/** Words at the head of a text that speak of work, not of a person. */
const ofWork =
	/^(?:skilled|experienced|expert|senior|junior|head|chief|master|assistant|trainee|urgent(?:ly)?|wanted|required|needed|hiring|vacancy|job|full|part|work|staff|team|career|objective|summary|personal|professional|contact|about|education|we|our|the|an?|कुशल|अनुभवी|हवे|हवा|पाहिजे|आवश्यक|वरिष्ठ)$/iu

/**
 * A text with the names of persons blanked out, so that all else keeps its position. A surname may be a craft (Sutar,
 * Lohar, Carpenter), and must not be read as one: names after labels and honorifics, at the head of a résumé and among
 * its references are left out.
 */
export function withoutPersonNames(text: string): string {
	const own = [...ownNames(text)]
	let left = blankReferences(text)
	left = blankAt(
		left,
		labelsIn(left).map(({ end }) => end),
		labelled,
	)
	left = blankAt(left, endsOf(left, asked), askedName)
	left = blankAt(left, endsOf(left, honorifics), honoured)
	for (const name of own) left = left.replaceAll(name, blank)
	return left
}

/** The names at the head of the text and after the label for the name: they recur, as in a signature. */
function* ownNames(text: string): Generator<string> {
	const lines = text.split('\n', 12).filter((line) => line.trim() !== '' && !documentHeading.test(line))
	const head = wholeName.exec(lines[0] ?? '')?.[1]
	if (head && isPerson(head, lines.slice(0, 6))) yield head
	for (const { label: said, end } of labelsIn(text)) {
		if (!/name|नाव|नाम/iu.test(said)) continue
		const name = matchAt(labelled, text, end)
		if (name && /\s/.test(name)) yield name
	}
}

function isPerson(name: string, lines: readonly string[]): boolean {
	const [first = ''] = name.split(/\s+/)
	if (ofWork.test(first)) return false
	if (givenNames.has(foldWord(first.replace(/\.$/, '')))) return true
	return (
		lines.some((line) => reach.test(line)) &&
		!lines.slice(0, 1).some((line) => /[,|–]/.test(line) && !reach.test(line))
	)
}

function blankReferences(text: string): string {
	if (!/referen|referee|संदर्भ/iu.test(text)) return text
	let left = 0
	let isBegun = false
	return text
		.split('\n')
		.map((line) => {
			if (referenceHeading.test(line)) {
				left = mostReferences
				isBegun = false
			} else if (line.trim() === '') left = isBegun ? 0 : left
			else if (left > 0) {
				left -= 1
				isBegun = true
				return line.replace(leadingName, (_, before: string, name: string) => before + blank(name))
			}
			return line
		})
		.join('\n')
}

/** Labels at the beginning of a line or part of one, each with what separates it from the name. */
function* labelsIn(text: string): Generator<{ label: string; end: number }> {
	for (const { 0: separator, index } of text.matchAll(separators)) {
		const [label] = labelAtEnd.exec(text.slice(Math.max(0, index - longestLabel), index)) ?? []
		if (label !== undefined) yield { label, end: index + separator.length }
	}
}

function endsOf(text: string, pattern: RegExp): Iterable<number> {
	return text.matchAll(pattern).map(({ 0: found, index }) => index + found.length)
}

/** Blanks out the names that begin at these positions. */
function blankAt(text: string, starts: Iterable<number>, name: RegExp): string {
	let left = text
	for (const start of starts) {
		const said = matchAt(name, left, start)
		if (said) left = left.slice(0, start) + blank(said) + left.slice(start + said.length)
	}
	return left
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at
	return pattern.exec(text)?.[0]
}

function blank(name: string): string {
	return ' '.repeat(name.length)
}
