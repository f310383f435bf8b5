import { pageSize } from '@profile-search/contract/platform/basics'
import type { Db } from '@profile-search/db/client'
import { peopleImportRows } from '@profile-search/db/schema/profiles/people-imports'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { pageOfList } from '#platform/lists.ts'

const only = {
	all: undefined,
	faulty: eq(peopleImportRows.state, 'faulty'),
	duplicates: isNotNull(peopleImportRows.known),
	invited: eq(peopleImportRows.state, 'invited'),
}

export async function listRowsOf(
	db: Db,
	importId: string,
	{ page, only: wanted }: { page: number; only: keyof typeof only },
) {
	const condition = and(eq(peopleImportRows.importId, importId), only[wanted])
	const [items, total] = await Promise.all([
		db
			.select({
				number: peopleImportRows.number,
				state: peopleImportRows.state,
				person: peopleImportRows.person,
				organisation: peopleImportRows.organisation,
				problems: peopleImportRows.problems,
				notes: peopleImportRows.notes,
				known: peopleImportRows.known,
				knownRow: peopleImportRows.knownRow,
				mailedAt: peopleImportRows.mailedAt,
			})
			.from(peopleImportRows)
			.where(condition)
			.orderBy(asc(peopleImportRows.number))
			.limit(pageSize)
			.offset((page - 1) * pageSize),
		db.$count(peopleImportRows, condition),
	])
	return pageOfList(items, total, page)
}

/** Deletes what is left of an import, and with it every open invitation. Returns how many of these there were. */
export async function deleteRowsOf(db: Db, importId: string) {
	const isOfImport = eq(peopleImportRows.importId, importId)
	const open = await db.$count(peopleImportRows, and(isOfImport, eq(peopleImportRows.state, 'invited')))
	await db.delete(peopleImportRows).where(isOfImport)
	return open
}
