import type { Db } from '@profile-search/db/client'
import { createDirectory, type Directory } from '@profile-search/matching/directory/directory'
import type { Entry } from '@profile-search/matching/directory/types'
import type { Sections } from '@profile-search/matching/snapshot/sections'
import type { Spellings } from '@profile-search/matching/text/names/spellings'
import { sql } from 'drizzle-orm'
import { readSpellings } from '#platform/reference/spellings.ts'
import { inBatches } from '../documents.ts'
import type { Yield } from '../thread/time-slices.ts'

/** The names and aliases of professions, skills and places, by id. */
export type Names = Record<'professions' | 'skills' | 'places', Map<number, string>>

/** What all lists are searched by: the names of what is known, and which spellings are the same name. */
export type Vocabulary = { names: Names; spellings: Spellings }

/** The searchable text of a profession, skill or place. It is read once, since many entries share it. */
export function known(names: Map<number, string>, id: number | null, weight: number) {
	return { text: names.get(id ?? -1) ?? '', weight, isShared: true }
}

/** Which rows to read: given ones, or the next ones by ascending id. */
export type Which = { ids: string[] } | { after: string; limit: number }

/** What a list is made from: its facets, how many levels of readers it distinguishes, and the source of its entries. */
export type ListSource<Row extends { id: string; skills?: number[] }> = {
	facets: readonly string[]
	levels: number
	read: (db: Db, which: Which) => Promise<Row[]>
	entryOf: (row: Row, names: Names) => Entry
}

/** A list in memory, and the function that keeps it up to date. */
export type List = { directory: Directory; apply: (ids: string[]) => Promise<void> }

/** Reads the vocabulary. One serves all lists: folding its spellings takes longer than loading a small portal. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
	return { names: await readNames(db), spellings: await readSpellings(db) }
}

/** Loads all rows of a list, unless it is restored from a snapshot. */
export async function loadList<Row extends { id: string; skills?: number[] }>(
	{ db, from, vocabulary }: { db: Db; from: Db; vocabulary: Vocabulary },
	{ facets, levels, read, entryOf }: ListSource<Row>,
	restore: (make: (sections: Sections) => Directory) => Promise<Directory | undefined>,
	yieldNow: Yield,
): Promise<List> {
	let { names } = vocabulary
	const restored = await restore((sections) => createDirectory(facets, levels, sections))
	const directory = restored ?? createDirectory(facets, levels)
	directory.useSpellings(vocabulary.spellings)
	if (!restored) {
		for await (const batch of inBatches((after, limit) => read(from, { after, limit })))
			for (const row of batch) {
				directory.put(entryOf(row, names))
				await yieldNow()
			}
	}

	return {
		directory,
		async apply(ids) {
			if (ids.length === 0) return
			const rows = await read(db, { ids })
			// A skill that somebody has just typed is not among the words yet.
			if (rows.some((row) => row.skills?.some((skill) => !names.skills.has(skill))))
				names = await readNames(db)
			const present = new Set(rows.map((row) => row.id))
			for (const row of rows) {
				directory.put(entryOf(row, names))
				await yieldNow()
			}
			for (const id of ids) if (!present.has(id)) directory.remove(id)
		},
	}
}

/** Reads the names of all professions, skills and places. */
export async function readNames(db: Db): Promise<Names> {
	const [professions, skills, places] = await Promise.all([
		namesIn(db, 'professions'),
		namesIn(db, 'skills'),
		namesIn(db, 'places'),
	])
	return { professions, skills, places }
}

async function namesIn(db: Db, table: string) {
	const { rows } = await db.execute<{ id: number; names: string }>(
		sql`select id, name || ' ' || array_to_string(aliases, ' ') as names from ${sql.identifier(table)}`,
	)
	return new Map(rows.map(({ id, names }) => [id, names]))
}
