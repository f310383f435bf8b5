import { headingOf, type SectionKind } from './headings.ts'
import type { Line } from './line.ts'

/** A part of a résumé: its heading, when it has one, and the lines below. */
export type Part = { kind: SectionKind; heading: Line | undefined; lines: Line[] }

/** Cuts a résumé at its headings. What stands before the first is its head. */
export function sectionsOf(lines: Line[]) {
	const parts: Part[] = [{ kind: 'head', heading: undefined, lines: [] }]
	for (const line of lines) {
		const heading = headingOf(line)
		if (heading) parts.push({ kind: heading.kind, heading: line, lines: [] })
		// The section of the column before does not go on in the next one.
		else if (line.isColumnStart) parts.push({ kind: 'head', heading: undefined, lines: [] })
		const last = parts.at(-1)
		if (!heading) last?.lines.push(line)
		else if (heading.rest) last?.lines.push({ ...line, text: heading.rest })
		// `Languages: …` is one line among others, and what was told before it goes on.
		const before = parts.at(-2)?.kind
		if (heading?.rest && heading.kind === 'languages' && before && before !== 'skills')
			parts.push({ kind: before, heading: undefined, lines: [] })
	}
	return parts.filter(({ heading, lines: of }) => heading || of.length > 0)
}
