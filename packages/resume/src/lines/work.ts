import type { Known, WorkDraft } from '../draft.ts'
import { blocksOf, type Block } from './blocks.ts'
import { withoutDurations } from './dates.ts'
import { readLabelledWork } from './labelled-work.ts'
import type { Line } from './line.ts'
import { isPlacePart, splitPlace } from './parts.ts'
import { columnsOf, tableOf } from './tables.ts'
import { organisationScore } from './vocabulary.ts'
import { kindOf, madeOf, splitKind } from './work-entry.ts'
import { formOf, namesOf, pairOf, type Form } from './work-pair.ts'
import { ofSentence } from './work-sentence.ts'

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
		const { name, place } = splitPlace(organisation, known, organisationScore)
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
	const { name, place } = splitPlace(text, known, organisationScore)
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
