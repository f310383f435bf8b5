import type { Known, WorkDraft } from '../draft.ts'
import { labelOf, type Label } from './labels.ts'
import { labelled, type Line } from './line.ts'
import { splitPlace } from './parts.ts'
import { spanOf } from './tables.ts'
import { organisationScore } from './vocabulary.ts'
import { madeOf } from './work-entry.ts'

type Told = { said: Partial<Record<Label, string>>; other: string[]; lines: Line[] }

const once: Label[] = ['organisation', 'title', 'period', 'from', 'to', 'place']

/** Reads work told as `Company: …`, `Designation: …`. Undefined when a section is not told so. */
export function readLabelledWork(lines: Line[], known: Known) {
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
	const entries = told.map((one) => entryOf(one, known))
	return {
		entries: entries.filter((entry) => entry !== undefined),
		left: [...before, ...told.filter((_, at) => !entries[at]).flatMap((one) => one.lines)],
	}
}

function labelOfLine({ text }: Line) {
	const pair = labelled(text)
	return pair ? labelOf(pair.label) : undefined
}

function entryOf({ said, other }: Told, known: Known): WorkDraft | undefined {
	if (!said.title && !said.organisation) return undefined
	const { name, place } = splitPlace(said.organisation ?? '', known, organisationScore)
	return madeOf({
		title: said.title ?? '',
		organisationName: name,
		place: said.place ?? place,
		span: spanOf(said),
		kind: null,
		told: other.filter(Boolean),
	})
}
