import type { Db } from '@profile-search/db/client'
import { createDirectory, type Directory } from '@profile-search/matching/directory/directory'
import type { Entry } from '@profile-search/matching/directory/types'
import type { Sections } from '@profile-search/matching/snapshot/sections'
import { sql } from 'drizzle-orm'
import { readSpellings } from '#platform/reference/spellings.ts'
import { inBatches } from '../documents.ts'
import type { Yield } from '../thread/time-slices.ts'

/** The words under which professions, skills and places are known, by their ids. */
export type Words = Record<'professions' | 'skills' | 'places', Map<number, string>>

/** What a list is searched by of a profession, a skill or a place: read once, since many have it. */
export function known(words: Map<number, string>, id: number | null, weight: number) {
	return { text: words.get(id ?? -1) ?? '', weight, isShared: true }
}

/** Which rows to read: some of them, or the next so many in the order of their ids. */
export type Which = { ids: string[] } | { after: string; limit: number }

/** What a list is made of: its facets, how many levels of readers it tells apart, and where its entries come from. */
export type ListSource<Row extends { id: string; skills?: number[] }> = {
	facets: readonly string[]
	levels: number
	read: (db: Db, which: Which) => Promise<Row[]>
	entryOf: (row: Row, words: Words) => Entry
}

/** A list in memory, and what keeps it true. */
export type List = { directory: Directory; apply: (ids: string[]) => Promise<void> }

/** Loads all there is to list, unless it is restored from a snapshot. */
export async function loadList<Row extends { id: string; skills?: number[] }>(
	db: Db,
	{ facets, levels, read, entryOf }: ListSource<Row>,
	restore: (make: (sections: Sections) => Directory) => Promise<Directory | undefined>,
	yieldNow: Yield,
): Promise<List> {
	let words = await readWords(db)
	const restored = await restore((sections) => createDirectory(facets, levels, sections))
	const directory = restored ?? createDirectory(facets, levels)
	directory.useSpellings(await readSpellings(db))
	if (!restored) {
		for await (const batch of inBatches((after, limit) => read(db, { after, limit })))
			for (const row of batch) {
				directory.put(entryOf(row, words))
				await yieldNow()
			}
	}

	return {
		directory,
		async apply(ids) {
			if (ids.length === 0) return
			const rows = await read(db, { ids })
			// A skill that somebody has just typed is not among the words yet.
			if (rows.some((row) => row.skills?.some((skill) => !words.skills.has(skill))))
				words = await readWords(db)
			const present = new Set(rows.map((row) => row.id))
			for (const row of rows) {
				directory.put(entryOf(row, words))
				await yieldNow()
			}
			for (const id of ids) if (!present.has(id)) directory.remove(id)
		},
	}
}

async function readWords(db: Db): Promise<Words> {
	const [professions, skills, places] = await Promise.all([
		wordsIn(db, 'professions'),
		wordsIn(db, 'skills'),
		wordsIn(db, 'places'),
	])
	return { professions, skills, places }
}

async function wordsIn(db: Db, table: string) {
	const { rows } = await db.execute<{ id: number; words: string }>(
		sql`select id, name || ' ' || array_to_string(aliases, ' ') as words from ${sql.identifier(table)}`,
	)
	return new Map(rows.map(({ id, words }) => [id, words]))
}
