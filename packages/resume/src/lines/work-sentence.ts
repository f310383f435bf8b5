import { withoutBullet } from './line.ts'

/** `Worked as a clerk at … from … to …` tells all of an entry in a sentence. */
export function isWorkSentence(text: string) {
	return (
		text.length < 250 &&
		/\b(?:work(?:ed|ing)|serv(?:ed|ing)|employed|experience)\s+(?:as|at|in|with|for)\b/i.test(text)
	)
}

const begin = String.raw`^(?:i\s+)?(?:am\s+|have\s+|was\s+)?(?:currently\s+|presently\s+|previously\s+)?(?:been\s+)?(?:(?:of\s+)?(?:work(?:ed|ing)?\s+)?(?:work(?:ed|ing)|serv(?:ed|ing)|employed|experience))\s+`
const asFirst = new RegExp(
	String.raw`${begin}as\s+(?:an?\s+|the\s+)?(.+?)\s+(?:at|in|with|for)\s+(?:the\s+)?(.+?)$`,
	'i',
)
const asLast = new RegExp(
	String.raw`${begin}(?:at|in|with|for)\s+(?:the\s+)?(.+?)\s+as\s+(?:an?\s+|the\s+)?(.+?)$`,
	'i',
)

/** Job title and organisation out of a sentence, the time taken out. Undefined for other texts. */
export function ofSentence(text: string) {
	if (!isWorkSentence(text)) return undefined
	const bare = withoutBullet(text)
		.replaceAll(/\s+/g, ' ')
		.replace(/(?:[\s,]|(?<!\b(?:ltd|pvt|inc|co))\.|\b(?:since|from))+$/i, '')
	const first = bare.match(asFirst)
	if (first) return { what: first[1] ?? '', where: first[2] ?? '' }
	const last = bare.match(asLast)
	return last ? { what: last[2] ?? '', where: last[1] ?? '' } : undefined
}
