import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { engineVersion } from '@profile-search/matching/scoring/weights'

const { resolve } = createRequire(import.meta.url)
const index = join(import.meta.dirname, '..')
const engine = dirname(resolve('@profile-search/matching/types'))

/**
 * The code that determines the contents of an entry: how words are folded, how facets are numbered, which columns are
 * read.
 */
const folders = [engine, index]
const files = [
	// Holds the versions of the libraries that the engine reads words with.
	join(engine, '../package.json'),
	...['profiles/candidates', 'hiring/jobs', 'profiles/organisations'].map((name) =>
		resolve(`@profile-search/contract/${name}`),
	),
]

/**
 * A hash of the code that shapes entries, so that no version number has to be raised by hand: a snapshot of a different
 * program is rebuilt rather than trusted.
 */
export async function hashOfCode() {
	const hash = createHash('sha256').update(engineVersion)
	for (const file of [...(await filesIn(folders)), ...files]) hash.update(await readFile(file))
	return hash.digest('hex')
}

/** A hash of what a snapshot must have been made with: the code and the other sources of its entries. */
export function shapeOf(code: string, made: string | { facets: readonly string[]; levels: number }) {
	const parts = typeof made === 'string' ? made : { facets: made.facets, levels: made.levels }
	return createHash('sha256')
		.update(JSON.stringify([code, parts]))
		.digest('hex')
}

async function filesIn(all: string[]) {
	const lists = await Promise.all(
		all.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
	)
	return lists
		.flat()
		.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\.ts$/.test(file))
		.toSorted()
}
