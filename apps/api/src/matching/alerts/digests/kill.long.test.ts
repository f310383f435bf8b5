import { alertDigests } from '@profile-search/db/schema/matching/alerts'
import { createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { startMailServer } from '#platform/channels/mail/mail-server.ts'
import { testApp } from '#test/portal.ts'
import { plantReaders, sendWithKills } from './testing-kill.ts'

// To run it with more by hand: KILL_READERS=10000 KILLS=40 npm run test:long digests
const readers = Number(process.env['KILL_READERS'] ?? 300)
const kills = Number(process.env['KILLS'] ?? 5)

test(
	'after repeated kills in the middle of sending, workers send the rest, and nothing twice',
	{ timeout: 1_800_000 },
	async () => {
		await using api = await testApp()
		const server = await startMailServer(0, readers * 2)
		const { id } = await createJob(api.db)
		await plantReaders(api.db, readers, id)

		await sendWithKills({ db: api.db, databaseUrl: api.connection.url, server }, kills, readers / (kills + 2))
		await server.close()
		const times = new Map<string, number>()
		for (const { to } of server.mails) {
			const address = to?.[0]?.address ?? ''
			times.set(address, (times.get(address) ?? 0) + 1)
		}

		expect([...times].filter(([, count]) => count > 1)).toEqual([])
		// A tenth of a millisecond lies between the mark and the last line: a kill within it costs the mail of one
		// reader.
		expect(readers - times.size).toBeLessThanOrEqual(1)
		expect(await api.db.$count(alertDigests)).toBe(readers)
	},
)
