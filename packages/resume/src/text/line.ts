/** A line of a résumé, with what its file tells of how it looks. */
export type Line = {
	/** With a tab wherever a wide gap is. */
	text: string
	/** Whether blank space stands before it. */
	isApart: boolean
	/** The size of its letters; 0 where the file does not tell. */
	size: number
	/** Whether it begins a column of its own, which the section before does not run on into. */
	isColumnStart: boolean
	/** Its place among all lines, which stays when it is shortened. */
	at: number
}

/** Nobody writes longer paragraphs; what is longer is cut, since readers may take long over endless lines. */
const longest = /[^]{1,4000}/g

/** Plain text as lines. */
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

/** Without what cannot be seen, and with gaps as single spaces or tabs. */
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

/** Letters and digits alone, in lower case: what is compared. */
export function fold(text: string) {
	return plainDigits(text)
		.normalize('NFC')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()
}

/** Digits of Devanagari as those of everyone; nothing moves, so places in the text stay where they are. */
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

/** Whether a line tells rather than names: what belongs to a description. */
export function isProse(text: string) {
	if (isBullet(text) || text.length > 110) return true
	const words = text.split(/\s+/)
	return (
		words.length > 14 || (words.length > 5 && /[.।;!]$/.test(text) && !/\b(ltd|inc|co|pvt)\.$/i.test(text))
	)
}

/** Whether a line ends as a sentence does, and not in a short form such as `Ltd.`. */
export function isSentence(text: string) {
	return /\s\S+\s.*\p{L}{4,}[.।!]$/u.test(text)
}

/** `Worked as a clerk at … from … to …` tells all of an entry in a sentence. */
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

/** Texts one below the other, without those that are not said. */
export function joinLines(texts: (string | null | undefined)[]) {
	return texts.filter((text) => text).join('\n') || null
}
