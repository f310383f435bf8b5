import type { TextKey } from '@profile-search/text/translate'
import { inEachLanguage, keyOf } from './key-of.ts'

/**
 * Finds what the columns of a file mean by their names: those that the portal gives them in its languages, those of the
 * API, and what other systems call them. Of two that mean the same, the first counts.
 */
export function columnNames<Column extends string>(
	columns: readonly Column[],
	textOf: (column: Column) => TextKey,
	otherNames: Partial<Record<Column, string[]>>,
) {
	const columnsByKey = new Map(
		columns
			// A name that the portal gives counts before one that another system may mean differently.
			.flatMap((column) => (otherNames[column] ?? []).map((name) => [keyOf(name), column] as const))
			.concat(
				columns.flatMap((column) =>
					[column, ...inEachLanguage(textOf(column))].map((name) => [keyOf(name), column] as const),
				),
			),
	)
	return (header: readonly string[]): (Column | null)[] => {
		const taken = new Set<Column>()
		return header.map((name) => {
			const column = columnsByKey.get(keyOf(name))
			if (column === undefined || taken.has(column)) return null
			taken.add(column)
			return column
		})
	}
}

/** The texts of a row by what its columns are matched to, without those that are empty. */
export function textsByColumn<Column extends string>(
	cells: readonly string[],
	columns: readonly (Column | null)[],
) {
	const texts = new Map<Column, string>()
	for (const [at, column] of columns.entries()) if (column && cells[at]) texts.set(column, cells[at])
	return texts
}
