import { setImmediate as letOthers } from 'node:timers/promises'
import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
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
	async function askAgainAndAgain(_each: unknown, client: number) {
		while (!over.signal.aborted) {
			await api.matcher.search(`client ${client}`, 'people', everyone).catch(() => {})
			await letOthers()
		}
	}

	const crowd = Array.from({ length: 500 }, askAgainAndAgain)
	const began = performance.now()
	// A few may come just when there is room.
	const answers = await Promise.all(
		Array.from({ length: 40 }, (_each, page) => api.get(`jobs?page=${page + 1}`)),
	)
	const answer = answers.find(({ status }) => status !== 200)
	const took = performance.now() - began
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
	expect(took).toBeLessThan(2000)
	expect(later.status).toBe(200)
})
