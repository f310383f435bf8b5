import { randomUUID } from 'node:crypto'
import { openCluster } from '../cluster.ts'

/** The settings by which a test speaks to the cluster of `npm run test:cluster`, with indices of its own. */
export function clusterSettings() {
	const urls = process.env['TEST_CLUSTER']?.split(',') ?? []
	if (urls.length === 0) throw new Error('These tests need a cluster: run them with npm run test:cluster.')
	return { urls, prefix: `test-${randomUUID()}` }
}

/** A cluster whose indices of this test are deleted when it ends. */
export function testCluster(settings = clusterSettings()) {
	const cluster = openCluster(settings, 30_000)
	return {
		...cluster,
		settings,
		async [Symbol.asyncDispose]() {
			const found = await cluster.ask<{ index: string }[]>({
				method: 'GET',
				path: `/_cat/indices/${cluster.prefix}-*`,
				query: { format: 'json', h: 'index' },
			})
			if (found.length > 0)
				await cluster.ask({ method: 'DELETE', path: `/${found.map(({ index }) => index).join(',')}` })
			await cluster.close()
		},
	}
}
