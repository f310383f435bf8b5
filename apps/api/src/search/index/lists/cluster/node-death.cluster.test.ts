import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { listPersonDocuments } from '#search/index/documents.ts'
import { eventually } from '#test/portal.ts'
import { everyone } from '../../testing.ts'
import { startAnotherNode } from './testing/another-node.ts'
import { clusterApp } from './testing/cluster-app.ts'
import { testCluster } from './testing/test-cluster.ts'

const people = 40

test('a data node that dies under load costs nobody more than one retry, and no entry', async () => {
	await using cluster = testCluster()
	const { urls, prefix } = cluster.settings
	await using node = await startAnotherNode(cluster)
	await using api = await clusterApp({ urls: [node.url, ...urls], prefix })
	for (let each = 0; each < people; each++) await createCandidate(api.db, { headline: `Beekeeper ${each}` })
	const job = await createJob(api.db)
	const [seeker] = await listPersonDocuments(api.db, [(await createCandidate(api.db)).id])
	if (!seeker) throw new Error('The person is not there.')
	const { search, topJobs } = api.matcher
	const totalOf = async (order: 'name' | 'relevance') =>
		(await search('reader', 'people', { ...everyone, text: 'beekeeper', order })).total
	const answers = { totals: [] as number[], jobs: [] as string[] }

	/** Asks again and again, with one retry for each question. */
	async function askOn<Answer>(
		isOver: AbortSignal,
		ask: () => Promise<Answer>,
		keep: (answer: Answer) => unknown,
	) {
		while (!isOver.aborted) keep(await ask().catch(ask))
	}
	async function moreAnswers(count: number) {
		const before = answers.totals.length
		await eventually(
			async () => answers.totals.length,
			(now) => now >= before + count,
		)
	}

	const held = await node.countShards(prefix)
	const over = new AbortController()
	const load = Promise.all([
		...(['name', 'relevance'] as const).map((order) =>
			askOn(
				over.signal,
				() => totalOf(order),
				(total) => answers.totals.push(total),
			),
		),
		askOn(
			over.signal,
			() => topJobs('seeker', seeker, { limit: 20 }),
			(found) => answers.jobs.push(...found.map(({ id }) => id)),
		),
	])
	await moreAnswers(30)
	await node.kill()
	await moreAnswers(200)
	const saved = await createCandidate(api.db, { headline: 'Honey taster' })
	const found = await api.find('honey')
	over.abort()
	await load

	expect(held).toBeGreaterThan(0)
	expect(new Set(answers.totals)).toEqual(new Set([people]))
	expect(new Set(answers.jobs)).toEqual(new Set([job.id]))
	expect(found.ids).toEqual([saved.id])
})
