import { findSpan, type Span } from './dates.ts'
import { labelOf, type Label } from './labels.ts'
import { fold, type Line } from './line.ts'

/** Lines in columns under a line that names them. */
export type Table = { labels: (Label | undefined)[]; rows: Line[]; before: Line[]; after: Line[] }

/** Finds a table that has one of these columns. Undefined when there is none. */
export function tableOf(lines: Line[], needed: Label[]): Table | undefined {
	const at = lines.findIndex(({ text }) => {
		const labels = labelsOf(text).filter((label) => label !== undefined)
		return labels.length >= 2 && labels.some((label) => needed.includes(label))
	})
	const head = lines[at]
	if (!head) return undefined

	const labels = labelsOf(head.text)
	const below = lines.slice(at + 1)
	const rows = below.filter(({ text }) => text.split('\t').length === labels.length)
	if (rows.length === 0) return undefined
	return { labels, rows, before: lines.slice(0, at), after: below.filter((line) => !rows.includes(line)) }
}

function labelsOf(text: string) {
	const cells = text.split('\t')
	return cells.length < 2 ? [] : cells.map(labelOf)
}

/** A row by the names of its columns; cells of columns that say nothing here come as `other`. */
export function columnsOf({ labels }: Table, { text }: Line) {
	const cells: Partial<Record<Label, string>> = {}
	const other: string[] = []
	for (const [at, cell] of text.split('\t').entries()) {
		const label = labels[at]
		const value = cell.trim()
		if (!fold(value)) continue
		if (label && cells[label] === undefined) cells[label] = value
		// A running number says nothing.
		else if (!/^\d{1,2}[.)]?$/.test(value)) other.push(value)
	}
	return { ...cells, span: spanOf(cells), other }
}

/** The time that a period, or a beginning and an end in cells of their own, tell. */
export function spanOf({ period, from, to, finished }: Partial<Record<Label, string>>): Span | undefined {
	if (from && to) return findSpan(`${from} to ${to}`)?.span
	if (from) return findSpan(`since ${from}`)?.span
	const told = period ?? finished ?? to
	return told ? findSpan(told)?.span : undefined
}
