import type { Db } from '@profile-search/db/client'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgArray, PgText, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** What a marker stands for: whose it is, and in which column. */
type Marker = { owner: number; field: string }

/**
 * Inserts rows in which every text is a marker of its own, so that whatever comes out somewhere can be told apart. A
 * text column that is new is filled too, without anybody thinking of it.
 */
export function createMarkers(db: Db) {
	const known = new Map<string, Marker>()

	function mark(owner: number, field: string, marker = `q${owner}x${known.size}q`) {
		known.set(marker.toLowerCase(), { owner, field })
		return marker
	}

	/** Values of the columns in `values` stand as they are. Answers the row's id, where it has one. */
	async function insertMarked(owner: number, table: PgTable, values: Record<string, unknown>) {
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
	function markersIn(text: string): Marker[] {
		const found = new Set(text.toLowerCase().match(shapes))
		return [...found].flatMap((marker) => known.get(marker) ?? [])
	}

	/** The fields that were marked, for everyone or for one of them. */
	const fields = (of?: number) =>
		new Set(
			[...known.values()].filter(({ owner }) => of === undefined || owner === of).map(({ field }) => field),
		)
	return { mark, insertMarked, markersIn, fields }
}

/** Texts, ids, days of birth and amounts of pay, as they are inserted. */
const shapes =
	/q\d+x\d+q|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|19[56]\d-\d\d-\d\d|71000\d{4}/g

function isText(column: PgColumn) {
	return is(column, PgText)
}

function isList(column: PgColumn) {
	return is(column, PgArray) && is(column.baseColumn, PgText)
}
