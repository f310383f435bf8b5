import type { WorkKind } from '@profile-search/contract/profiles/entries'
import type { KnownNames, ParsedWork } from '../resume.ts'
import { withoutDurations, type Span } from '../text/dates.ts'
import { cellsOf, findTable, labelledSpanOf, labelOf, splitLabel, type Label } from '../text/labels.ts'
import type { Line } from '../text/line.ts'
import { isPlacePart, splitPlace } from '../text/places.ts'
import { blocksOf, type Block } from './entries.ts'
import { kindOf, namesOf, pairOf, pairOfSentence, splitKind, styleOf, type Style } from './work-names.ts'

/** Reads the entries of a section of work. `isOrganisationFirst` decides which is which if the words do not. */
export function readWork(lines: Line[], known: KnownNames, isOrganisationFirst = false) {
	return (
		readTable(lines, known) ?? readLabelledWork(lines, known) ?? readBlocks(lines, known, isOrganisationFirst)
	)
}

function readTable(lines: Line[], known: KnownNames) {
	const table = findTable(lines, ['title', 'organisation'])
	if (!table) return undefined
	const entries = table.rows.map((row) => {
		const { title = '', organisation = '', span, other, place: own } = cellsOf(table, row)
		if (!title && !organisation) return undefined
		const { name, place } = splitPlace(organisation, known)
		return workEntryOf({
			title,
			organisationName: name,
			place: own ?? place,
			span,
			kind: null,
			details: other,
		})
	})
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: [...table.before, ...table.rows.filter((_, at) => !entries[at]), ...table.after],
	}
}

function readBlocks(lines: Line[], known: KnownNames, isOrganisationFirst: boolean) {
	// Some résumés give the total duration on its own line, which repeats what the dates say.
	const { before, blocks } = blocksOf(lines.filter(({ text }) => withoutDurations(text) !== ''))
	const style = styleOf(blocks, isOrganisationFirst, known)
	const entries: ParsedWork[] = []
	const unread: Line[] = [...before]
	for (const block of blocks) {
		const entry = entryOf(block, style, known, entries.at(-1))
		if (entry) entries.push(entry)
		else unread.push(...block.lines)
	}
	return { entries, unread }
}

function entryOf(block: Block, style: Style, known: KnownNames, previous: ParsedWork | undefined) {
	const isTown = (text: string) => text.split(', ').every((part) => isPlacePart(part, known))
	const pieces = namesOf(block)
	const named = pieces.filter((piece) => kindOf(piece) === null && !isTown(piece))
	const selfEmployed = pieces.find((piece) => kindOf(piece) === 'self_employed')
	const names = named.length === 1 && selfEmployed ? [...named, selfEmployed] : named
	const sentence = pairOfSentence(block.beside)
	const { pair, taken } = sentence
		? { pair: sentence, taken: 0 }
		: pairOf(names, block, style, previous, known)
	if (!pair || !(pair.what || pair.where)) return undefined

	const { text, kind } = splitKind(pair.where)
	const { name, place } = splitPlace(text, known)
	const details = [...names.slice(2), ...block.below.slice(taken).map((line) => line.text)]
	const town = place ?? pieces.find(isTown)
	// The town may also be on its own line below.
	const isTownNext = !town && details[0] !== undefined && isTown(details[0])
	return workEntryOf({
		title: pair.what,
		organisationName: name,
		place: town ?? (isTownNext ? (details[0] ?? null) : null),
		span: block.span,
		kind: kind ?? pieces.map(kindOf).find((found) => found !== null) ?? null,
		details: isTownNext ? details.slice(1) : details,
	})
}

type LabelledEntry = { fields: Partial<Record<Label, string>>; other: string[]; lines: Line[] }

/** Fields that an entry has once: the second time, one of them begins the next entry. */
const once: Label[] = ['organisation', 'title', 'period', 'from', 'to', 'place']

/** Reads work given as `Company: …`, `Designation: …`. Undefined when the section is not written like that. */
function readLabelledWork(lines: Line[], known: KnownNames) {
	const labels = lines.map(labelOfLine)
	if (!labels.includes('organisation') || !labels.some((label) => label === 'title' || label === 'period'))
		return undefined

	const before: Line[] = []
	const labelled: LabelledEntry[] = []
	for (const [at, line] of lines.entries()) {
		const label = labels[at]
		const value = splitLabel(line.text)?.value ?? ''
		const last = labelled.at(-1)
		const begins = label && once.includes(label) && (!last || last.fields[label] !== undefined)
		if (begins) labelled.push({ fields: { [label]: value }, other: [], lines: [line] })
		else if (!last) before.push(line)
		else {
			last.lines.push(line)
			if (label && once.includes(label)) last.fields[label] = value
			else last.other.push(label === 'duties' ? value : line.text)
		}
	}
	const entries = labelled.map((one) => entryOfLabelled(one, known))
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: [...before, ...labelled.filter((_, at) => !entries[at]).flatMap((one) => one.lines)],
	}
}

function labelOfLine({ text }: Line) {
	const pair = splitLabel(text)
	return pair ? labelOf(pair.label) : undefined
}

function entryOfLabelled({ fields, other }: LabelledEntry, known: KnownNames): ParsedWork | undefined {
	if (!fields.title && !fields.organisation) return undefined
	const { name, place } = splitPlace(fields.organisation ?? '', known)
	return workEntryOf({
		title: fields.title ?? '',
		organisationName: name,
		place: fields.place ?? place,
		span: labelledSpanOf(fields),
		kind: null,
		details: other.filter(Boolean),
	})
}

type WorkParts = {
	title: string
	organisationName: string
	place: string | null
	span: Span | undefined
	kind: WorkKind | null
	/** The lines about what was done. */
	details: string[]
}

/** Puts an entry together, without a heading such as `Responsibilities:` above its details. */
function workEntryOf({ title, organisationName, place, span, kind, details }: WorkParts): ParsedWork {
	const lines = details.filter((text) => labelOf(text.replace(/[:：\s-]+$/, '')) !== 'duties')
	return {
		title,
		organisationName,
		place,
		startedOn: span?.startedOn ?? null,
		endedOn: span?.endedOn ?? null,
		isByYear: span?.isByYear ?? false,
		kind,
		description: lines.join('\n') || null,
	}
}
