import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eventually, patientLimits, testApp } from '#test/portal.ts'
import { startMatcher } from '../../../matcher/matcher.ts'
import { everyone } from '../../../testing.ts'
import type { ClusterSettings } from '../cluster.ts'

/** The portal whose lists and rankings are in the cluster of the test. */
export async function clusterApp(settings: ClusterSettings) {
	const connection = await freshDb()
	const { db, url } = connection
	const matcher = startMatcher(url, { cluster: settings, limits: patientLimits })
	const api = await testApp({ connection, matcher })
	await matcher.whenReady()
	await eventually(
		async () => matcher.search('test', 'people', everyone),
		() => true,
	)
	return {
		...api,
		db,
		matcher,
		find: (text: string) => matcher.search('test', 'people', { ...everyone, text }),
		async [Symbol.asyncDispose]() {
			await api[Symbol.asyncDispose]()
			await connection[Symbol.asyncDispose]()
		},
	}
}
