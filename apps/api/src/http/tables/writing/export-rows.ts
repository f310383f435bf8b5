import { inLanguage, language } from '@profile-search/text/language'
import type { Cell } from '../../answers/csv.ts'

/**
 * The rows of a table that an import can read: first the names of its columns, then a row for each item, in the language
 * of the reader.
 */
export function exportRows<Item, Column extends string>(
	columns: readonly Column[],
	nameOf: (column: Column) => string,
	items: AsyncIterable<Item>,
	cellsOf: (item: Item) => Record<Column, Cell>,
): AsyncIterable<Cell[]> {
	const wanted = language()
	const header = columns.map(nameOf)
	return (async function* () {
		yield header
		for await (const item of items) {
			// Whoever reads the rows on may do so in another language.
			const cells = inLanguage(wanted, () => cellsOf(item))
			yield columns.map((column) => cells[column])
		}
	})()
}

/** All items in the order of their ids. `listAfter` returns some hundred that follow an id, and none at the end. */
export async function* inOrderOfIds<Item extends { id: string }>(
	listAfter: (after: string | undefined) => Promise<Item[]>,
) {
	let after: string | undefined
	do {
		const found = await listAfter(after)
		yield* found
		after = found.at(-1)?.id
	} while (after !== undefined)
}
