import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { professions } from '@profile-search/db/schema/search/reference'
import { taxonomySources } from '@profile-search/db/schema/search/taxonomies'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import type { Taxonomy } from '@profile-search/matching/extract/taxonomy'
import { createFieldReader, type Fields } from '@profile-search/matching/text/fields'
import { termsOf } from '@profile-search/matching/text/tokens'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readTaxonomy } from '../index/knowledge/lexicon.ts'
import { importTaxonomy } from './import-taxonomy.ts'
import { folderOf } from './testing.ts'
import { undoImport } from './undo-import.ts'

/** A folder with esco-occupations.tsv and onet-alternate-titles.tsv, which are not part of the project. */
const folder = process.env['TAXONOMIES_DIR'] ?? ''
const isThere = existsSync(join(folder, 'esco-occupations.tsv'))
const leftOut = isThere ? '' : ' (left out: TAXONOMIES_DIR names no folder with the lists)'

test.skipIf(!isThere)(
	`the titles of O*NET tell which titles of ESCO mean the same, and undoing the import leaves nothing${leftOut}`,
	{ timeout: 120_000 },
	async () => {
		await using database = await freshDb()
		const { db } = database
		await using onet = await folderOf(onetFiles())
		const pairs = titlePairs()
		const were = await db.select().from(professions).orderBy(asc(professions.id))
		const before = recognised(pairs, await readTaxonomy(db))

		const { occupations } = await importTaxonomy(db, 'onet', onet.path)
		const after = await readTaxonomy(db)
		await undoImport(db, 'onet')

		expect(occupations.matched + occupations.added).toBe(1016)
		expect(after.works).toHaveLength(were.length + 1016)
		expect(recognised(pairs, after)).toBeGreaterThan(before)
		expect(await db.select().from(professions).orderBy(asc(professions.id))).toEqual(were)
		expect(await db.$count(taxonomySources)).toBe(0)
		expect((await readTaxonomy(db)).works).toBeUndefined()
	},
)

/** The share of pairs whose second title is most like their own first one, among the first ones of all pairs. */
function recognised(pairs: readonly [string, string][], taxonomy: Taxonomy) {
	const fieldsOf = createFieldReader(taxonomy)
	const read = (title: string) => fieldsOf(new Map(termsOf(title).map((term) => [term, 1])), title)
	const firsts = pairs.map(([first]) => read(first))
	const right = pairs.filter(([, second], at) => {
		const fields = read(second)
		const likeness = firsts.map((other) => product(fields, other))
		return (likeness[at] ?? 0) > 0 && likeness[at] === Math.max(...likeness)
	})
	return right.length / pairs.length
}

function product(one: Fields, other: Fields) {
	return one.entries().reduce((sum, [id, weight]) => sum + weight * (other.get(id) ?? 0), 0)
}

/** Of every fifth occupation of ESCO, its name and the last of its other titles. */
function titlePairs() {
	return rowsOf('esco-occupations.tsv').flatMap(([, , name = '', others = ''], at): [string, string][] => {
		const last = others.split('|').findLast((title) => title !== '' && title !== name)
		return at % 5 === 0 && last ? [[name, last]] : []
	})
}

/** The list in the shape of the publisher's files. */
function onetFiles() {
	const rows = rowsOf('onet-alternate-titles.tsv')
	const occupations = new Map(rows.map(([code = '', title = '']) => [code, title]))
	const code = 'O*NET-SOC Code'
	const table = (...lines: string[][]) => lines.map((line) => `${line.join('\t')}\n`).join('')
	return {
		'Occupation Data.txt': table([code, 'Title'], ...occupations),
		'Alternate Titles.txt': table(
			[code, 'Alternate Title'],
			...rows.map(([id = '', , title = '']) => [id, title]),
		),
		'Skills.txt': table([code, 'Element ID', 'Element Name', 'Scale ID', 'Data Value']),
		'Technology Skills.txt': table([code, 'Example']),
		'Related Occupations.txt': table([code, `Related ${code}`, 'Relatedness Tier']),
	}
}

function rowsOf(name: string) {
	const [, ...lines] = readFileSync(join(folder, name), 'utf8').trim().split('\n')
	return lines.map((line) => line.split('\t'))
}
