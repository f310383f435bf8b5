/** A line of a résumé and its appearance, as far as the file gives it. */
export type Line = {
	/** The text, with a tab for every wide gap. */
	text: string
	/** Whether blank space separates it from the line above. */
	isApart: boolean
	/** Its font size; 0 if the file gives none. */
	size: number
	/** Whether it begins a column, so that the section before it ends. */
	isColumnStart: boolean
	/** Its number among all lines, which it keeps when its text is shortened. */
	at: number
}

/** Nobody writes longer paragraphs. Longer lines are cut, because patterns may take long over endless ones. */
const longest = /[^]{1,4000}/g

/** Splits plain text into lines. */
export function linesOf(text: string): Line[] {
	let isApart = false
	const lines: Line[] = []
	const raws = text.split(/\r\n|\r|\n|\f|\u2028|\u2029/).flatMap((line) => line.match(longest) ?? [''])
	for (const raw of raws) {
		const line = tidy(raw)
		if (line) lines.push({ text: line, isApart, size: 0, isColumnStart: false, at: lines.length })
		isApart = line === ''
	}
	return lines
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }

/** A text without invisible characters and ligatures, and with every gap as one space or one tab. */
export function tidy(raw: string) {
	return raw
		.normalize('NFC')
		.replaceAll(/[ﬀ-ﬆ]/g, (sign) => ligatures[sign] ?? sign)
		.replaceAll(/[\u00ad\u200b\u2060\ufeff\p{Cs}\p{Co}]|(?![\t])\p{Cc}/gu, '')
		.replaceAll(/[^\S\t]{4,}/g, '\t')
		.replaceAll(/[^\S\t]+/g, ' ')
		.replaceAll(/ ?\t[\t ]*/g, '\t')
		.trim()
}

/** Letters and digits only, in lower case: the form in which texts are compared. */
export function fold(text: string) {
	return plainDigits(text)
		.normalize('NFC')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()
}

/** A text with Devanagari digits as ASCII digits. Its length stays the same, so positions in one hold in the other. */
export function plainDigits(text: string) {
	return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

const bullet = /^(?:[•●○◦▪▫■□◆◇►▶➢➤✓✔❖*·»›‣⁃∙]|[-–—](?=\s)|\d{1,2}[.)](?=\s)|\(?[a-w]\)(?=\s))\s*/u

export function isBullet(text: string) {
	return bullet.test(text)
}

export function withoutBullet(text: string) {
	return text.replace(bullet, '')
}

/** Whether a line describes something rather than names it. */
export function isProse(text: string) {
	if (isBullet(text) || text.length > 110) return true
	const words = text.split(/\s+/)
	return (
		words.length > 14 || (words.length > 5 && /[.।;!]$/.test(text) && !/\b(ltd|inc|co|pvt)\.$/i.test(text))
	)
}

/** Whether a line ends like a sentence, and not with an abbreviation such as `Ltd.`. */
export function isSentence(text: string) {
	return /\s\S+\s.*\p{L}{4,}[.।!]$/u.test(text)
}

/** Whether a sentence gives a whole entry of work: `Worked as a clerk at … from … to …`. */
export function isWorkSentence(text: string) {
	return (
		text.length < 250 &&
		/\b(?:work(?:ed|ing)|serv(?:ed|ing)|employed|experience)\s+(?:as|at|in|with|for)\b/i.test(text)
	)
}

const pageNumber = /^(?:.{0,80}[·|]\s*)?(?:page\s*|पृष्ठ\s*)?\d{1,2}\s*(?:\/|of|पैकी)\s*\d{1,2}$/i

export function isPageNumber(text: string) {
	return pageNumber.test(text) || /^page\s*\d{1,2}$/i.test(text)
}

/** The texts that are not empty, each on its own line. Null if there are none. */
export function joinLines(texts: (string | null | undefined)[]) {
	return texts.filter((text) => text).join('\n') || null
}
