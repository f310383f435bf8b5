import { setImmediate as letOthers } from 'node:timers/promises'
import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import type { Matcher } from '#platform/context/matcher.ts'
import { testApp } from '#test/portal.ts'
import { everyone } from '../testing.ts'
import { patient } from './patient-matcher.ts'

test('background work asks again where a person is told that the search is busy', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const over = new AbortController()
	async function askAgainAndAgain(_each: unknown, client: number) {
		while (!over.signal.aborted) {
			await api.matcher.search(`client ${client}`, 'people', everyone).catch(() => {})
			await letOthers()
		}
	}
	let tries = 0
	const secondTry = Promise.withResolvers<void>()
	const counted: Matcher = {
		...api.matcher,
		search(...asked) {
			tries += 1
			if (tries === 2) secondTry.resolve()
			return api.matcher.search(...asked)
		},
	}

	const crowd = Array.from({ length: 500 }, askAgainAndAgain)
	await letOthers()
	const answer = patient(counted).search('background work', 'people', everyone)
	await secondTry.promise
	over.abort()
	await Promise.all(crowd)

	expect((await answer).ids).toEqual([person.id])
})
