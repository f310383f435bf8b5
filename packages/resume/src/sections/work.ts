import type { WorkKind } from '@profile-search/contract/profiles/entries'
import type { Known, WorkDraft } from '../resume.ts'
import { withoutDurations, type Span } from '../text/dates.ts'
import { columnsOf, labelled, labelOf, spanOf, tableOf, type Label } from '../text/labels.ts'
import type { Line } from '../text/line.ts'
import { isPlacePart, splitPlace } from '../text/places.ts'
import { blocksOf, type Block } from './entries.ts'
import { formOf, kindOf, namesOf, ofSentence, pairOf, splitKind, type Form } from './work-names.ts'

/** Reads a section of work into entries; what makes none comes back. `isOrganisationFirst` settles what is unclear. */
export function readWork(lines: Line[], known: Known, isOrganisationFirst = false) {
	return (
		readTable(lines, known) ?? readLabelledWork(lines, known) ?? readBlocks(lines, known, isOrganisationFirst)
	)
}

function readTable(lines: Line[], known: Known) {
	const table = tableOf(lines, ['title', 'organisation'])
	if (!table) return undefined
	const entries = table.rows.map((row) => {
		const { title = '', organisation = '', span, other, place: own } = columnsOf(table, row)
		if (!title && !organisation) return undefined
		const { name, place } = splitPlace(organisation, known)
		return madeOf({ title, organisationName: name, place: own ?? place, span, kind: null, told: other })
	})
	return {
		entries: entries.filter((entry) => entry !== undefined),
		left: [...table.before, ...table.rows.filter((_, at) => !entries[at]), ...table.after],
	}
}

function readBlocks(lines: Line[], known: Known, isOrganisationFirst: boolean) {
	// How long it was in all stands on a line of its own in some; the dates say it too.
	const { before, blocks } = blocksOf(lines.filter(({ text }) => withoutDurations(text) !== ''))
	const form = formOf(blocks, isOrganisationFirst, known)
	const entries: WorkDraft[] = []
	const left: Line[] = [...before]
	for (const block of blocks) {
		const entry = entryOf(block, form, known, entries.at(-1))
		if (entry) entries.push(entry)
		else left.push(...block.lines)
	}
	return { entries, left }
}

function entryOf(block: Block, form: Form, known: Known, previous: WorkDraft | undefined) {
	const isTown = (text: string) => text.split(', ').every((part) => isPlacePart(part, known))
	const pieces = namesOf(block)
	const named = pieces.filter((piece) => kindOf(piece) === null && !isTown(piece))
	const oneself = pieces.find((piece) => kindOf(piece) === 'self_employed')
	const names = named.length === 1 && oneself ? [...named, oneself] : named
	const sentence = ofSentence(block.beside)
	const { pair, taken } = sentence
		? { pair: sentence, taken: 0 }
		: pairOf(names, block, form, previous, known)
	if (!pair || !(pair.what || pair.where)) return undefined

	const { text, kind } = splitKind(pair.where)
	const { name, place } = splitPlace(text, known)
	const told = [...names.slice(2), ...block.below.slice(taken).map((line) => line.text)]
	const town = place ?? pieces.find(isTown)
	// Where it stood may also be told on a line of its own below.
	const isTownNext = !town && told[0] !== undefined && isTown(told[0])
	return madeOf({
		title: pair.what,
		organisationName: name,
		place: town ?? (isTownNext ? (told[0] ?? null) : null),
		span: block.span,
		kind: kind ?? pieces.map(kindOf).find((found) => found !== null) ?? null,
		told: isTownNext ? told.slice(1) : told,
	})
}

type Told = { said: Partial<Record<Label, string>>; other: string[]; lines: Line[] }

const once: Label[] = ['organisation', 'title', 'period', 'from', 'to', 'place']

/** Reads work told as `Company: …`, `Designation: …`. Undefined when a section is not told so. */
function readLabelledWork(lines: Line[], known: Known) {
	const labels = lines.map(labelOfLine)
	if (!labels.includes('organisation') || !labels.some((label) => label === 'title' || label === 'period'))
		return undefined

	const before: Line[] = []
	const told: Told[] = []
	for (const [at, line] of lines.entries()) {
		const label = labels[at]
		const value = labelled(line.text)?.value ?? ''
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
	const entries = told.map((one) => entryOfLabels(one, known))
	return {
		entries: entries.filter((entry) => entry !== undefined),
		left: [...before, ...told.filter((_, at) => !entries[at]).flatMap((one) => one.lines)],
	}
}

function labelOfLine({ text }: Line) {
	const pair = labelled(text)
	return pair ? labelOf(pair.label) : undefined
}

function entryOfLabels({ said, other }: Told, known: Known): WorkDraft | undefined {
	if (!said.title && !said.organisation) return undefined
	const { name, place } = splitPlace(said.organisation ?? '', known)
	return madeOf({
		title: said.title ?? '',
		organisationName: name,
		place: said.place ?? place,
		span: spanOf(said),
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
function madeOf({ title, organisationName, place, span, kind, told }: Read): WorkDraft {
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
