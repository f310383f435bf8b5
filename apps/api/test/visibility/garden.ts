import type { Db } from '@profile-search/db/client'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgArray, PgText, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** What a marker stands for: whose it is, and in which column. */
type Planted = { owner: number; field: string }

/**
 * Plants rows in which every text is a marker of its own, so that whatever comes out somewhere can be told apart. A
 * text column that is new is planted too, without anybody thinking of it.
 */
export function createGarden(db: Db) {
	const planted = new Map<string, Planted>()

	function mark(owner: number, field: string, marker = `q${owner}x${planted.size}q`) {
		planted.set(marker.toLowerCase(), { owner, field })
		return marker
	}

	/** Values of the columns in `values` stand as they are. Answers the row's id, where it has one. */
	async function plant(owner: number, table: PgTable, values: Record<string, unknown>) {
		const texts = Object.entries(getTableColumns(table)).filter(
			([name, column]) => !(name in values) && (isText(column) || isList(column)),
		)
		const marked = texts.map(([name, column]) => {
			const marker = mark(owner, `${getTableName(table)}.${name}`)
			return [name, isList(column) ? [marker] : marker]
		})
		const [row] = await db
			.insert(table)
			.values({ ...Object.fromEntries(marked), ...values })
			.returning()
		return String(row?.['id'])
	}

	/** The markers that stand in a text. */
	function markersIn(text: string): Planted[] {
		const found = new Set(text.toLowerCase().match(shapes))
		return [...found].flatMap((marker) => planted.get(marker) ?? [])
	}

	/** What was planted, for everyone or for one of them. */
	const fields = (of?: number) =>
		new Set(
			[...planted.values()].filter(({ owner }) => of === undefined || owner === of).map(({ field }) => field),
		)
	return { mark, plant, markersIn, fields }
}

/** Texts, ids, days of birth and amounts of pay, as they are planted. */
const shapes =
	/q\d+x\d+q|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|19[56]\d-\d\d-\d\d|71000\d{4}/g

function isText(column: PgColumn) {
	return is(column, PgText)
}

function isList(column: PgColumn) {
	return is(column, PgArray) && is(column.baseColumn, PgText)
}
