import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { ClusterAway, openCluster, type ClusterSettings } from './cluster.ts'
import { clusterApp } from './testing/cluster-app.ts'
import { openSecureDoor } from './testing/secure-door.ts'
import { testCluster } from './testing/test-cluster.ts'

const [user, password] = ['portal', 'a password of the cluster: ü']

test('a cluster behind TLS and a password answers those who trust its authority and know the password, and nobody else', async () => {
	await using cluster = testCluster()
	const { urls, prefix } = cluster.settings
	await using door = await openSecureDoor(urls[0] ?? '', user, password)
	const settings = { urls: [door.url], prefix, user, password, ca: door.ca }
	await using api = await clusterApp(settings)
	const person = await createCandidate(api.db, { headline: 'Beekeeper' })

	expect((await api.find('beekeeper')).ids).toEqual([person.id])
	const strangers: ClusterSettings[] = [
		{ ...settings, ca: undefined },
		{ ...settings, password: 'another' },
		{ ...settings, user: undefined },
		{ ...settings, urls: [door.url.replace('https:', 'http:')] },
	]
	for (const stranger of strangers) {
		const other = openCluster(stranger)
		await expect(other.ask({ method: 'GET', path: '/_cat/indices' })).rejects.toThrow(ClusterAway)
		await other.close()
	}
})
