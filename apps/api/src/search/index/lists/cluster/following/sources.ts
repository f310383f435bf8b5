import type { Db } from '@profile-search/db/client'
import {
	jobFeatures,
	jobNumbers,
	personFeatures,
	personNumbers,
} from '@profile-search/matching/candidates/features'
import type { Entry } from '@profile-search/matching/directory/types'
import type { Knowledge } from '@profile-search/matching/types'
import { sql } from 'drizzle-orm'
import type { ListName } from '#platform/context/matcher.ts'
import { inBatches, listJobDocuments, listPersonDocuments } from '../../../documents.ts'
import { readKnowledge } from '../../../knowledge/knowledge.ts'
import { jobsList } from '../../jobs-list.ts'
import { readNames, type ListSource } from '../../list.ts'
import { organisationsList } from '../../organisations-list.ts'
import { peopleList } from '../../people-list.ts'
import type { Features } from '../documents/document.ts'

/**
 * Entries as they were at a version, which rises with every change of the database, with what candidates are found by in lists that are
 * ranked.
 */
type Read = { entries: Entry[]; features: ReadonlyMap<string, Features>; version: string }

type ReadFeatures = (ids: string[]) => Promise<Map<string, Features>>

const entriesAtOnce = 1000

/** The shapes of the lists, as indices hold them. */
export const shapes = {
	people: { ...peopleList, numbers: personNumbers },
	jobs: { ...jobsList, numbers: jobNumbers },
	organisations: organisationsList,
} as const

export type Sources = Awaited<ReturnType<typeof openSources>>

/** Reads the entries of lists, with the names of professions, skills and places, and the rarity of words, as they are now. */
export async function openSources(db: Db) {
	let names = await readNames(db)
	const knowledge = await readKnowledge(db)
	const noFeatures = new Map<string, Features>()

	function source<Row extends { id: string; skills?: number[] }>(
		{ read, entryOf }: ListSource<Row>,
		readFeatures: ReadFeatures = async () => noFeatures,
	) {
		return {
			async some(ids: string[]): Promise<Read> {
				const version = await readVersion(db)
				const rows = await read(db, { ids })
				// A skill that somebody has just typed is not among the words yet.
				if (rows.some((row) => row.skills?.some((skill) => !names.skills.has(skill))))
					names = await readNames(db)
				const entries = rows.map((row) => entryOf(row, names))
				return { entries, features: await readFeatures(idsOf(entries)), version }
			},
			async *all(): AsyncGenerator<Read> {
				let version = await readVersion(db)
				const batches = inBatches((after, limit) => read(db, { after, limit }), entriesAtOnce)
				for await (const rows of batches) {
					const entries = rows.map((row) => entryOf(row, names))
					yield { entries, features: await readFeatures(idsOf(entries)), version }
					version = await readVersion(db)
				}
			},
		}
	}

	return {
		people: source(peopleList, (ids) => featuresOf(listPersonDocuments(db, ids), personFeatures, knowledge)),
		jobs: source(jobsList, (ids) => featuresOf(listJobDocuments(db, ids), jobFeatures, knowledge)),
		organisations: source(organisationsList),
		/** How many texts the rarity of words was counted in. */
		counted: knowledge.lexicon?.documents ?? 0,
	} satisfies Record<ListName, unknown> & { counted: number }
}

async function featuresOf<Document extends { id: string }>(
	reading: Promise<Document[]>,
	of: (document: Document, knowledge: Knowledge) => Features,
	knowledge: Knowledge,
) {
	const documents = await reading
	return new Map(documents.map((document) => [document.id, of(document, knowledge)]))
}

function idsOf(entries: readonly Entry[]) {
	return entries.map(({ id }) => id)
}

/**
 * Whether words have been counted anew in far more texts than these. How rare each is changes much only then, and it is in the entries
 * of jobs.
 */
export async function areOutgrown(db: Db, counted: number) {
	const { rows } = await db.execute<{ is: boolean }>(
		sql`select coalesce((select documents from lexicons order by id desc limit 1), 0) > ${2 * counted} as is`,
	)
	return rows[0]?.is ?? false
}

/** The position of the log. What is read afterwards has at least all that was committed before it. */
async function readVersion(db: Db) {
	const { rows } = await db.execute<{ version: string }>(
		sql`select (pg_current_wal_insert_lsn() - '0/0')::bigint::text as version`,
	)
	return rows[0]?.version ?? '0'
}
