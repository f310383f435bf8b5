import { plainDigits } from './line.ts'

/** Marks, grades and classes as certificates tell them. */
const patterns = [
	/(?:percentage|marks|aggregate|grade|score|with|secured|टक्के|गुण)?\s*[:-]?\s*\d{1,3}(?:\.\d+)?\s?(?:%|percent\b|टक्के|प्रतिशत)(?:\s*(?:marks|गुण))?/iu,
	/(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|cpi)\.?\s*[:-]?\s*\d{1,2}(?:\.\d+)?(?:\s?(?:\/|out of)\s?\d{1,2}(?:\.\d+)?)?/i,
	/\d{1,2}(?:\.\d+)?\s?(?:c\.?g\.?p\.?a|g\.?p\.?a|\/\s?10(?:\.0)?\b)\.?/i,
	/\b(?:(?:first|second|third|pass|1st|2nd)\s+(?:class|division)|distinction)(?:\s+with\s+distinction)?/i,
	/\bgrade\s*[:-]?\s*[a-fo][+-]?(?![\p{L}\d])/iu,
	/(?:प्रथम|द्वितीय|तृतीय)\s+(?:श्रेणी|वर्ग)|विशेष\s+प्रावीण्य/u,
	/(?:marks\s*[:-]?\s*)?\d{2,4}(?:\.\d+)?\s?\/\s?\d{3,4}(?!\d)/i,
]

/** The grade in a text, and the text without it. */
export function splitGrade(text: string) {
	const plain = plainDigits(text)
	for (const pattern of patterns) {
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
