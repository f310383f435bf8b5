import type { WorkKind } from '@profile-search/contract/profiles/entries'
import type { KnownNames, ParsedWork } from '../resume.ts'
import { withoutDurations, type Span } from '../text/dates.ts'
import { cellsOf, splitLabel, labelOf, labelledSpanOf, findTable, type Label } from '../text/labels.ts'
import type { Line } from '../text/line.ts'
import { isPlacePart, splitPlace } from '../text/places.ts'
import { blocksOf, type Block } from './entries.ts'
import { styleOf, kindOf, namesOf, pairOfSentence, pairOf, splitKind, type Style } from './work-names.ts'

/** Reads a section of work into entries; what makes none comes back. `isOrganisationFirst` settles what is unclear. */
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
		return workEntryOf({ title, organisationName: name, place: own ?? place, span, kind: null, told: other })
	})
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: [...table.before, ...table.rows.filter((_, at) => !entries[at]), ...table.after],
	}
}

function readBlocks(lines: Line[], known: KnownNames, isOrganisationFirst: boolean) {
	// How long it was in all stands on a line of its own in some; the dates say it too.
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
	const oneself = pieces.find((piece) => kindOf(piece) === 'self_employed')
	const names = named.length === 1 && oneself ? [...named, oneself] : named
	const sentence = pairOfSentence(block.beside)
	const { pair, taken } = sentence
		? { pair: sentence, taken: 0 }
		: pairOf(names, block, style, previous, known)
	if (!pair || !(pair.what || pair.where)) return undefined

	const { text, kind } = splitKind(pair.where)
	const { name, place } = splitPlace(text, known)
	const told = [...names.slice(2), ...block.below.slice(taken).map((line) => line.text)]
	const town = place ?? pieces.find(isTown)
	// Where it stood may also be told on a line of its own below.
	const isTownNext = !town && told[0] !== undefined && isTown(told[0])
	return workEntryOf({
		title: pair.what,
		organisationName: name,
		place: town ?? (isTownNext ? (told[0] ?? null) : null),
		span: block.span,
		kind: kind ?? pieces.map(kindOf).find((found) => found !== null) ?? null,
		told: isTownNext ? told.slice(1) : told,
	})
}

type LabelledEntry = { said: Partial<Record<Label, string>>; other: string[]; lines: Line[] }

const once: Label[] = ['organisation', 'title', 'period', 'from', 'to', 'place']

/** Reads work told as `Company: …`, `Designation: …`. Undefined when a section is not told so. */
function readLabelledWork(lines: Line[], known: KnownNames) {
	const labels = lines.map(labelOfLine)
	if (!labels.includes('organisation') || !labels.some((label) => label === 'title' || label === 'period'))
		return undefined

	const before: Line[] = []
	const told: LabelledEntry[] = []
	for (const [at, line] of lines.entries()) {
		const label = labels[at]
		const value = splitLabel(line.text)?.value ?? ''
		const last = told.at(-1)
		const begins = label && once.includes(label) && (!last || last.said[label] !== undefined)
		if (begins) told.push({ said: { [label]: value }, other: [], lines: [line] })
		else if (!last) before.push(line)
		else {
			last.lines.push(line)
			if (label && once.includes(label)) last.said[label] = value
			else last.other.push(label === 'duties' ? value : line.text)
		}
	}
	const entries = told.map((one) => entryOfLabelled(one, known))
	return {
		entries: entries.filter((entry) => entry !== undefined),
		unread: [...before, ...told.filter((_, at) => !entries[at]).flatMap((one) => one.lines)],
	}
}

function labelOfLine({ text }: Line) {
	const pair = splitLabel(text)
	return pair ? labelOf(pair.label) : undefined
}

function entryOfLabelled({ said, other }: LabelledEntry, known: KnownNames): ParsedWork | undefined {
	if (!said.title && !said.organisation) return undefined
	const { name, place } = splitPlace(said.organisation ?? '', known)
	return workEntryOf({
		title: said.title ?? '',
		organisationName: name,
		place: said.place ?? place,
		span: labelledSpanOf(said),
		kind: null,
		told: other.filter(Boolean),
	})
}

type Read = {
	title: string
	organisationName: string
	place: string | null
	span: Span | undefined
	kind: WorkKind | null
	/** The lines that tell what was done. */
	told: string[]
}

/** What is read of work, made an entry. */
function workEntryOf({ title, organisationName, place, span, kind, told }: Read): ParsedWork {
	const lines = told.filter((text) => labelOf(text.replace(/[:：\s-]+$/, '')) !== 'duties')
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
