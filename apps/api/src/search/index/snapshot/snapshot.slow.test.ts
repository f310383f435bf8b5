import {
	mkdtemp,
	open,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	truncate,
	utimes,
	writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Matcher } from '#platform/context/matcher.ts'
import { eventually, patientLimits } from '#test/portal.ts'
import { findJobDocumentOf } from '../documents.ts'
import { startMatcher } from '../matcher/matcher.ts'
import { everyone } from '../testing.ts'

/** A database with people and a job, and a folder for the snapshots of its index. */
async function createFixture() {
	const database = await freshDb()
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-index-'))
	const people = [await createCandidate(database.db), await createCandidate(database.db)]
	const job = await createJob(database.db)
	const document = await findJobDocumentOf(database.db, job.organisationId, job.id)
	if (!document) throw new Error('The job is not there.')

	return {
		...database,
		folder,
		people,
		/** Starts the thread, asks it who is in the index and the list, and ends it. */
		async run(meanwhile: (matcher: Matcher) => Promise<unknown> = async () => {}) {
			const log: string[] = []
			const matcher = startMatcher(database.url, {
				snapshots: folder,
				limits: patientLimits,
				log: (line) => log.push(line),
			})
			await matcher.whenReady()
			const ranked = await matcher.topPeople('test', document, { limit: 50 })
			const listed = await matcher.search('test', 'people', everyone)
			await meanwhile(matcher)
			await matcher.close()
			return { ranked: ranked.map(({ id }) => id).toSorted(), listed: listed.ids.toSorted(), log }
		},
		/** Suspends a person without a row in the change table, which only a full read of the database notices. */
		async suspendInSecret(id: string) {
			await database.db.transaction(async (transaction) => {
				await transaction.execute(sql`set local session_replication_role = replica`)
				await transaction.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
			})
		},
		async [Symbol.asyncDispose]() {
			await database[Symbol.asyncDispose]()
			await rm(folder, { recursive: true })
		},
	}
}

type Fixture = Awaited<ReturnType<typeof createFixture>>
const names = ['jobs', 'matches', 'organisations', 'people'].map((name) => `${name}.snapshot`)

test('a restart restores the snapshots and applies only what has changed since', async () => {
	await using fixture = await createFixture()
	const [gone, changed] = fixture.people
	const secret = await createCandidate(fixture.db)
	await fixture.run()
	const files = await readdir(fixture.folder)
	const modes = await Promise.all(
		files.map(async (name) => (await stat(join(fixture.folder, name))).mode & 0o777),
	)
	await fixture.suspendInSecret(secret.id)
	await fixture.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, gone!.id))
	await fixture.db
		.update(candidates)
		.set({ headline: 'Repairs looms' })
		.where(eq(candidates.accountId, changed!.id))
	const added = await createCandidate(fixture.db)

	let looms: string[] = []
	const again = await fixture.run(async (matcher) => {
		looms = (await matcher.search('test', 'people', { ...everyone, text: 'looms' })).ids
	})

	expect(files.toSorted()).toEqual(names)
	expect(new Set(modes)).toEqual(new Set([0o600]))
	// The person suspended in secret is still found, since only changed people were read from the database.
	const expected = [changed!.id, added.id, secret.id].toSorted()
	expect(again).toEqual({ ranked: expected, listed: expected, log: [] })
	expect(looms).toEqual([changed!.id])
})

test('a change made while the portal ran is in the snapshot that it leaves', async () => {
	await using fixture = await createFixture()
	await fixture.run()
	let added = ''
	await fixture.run(async (matcher) => {
		added = (await createCandidate(fixture.db)).id
		await eventually(
			() => matcher.search('test', 'people', everyone),
			({ total }) => total === 3,
		)
	})
	await fixture.suspendInSecret(added)
	await fixture.db.execute(sql`delete from match_changes where subject <> 'snapshot'`)

	expect((await fixture.run()).listed).toContain(added)
})

type Harm = [name: string, why: RegExp, harm: (fixture: Fixture) => Promise<unknown>]

const harms: Harm[] = [
	[
		'is half written',
		/is damaged/,
		(fixture) => onEach(fixture, (path, size) => truncate(path, Math.floor(size / 2))),
	],
	['has a flipped bit', /is damaged/, (fixture) => onEach(fixture, (path, size) => flip(path, size - 3))],
	['is that of another index', /another version/, swap],
	[
		'is older than the change table',
		/does not reach back/,
		({ db }) => db.execute(sql`update match_changes set at = now() - interval '1 day'`),
	],
	[
		'is of a history that a restored database does not have',
		/does not reach back/,
		({ db }) => db.execute(sql`delete from match_changes where subject = 'snapshot'`),
	],
	[
		'is ahead of a restored database',
		/is ahead of the database/,
		(fixture) => onEach(fixture, (path) => change(path, { position: '9999999999' })),
	],
	[
		'comes before other knowledge',
		/what it was made with has changed/,
		({ db }) =>
			db.execute(sql`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`),
	],
	[
		'is of another form',
		/another version/,
		(fixture) => onEach(fixture, (path) => change(path, { format: 0 })),
	],
]

test.each(harms)('a snapshot that %s is not trusted', async (_name, why, harm) => {
	await using fixture = await createFixture()
	const [secret, left] = fixture.people
	await fixture.run()
	await fixture.suspendInSecret(secret!.id)
	await harm(fixture)

	const { ranked, listed, log } = await fixture.run()

	expect(ranked).toEqual([left!.id])
	expect(listed).toEqual([left!.id])
	expect(log.length).toBeGreaterThan(1)
	for (const line of log) expect(line).toMatch(why)
})

test('only the damaged snapshot is rebuilt', async () => {
	await using fixture = await createFixture()
	const [secret, left] = fixture.people
	await fixture.run()
	await fixture.suspendInSecret(secret!.id)
	await flip(join(fixture.folder, 'people.snapshot'), 5000)

	const { ranked, listed, log } = await fixture.run()
	const mended = await fixture.run()

	expect(ranked).toEqual([secret!.id, left!.id].toSorted())
	expect(mended).toEqual({ ranked, listed, log: [] })
	expect(listed).toEqual([left!.id])
	expect(log).toEqual([
		'The snapshot of people is not used, since it is damaged. All of it is read from the database.',
	])
})

test('a temporary file left by a killed portal is never read, and finally removed', async () => {
	await using fixture = await createFixture()
	await fixture.run()
	const abandoned = join(fixture.folder, 'people.snapshot.0c4ffe.new')
	await writeFile(abandoned, 'half')
	await utimes(abandoned, 0, 0)
	await createCandidate(fixture.db)

	const { listed, log } = await fixture.run()

	expect(listed).toHaveLength(3)
	expect(log).toEqual([])
	expect((await readdir(fixture.folder)).toSorted()).toEqual(names)
})

test('the portal works without snapshots where nothing can be written', async () => {
	await using fixture = await createFixture()
	await rm(fixture.folder, { recursive: true })
	await writeFile(fixture.folder, 'not a folder')

	const { listed, log } = await fixture.run()
	const again = await fixture.run()

	expect(listed).toEqual(again.listed)
	expect(listed).toHaveLength(2)
	expect(log.join()).toMatch(/No snapshot was written/)
})

async function onEach({ folder }: Fixture, change: (path: string, size: number) => Promise<unknown>) {
	for (const name of await readdir(folder)) {
		const path = join(folder, name)
		await change(path, (await stat(path)).size)
	}
}

async function flip(path: string, at: number) {
	const file = await open(path, 'r+')
	const byte = Buffer.alloc(1)
	await file.read(byte, 0, 1, at)
	await file.write(Buffer.from([(byte[0] ?? 0) ^ 0b100]), 0, 1, at)
	await file.close()
}

/** Changes the header and its checksum. */
async function change(path: string, overrides: { position: string } | { format: number }) {
	const bytes = await readFile(path)
	const end = 16 + bytes.readUInt32LE(8)
	const header = Buffer.from(JSON.stringify({ ...JSON.parse(bytes.toString('utf8', 16, end)), ...overrides }))
	const beginning = Buffer.from(bytes.subarray(0, 16))
	beginning.writeUInt32LE(header.length, 8)
	beginning.writeUInt32LE(crc32(header), 12)
	await writeFile(path, Buffer.concat([beginning, header, bytes.subarray(end)]))
}

/** Swaps the snapshots of people and matches, and removes the other two. */
async function swap({ folder }: Fixture) {
	const pathOf = (name: string) => join(folder, `${name}.snapshot`)
	await rename(pathOf('people'), pathOf('aside'))
	await rename(pathOf('matches'), pathOf('people'))
	await rename(pathOf('aside'), pathOf('matches'))
	await rm(pathOf('jobs'))
	await rm(pathOf('organisations'))
}
