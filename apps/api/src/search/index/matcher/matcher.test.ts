import { setImmediate as letOthers } from 'node:timers/promises'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { findJobDocumentOf } from '../documents.ts'
import { everyone } from '../testing.ts'

test('a client of a thousand questions at once holds up nobody else, and has the excess refused', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const order: string[] = []
	const ask = (clientKey: string) =>
		api.matcher.search(clientKey, 'people', everyone).then(
			({ ids }) => {
				order.push(clientKey)
				return ids
			},
			(refusal: { status: number }) => refusal.status,
		)

	const many = Array.from({ length: 1000 }, () => ask('one who asks much'))
	const [found, ...others] = await Promise.all(['a', 'b', 'c'].map(ask))
	const place = order.length
	const answers = await Promise.all(many)

	expect([found, ...others]).toEqual([[person.id], [person.id], [person.id]])
	expect(place).toBeLessThan(40)
	expect(answers.filter((answer) => answer === 503).length).toBeGreaterThanOrEqual(690)
	expect(answers.filter((answer) => Array.isArray(answer)).length).toBeGreaterThanOrEqual(300)
})

test('when too many people ask at once, newcomers are refused at once and told when to come back', async () => {
	await using api = await testApp({ matching: true })
	const over = new AbortController()
	let answered = 0
	async function askAgainAndAgain(_each: unknown, client: number) {
		while (!over.signal.aborted) {
			await api.matcher.search(`client ${client}`, 'people', everyone).then(
				() => (answered += 1),
				() => {},
			)
			await letOthers()
		}
	}
	/** How many questions of others were answered before this newcomer was refused, if it was refused. */
	async function comeAnew(client: number) {
		const before = answered
		const isRefused = await api.matcher.search(`newcomer ${client}`, 'people', everyone).then(
			() => false,
			() => true,
		)
		return isRefused ? answered - before : undefined
	}

	const crowd = Array.from({ length: 500 }, askAgainAndAgain)
	// A few may come just when there is room.
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_each, page) => api.get(`jobs?page=${page + 1}`)),
	)
	const answer = answers.find(({ status }) => status !== 200)
	const newcomers = await Promise.all(Array.from({ length: 40 }, (_each, client) => comeAnew(client)))
	const waits = newcomers.filter((wait) => wait !== undefined)
	over.abort()
	await Promise.all(crowd)
	const later = await api.get('jobs')

	expect(answer).toMatchObject({
		status: 503,
		headers: { 'retry-after': '5' },
		body: {
			errorCode: 503,
			message: 'The search is very busy at the moment. Please try again in a few seconds.',
			details: null,
		},
	})
	// Whoever is let in waits for the three hundred before.
	expect(waits.length).toBeGreaterThan(0)
	expect(Math.max(...waits)).toBeLessThan(20)
	expect(later.status).toBe(200)
})

test('a list is answered while a ranking takes its time', async () => {
	await using api = await testApp({ matching: true })
	const { id, organisationId } = await createJob(api.db)
	const job = await findJobDocumentOf(api.db, organisationId, id)
	if (!job) throw new Error('The job is not there.')
	const person = await createCandidate(api.db)
	// Rankings read the work of a person who has changed, lists do not.
	const client = await api.connection.pool.connect()
	await client.query('begin')
	await client.query('lock table work_entries in access exclusive mode')
	await api.db
		.update(candidates)
		.set({ headline: 'Repairs looms' })
		.where(eq(candidates.accountId, person.id))
	let isRanked = false
	const ranking = api.matcher.topPeople('one', job, { limit: 20 }).finally(() => (isRanked = true))

	const listed = await api.matcher.search('other', 'people', { ...everyone, text: 'looms' })
	const isRankedBefore = isRanked
	await client.query('rollback')
	client.release()

	expect(listed.ids).toEqual([person.id])
	expect(isRankedBefore).toBe(false)
	expect((await ranking).map((ranked) => ranked.id)).toEqual([person.id])
})
