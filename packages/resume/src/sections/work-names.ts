import type { WorkKind } from '@profile-search/contract/profiles/entries'
import type { KnownNames, ParsedWork } from '../resume.ts'
import { withoutDurations } from '../text/dates.ts'
import { splitLabel } from '../text/labels.ts'
import { fold, isProse, isSentence, isWorkSentence, withoutBullet, type Line } from '../text/line.ts'
import { isPlacePart } from '../text/places.ts'
import { organisationScore, titleScore } from '../text/vocabulary.ts'
import { piecesOf, splitPair, tellApart, type Block } from './entries.ts'

/** How a résumé sets all of its entries of work. */
export type Style = { isOrganisationFirst: boolean; isOrganisationBelow: boolean }

/** Learns the style from all entries together, so that one that says little is read like the others. */
export function styleOf(blocks: Block[], isOrganisationFirst: boolean, known: KnownNames): Style {
	let first = 0
	let below = 0
	for (const block of blocks) {
		const [one, other] = namesOf(block)
		if (one === undefined) continue
		if (other !== undefined)
			first += organisationScore(one) + titleScore(other) - titleScore(one) - organisationScore(other)
		const next = block.below[0]?.text ?? ''
		if (other !== undefined || isProse(next)) continue
		below += organisationScore(next) + (kindOf(next.split(', ').at(-1) ?? '') ? 1 : 0)
		below -= insideOf(one, known)?.isSure ? 2 : 0
	}
	return {
		isOrganisationFirst: first === 0 ? isOrganisationFirst : first > 0,
		isOrganisationBelow: below > 0,
	}
}

/** The texts above the date of an entry and beside it, without durations. */
export function namesOf({ above, beside }: Block) {
	return [...above.map(({ text }) => withoutDurations(text)), beside].flatMap(piecesOf).map(withoutBullet)
}

/** Job title and organisation from the names of an entry and, if one is missing, from `taken` lines below. */
export function pairOf(
	names: string[],
	block: Block,
	style: Style,
	previous: ParsedWork | undefined,
	known: KnownNames,
) {
	const [one, other] = names
	const tell = (first: string, second: string) =>
		tellApart(first, second, titleScore, organisationScore, style.isOrganisationFirst)
	if (one !== undefined && other !== undefined) return { pair: tell(one, other), taken: 0 }

	const [below = '', further = ''] = block.below.slice(0, 2).map((line) => (isName(line) ? line.text : ''))
	if (one === undefined) {
		if (below && further && !isPlacePart(further, known)) return { pair: tell(below, further), taken: 2 }
		return { pair: below ? insideOf(below, known) : undefined, taken: 1 }
	}
	const inside = insideOf(one, known)
	if (inside?.isSure && !(below && style.isOrganisationBelow)) return { pair: inside, taken: 0 }
	// A further position at the organisation of the entry before.
	if (block.isAbbreviated && previous?.organisationName && style.isOrganisationFirst)
		return { pair: { what: one, where: previous.organisationName }, taken: 0 }
	if (below && (style.isOrganisationBelow || !inside)) return { pair: tell(one, below), taken: 1 }
	return { pair: inside ?? tellAlone(one), taken: 0 }
}

/** Job title and organisation in one text. A town at its end is neither, and stays with the organisation. */
function insideOf(text: string, known: KnownNames) {
	const parts = text.split(/,\s+/)
	const names = parts.filter((part, at) => at === 0 || !isPlacePart(part, known))
	const inside = splitPair(names.join(', '), titleScore, organisationScore)
	return (
		inside && {
			...inside,
			where: [inside.where, ...parts.filter((part) => !names.includes(part))].join(', '),
		}
	)
}

function tellAlone(text: string) {
	return organisationScore(text) > titleScore(text) ? { what: '', where: text } : { what: text, where: '' }
}

/** Whether a line below the date may be a name: short, and not separated by a gap. */
function isName({ text, isApart }: Line) {
	return !isApart && !isProse(text) && !isSentence(text) && text.length <= 90 && splitLabel(text) === null
}

/** `I am currently working …`, `Worked …`, `Experience …`. */
const begin = String.raw`^(?:i\s+)?(?:am\s+|have\s+|was\s+)?(?:currently\s+|presently\s+|previously\s+)?(?:been\s+)?(?:(?:of\s+)?(?:work(?:ed|ing)?\s+)?(?:work(?:ed|ing)|serv(?:ed|ing)|employed|experience))\s+`
const titleFirst = new RegExp(
	String.raw`${begin}as\s+(?:an?\s+|the\s+)?(.+?)\s+(?:at|in|with|for)\s+(?:the\s+)?(.+?)$`,
	'i',
)
const titleLast = new RegExp(
	String.raw`${begin}(?:at|in|with|for)\s+(?:the\s+)?(.+?)\s+as\s+(?:an?\s+|the\s+)?(.+?)$`,
	'i',
)

/** Job title and organisation in a sentence whose dates were taken out. Undefined for other texts. */
export function pairOfSentence(text: string) {
	if (!isWorkSentence(text)) return undefined
	const bare = withoutBullet(text)
		.replaceAll(/\s+/g, ' ')
		.replace(/(?:[\s,]|(?<!\b(?:ltd|pvt|inc|co))\.|\b(?:since|from))+$/i, '')
	const first = bare.match(titleFirst)
	if (first) return { what: first[1] ?? '', where: first[2] ?? '' }
	const last = bare.match(titleLast)
	return last ? { what: last[2] ?? '', where: last[1] ?? '' } : undefined
}

const kinds: [pattern: RegExp, kind: WorkKind][] = [
	[/^(?:full time|fulltime|permanent|regular|पूर्णवेळ|पूर्णकालिक)$/, 'full_time'],
	[/^(?:part time|parttime|अर्धवेळ|अंशकालिक)$/, 'part_time'],
	[/^(?:contract|contractual|on contract|contract basis|कंत्राटी|संविदा)$/, 'contract'],
	[/^(?:temporary|temp|seasonal|तात्पुरते|अस्थायी)$/, 'temporary'],
	[/^(?:self employed|freelance|स्वयंरोजगार)$/, 'self_employed'],
	[/^apprenticeship$/, 'apprenticeship'],
	[/^internship$/, 'internship'],
	[/^volunteer$/, 'volunteer'],
]

/** The kind of work that a text names. Null when it names something else. */
export function kindOf(text: string) {
	const plain = fold(text)
	return kinds.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** Splits the kind of work off the end of a text. */
export function splitKind(text: string) {
	const parts = text.split(', ')
	const kind = parts.length > 1 ? kindOf(parts.at(-1) ?? '') : null
	return { text: kind ? parts.slice(0, -1).join(', ') : text, kind }
}
