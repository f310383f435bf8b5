import { createCandidate } from '@profile-search/db/testing/factories'
import { withReplica } from '@profile-search/db/testing/replica'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { patientLimits, testApp } from '#test/portal.ts'
import { startMatcher } from '../matcher/matcher.ts'

test('an index that is loaded from a replica that lags has all that the primary has', async () => {
	await using servers = await withReplica()
	const connection = { ...servers, [Symbol.asyncDispose]: async () => {} }
	const early = await createCandidate(servers.db, { headline: 'Glassblower', visibility: 'public' })
	const left = await createCandidate(servers.db, { headline: 'Glassblower', visibility: 'public' })
	await servers.caughtUp()
	await servers.pause()
	const late = await createCandidate(servers.db, { headline: 'Glassblower', visibility: 'public' })
	await servers.db.execute(sql`update accounts set status = 'suspended' where id = ${left.id}`)
	const notes: string[] = []
	const matcher = startMatcher(servers.url, {
		replicaUrl: servers.replicaUrl,
		limits: patientLimits,
		log: (note) => notes.push(note),
	})
	await matcher.whenReady()
	await using api = await testApp({ connection, matcher })

	const { body } = await api.get('candidates?query=glassblower')

	expect(body.details.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
		[early.id, late.id].toSorted(),
	)
	expect(notes).toEqual([])
})
