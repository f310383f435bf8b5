import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates, workEntries } from '@profile-search/db/schema/profiles/candidates'
import { candidateEmbeddings, jobEmbeddings } from '@profile-search/db/schema/search/embeddings'
import { createCandidate, createJob, createWorkEntry } from '@profile-search/db/testing/factories'
import { score } from '@profile-search/matching/explain/score'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'
import { listJobDocuments, listPersonDocuments } from '../index/documents.ts'
import { readKnowledge } from '../index/knowledge/knowledge.ts'
import { createEmbedder } from './embedder.ts'
import { startEmbeddingService } from './testing-service.ts'

type Api = Awaited<ReturnType<typeof testApp>>

/** A service that knows a word missing from every list of the portal. */
const knowing = (text: string) => [
	/nurs|hospital|lamp-bearer/i.test(text) ? 1 : 0,
	/driver|lorry/i.test(text) ? 1 : 0,
	0.1,
]

async function embedTexts(api: Api) {
	await enqueue(api.db, 'embed_texts', {})
	await api.work()
}

/** The likeness of the two texts, as shown in their match. */
async function likenessOf({ db }: Api, personId: string, jobId: string) {
	const [[person], [job], knowledge] = [
		await listPersonDocuments(db, [personId]),
		await listJobDocuments(db, [jobId]),
		await readKnowledge(db),
	]
	if (!person || !job) throw new Error('They are not there.')
	return score(person, job, knowledge).parts.flatMap((part) => (part.kind === 'text' ? part.likeness : []))[0]
}

test('a text and a job without a word in common match where the service knows that they mean the same', async () => {
	await using service = await startEmbeddingService({ meaning: knowing })
	await using api = await testApp({ embedder: createEmbedder({ url: service.url, model: 'small' }) })
	const person = await createCandidate(api.db, { headline: 'Lamp-bearer by night' })
	const other = await createCandidate(api.db, { headline: 'Lorry, long ways' })
	const job = await createJob(api.db, { title: 'Hospital nurse', description: 'For our ward.' })
	const before = await likenessOf(api, person.id, job.id)

	await embedTexts(api)

	expect(before).toBeLessThan(0.1)
	expect(await likenessOf(api, person.id, job.id)).toBeGreaterThan(0.9)
	expect(await likenessOf(api, other.id, job.id)).toBeLessThan(0.1)
})

test('a text that changes is read again, and counts as the engine reads it until then', async () => {
	await using service = await startEmbeddingService({ meaning: knowing })
	await using api = await testApp({ embedder: createEmbedder({ url: service.url, model: 'small' }) })
	const person = await createCandidate(api.db, { headline: 'Lamp-bearer' })
	const job = await createJob(api.db)
	const entry = await createWorkEntry(api.db, { candidateId: person.id })
	const { db } = api
	const changes = [
		() =>
			db
				.update(candidates)
				.set({ headline: 'Lamp-bearer, again' })
				.where(eq(candidates.accountId, person.id)),
		() => db.update(workEntries).set({ title: 'Driver' }).where(eq(workEntries.id, entry.id)),
		() => db.delete(workEntries).where(eq(workEntries.id, entry.id)),
		() => db.update(accounts).set({ firstName: 'Lamp' }).where(eq(accounts.id, person.id)),
		() => db.update(jobs).set({ description: 'Another.' }).where(eq(jobs.id, job.id)),
	]
	const read = async () => [await db.$count(candidateEmbeddings), await db.$count(jobEmbeddings)]

	for (const change of changes) {
		await embedTexts(api)
		expect(await read()).toEqual([1, 1])
		await change()
		expect((await read()).toSorted()).toEqual([0, 1])
	}
	await embedTexts(api)
	await db.update(candidates).set({ experienceMonths: 7 }).where(eq(candidates.accountId, person.id))
	expect(await read()).toEqual([1, 1])
})

test('the index takes in what the service has read', async () => {
	await using service = await startEmbeddingService({ meaning: knowing })
	await using api = await testApp({ embedder: createEmbedder({ url: service.url, model: 'small' }) })
	const [person, job] = [await createCandidate(api.db), await createJob(api.db)]
	await api.db.execute(sql`delete from match_changes`)

	await embedTexts(api)

	const { rows } = await api.db.execute(
		sql`select subject, subject_id from match_changes order by subject desc`,
	)
	expect(rows).toEqual([
		{ subject: 'person', subject_id: person.id },
		{ subject: 'job', subject_id: job.id },
	])
})

test('the service sees neither the name of a person nor their personal attributes', async () => {
	await using service = await startEmbeddingService({})
	await using api = await testApp({ embedder: createEmbedder({ url: service.url, model: 'small' }) })
	await createCandidate(api.db, {
		account: { firstName: 'Asha', lastName: 'Mistry' },
		headline: 'Mrs Asha Mistry, teacher',
		summary: 'Married, Hindu. Asha teaches; she likes it.',
	})

	await embedTexts(api)

	const told = service.asked.at(-1)?.input.join(' ') ?? ''
	expect(told).toContain('teacher')
	expect(told).not.toMatch(/asha|mistry|mrs|she|married|hindu/i)
})

test('nothing is lost while the service is unreachable, and the vectors of a former model are deleted', async () => {
	await using service = await startEmbeddingService({ meaning: knowing })
	const away = createEmbedder({ url: 'http://127.0.0.1:9/v1/embeddings', model: 'small' })
	await using api = await testApp({ embedder: away })
	await createCandidate(api.db)

	await embedTexts(api)
	expect(await api.db.$count(candidateEmbeddings)).toBe(0)

	away.embed = createEmbedder({ url: service.url, model: 'small' }).embed
	await embedTexts(api)
	expect(await api.db.$count(candidateEmbeddings)).toBe(1)

	away.model = 'large'
	await embedTexts(api)
	expect(await api.db.select({ model: candidateEmbeddings.model }).from(candidateEmbeddings)).toEqual([
		{ model: 'large' },
	])
})

test('without a service nothing is read, and the vectors of a former one no longer count', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	await api.db
		.insert(candidateEmbeddings)
		.values({ candidateId: person.id, model: 'small', fields: [[1, 1]] })

	await embedTexts(api)

	expect(await api.db.$count(candidateEmbeddings)).toBe(0)
})
