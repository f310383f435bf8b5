import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, patientLimits } from '#test/portal.ts'
import { startMatcher } from '../../../matcher/matcher.ts'
import { everyone } from '../../../testing.ts'
import { testCluster } from '../testing/test-cluster.ts'
import { readProgress } from './progress.ts'
import { removeGone } from './remove-gone.ts'

test('whoever leaves is taken out of the indices of an older version too, and nobody else is changed there', async () => {
	await using cluster = testCluster()
	await using connection = await freshDb()
	const { db, url } = connection
	const [leaving, staying] = [await createCandidate(db), await createCandidate(db)]
	const job = await createJob(db)
	const matcher = startMatcher(url, { cluster: cluster.settings, limits: patientLimits })
	await eventually(
		() => matcher.search('test', 'people', everyone),
		({ total }) => total === 2,
	)
	await matcher.close()
	const progress = await readProgress(cluster)
	const idsIn = async (list: 'people' | 'jobs') => {
		const { hits } = await cluster.ask<{ hits: { hits: { _id: string }[] } }>({
			method: 'POST',
			path: `/${progress?.indices[list]}/_search`,
			body: { query: { exists: { field: 'id' } } },
		})
		return hits.hits.map(({ _id }) => _id)
	}
	const before = await idsIn('people')

	await db.execute(sql`delete from accounts where id = ${leaving.id}`)
	await createCandidate(db)
	const removal = await removeGone(db, cluster, progress!)
	await removal.catchUp(() => false)

	expect(new Set(before)).toEqual(new Set([leaving.id, staying.id]))
	expect(await idsIn('people')).toEqual([staying.id])
	expect(await idsIn('jobs')).toEqual([job.id])
})
