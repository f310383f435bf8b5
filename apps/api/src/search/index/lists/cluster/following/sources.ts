import type { Db } from '@profile-search/db/client'
import type { Entry } from '@profile-search/matching/directory/types'
import { sql } from 'drizzle-orm'
import type { ListName } from '#platform/context/matcher.ts'
import { inBatches } from '../../../documents.ts'
import { jobsList } from '../../jobs-list.ts'
import { readNames, type ListSource } from '../../list.ts'
import { organisationsList } from '../../organisations-list.ts'
import { peopleList } from '../../people-list.ts'

/** Entries as they were at a version, which rises with every change of the database. */
type Read = { entries: Entry[]; version: string }

const entriesAtOnce = 1000

/** The shapes of the lists, as indices hold them. */
export const shapes = { people: peopleList, jobs: jobsList, organisations: organisationsList } as const

/** Reads the entries of lists, with the names of professions, skills and places as they are now. */
export async function openSources(db: Db) {
	let names = await readNames(db)

	function source<Row extends { id: string; skills?: number[] }>({ read, entryOf }: ListSource<Row>) {
		return {
			async some(ids: string[]): Promise<Read> {
				const version = await readVersion(db)
				const rows = await read(db, { ids })
				// A skill that somebody has just typed is not among the words yet.
				if (rows.some((row) => row.skills?.some((skill) => !names.skills.has(skill))))
					names = await readNames(db)
				return { entries: rows.map((row) => entryOf(row, names)), version }
			},
			async *all(): AsyncGenerator<Read> {
				let version = await readVersion(db)
				const batches = inBatches((after, limit) => read(db, { after, limit }), entriesAtOnce)
				for await (const rows of batches) {
					yield { entries: rows.map((row) => entryOf(row, names)), version }
					version = await readVersion(db)
				}
			},
		}
	}

	return {
		people: source(peopleList),
		jobs: source(jobsList),
		organisations: source(organisationsList),
	} satisfies Record<ListName, unknown>
}

/** The position of the log. What is read afterwards has at least all that was committed before it. */
async function readVersion(db: Db) {
	const { rows } = await db.execute<{ version: string }>(
		sql`select (pg_current_wal_insert_lsn() - '0/0')::bigint::text as version`,
	)
	return rows[0]?.version ?? '0'
}
