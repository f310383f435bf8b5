import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate } from '@profile-search/db/testing/factories'
import { withReplica } from '@profile-search/db/testing/replica'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noLog } from '#platform/log/log.ts'
import { traceAll } from '#platform/log/testing.ts'
import { eventually, testApp } from '#test/portal.ts'
import { openReads, type Reads } from './reads.ts'

async function isReadAtReplica({ read }: Reads) {
	const { rows } = await read((db) => db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`))
	return rows[0]?.is
}

/** A primary and its replica, and reads that have begun to use it. */
async function readingServers() {
	const servers = await withReplica()
	const reads = openReads(servers.db, servers.replicaUrl, { size: 5, log: noLog })
	await eventually(
		() => isReadAtReplica(reads),
		(is) => is === true,
	)
	return {
		servers,
		reads,
		async [Symbol.asyncDispose]() {
			await reads.close()
			await servers[Symbol.asyncDispose]()
		},
	}
}

test('the replica is read once it has all that was saved before, and the primary until then', async () => {
	await using started = await readingServers()
	const { servers, reads } = started
	const { id } = await createCandidate(servers.db)
	const headlineOf = async () => {
		const [found] = await reads.read((db) =>
			db.select({ headline: candidates.headline }).from(candidates).where(eq(candidates.accountId, id)),
		)
		return found?.headline
	}
	const seen: unknown[] = []
	const placesRead = new Set<boolean | undefined>()

	for (const headline of Array.from({ length: 40 }, (_, at) => `Headline ${at}`)) {
		if (headline === 'Headline 20') await servers.pause()
		if (headline === 'Headline 30') await servers.resume()
		await servers.db.update(candidates).set({ headline }).where(eq(candidates.accountId, id))
		seen.push(await headlineOf())
		placesRead.add(await isReadAtReplica(reads))
	}

	expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => `Headline ${at}`))
	expect(placesRead).toContain(false)
	await eventually(
		() => isReadAtReplica(reads),
		(is) => is === true,
	)
})

test('what is read at the replica is traced', async () => {
	using tracing = traceAll()
	await using started = await readingServers()
	const textsAtReplica = () =>
		tracing.spans
			.filter(({ attributes }) => attributes['profile_search.database'] === 'replica')
			.map(({ attributes }) => attributes['db.query.text'])

	// A read goes to the primary where the log has grown meanwhile, by which the database writes at times of its own.
	await eventually(
		async () => {
			await started.reads.read((db) => db.execute(sql`select 'at the replica'`))
			return textsAtReplica()
		},
		(texts) => texts.includes("select 'at the replica'"),
	)
})

test('a profile that a person hides from visitors is gone at once, also where the replica lags', async () => {
	await using started = await readingServers()
	const { servers, reads } = started
	const connection = { ...servers, [Symbol.asyncDispose]: async () => {} }
	await using api = await testApp({ connection, reads })
	const person = await createCandidate(servers.db, { visibility: 'public' })
	const me = await api.as(person)
	const path = `candidates/${person.id}`
	expect((await api.get(path)).status).toBe(200)
	await eventually(
		() => isReadAtReplica(reads),
		(is) => is === true,
	)
	await servers.pause()

	const hidden = await me.put('candidates/me/visibility', { visibility: 'members' })
	const statuses = [(await api.get(path)).status, (await api.get(path)).status]

	expect([hidden.status, ...statuses]).toEqual([200, 404, 404])
})

test('no read fails when the replica is killed, and it is read again once it is back', async () => {
	await using started = await readingServers()
	const { servers, reads } = started
	const over = new AbortController()
	const count = { read: 0, failed: 0 }
	const reading = Array.from({ length: 8 }, async () => {
		while (!over.signal.aborted) {
			await reads
				.read((db) => db.execute(sql`select pg_sleep(0.005)`))
				.then(
					() => (count.read += 1),
					() => (count.failed += 1),
				)
		}
	})
	using _stop = { [Symbol.dispose]: () => over.abort() }
	await eventually(
		async () => count.read,
		(read) => read >= 100,
	)

	await servers.kill()
	await eventually(
		async () => reads.replica(),
		(state) => state === 'gone',
	)
	const before = count.read
	await eventually(
		async () => count.read - before,
		(read) => read >= 100,
	)
	await servers.restart()
	await eventually(
		() => isReadAtReplica(reads),
		(is) => is === true,
	)
	over.abort()
	await Promise.all(reading)

	expect(count.failed).toBe(0)
	expect(reads.replica()).toBe('ready')
})
