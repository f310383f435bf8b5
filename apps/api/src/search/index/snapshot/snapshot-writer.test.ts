import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { createSnapshotWriter } from './snapshot-writer.ts'

test('a mark that is made during a round counts from the next one on, and no round waits for it', async () => {
	await using database = await freshDb()
	const { promise: until, resolve: mark } = Promise.withResolvers<void>()
	const { promise: marked, resolve: onReady } = Promise.withResolvers<void>()
	const taken: string[] = []
	const store = {
		read: async () => undefined,
		mark: async () => {
			await until
			return { transaction: '1', id: 'a' }
		},
		async take(name: string) {
			taken.push(name)
			return async () => {}
		},
	}
	const writer = createSnapshotWriter(database.db, store, followerOf('people'), () => {}, onReady)

	await writer.catchUp()
	mark()
	await marked
	await writer.writeNext()
	expect(taken).toEqual([])
	await writer.catchUp()
	await writer.writeNext()

	expect(taken).toEqual(['people'])
})

/** A follower with one snapshot to write, and no changes. */
function followerOf(name: 'people') {
	return {
		snapshots: [{ name, shape: '', pieces: () => [] }],
		restored: new Set<'people'>(),
		apply: async () => {},
		catchUp: async () => false,
		applyBulk: async () => {},
		position: () => '0',
		snapshot: () => undefined,
		hasYoung: () => false,
		applied: () => 0,
		behind: () => 0,
	}
}
