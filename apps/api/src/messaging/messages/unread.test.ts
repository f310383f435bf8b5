import { createMember } from '@profile-search/db/testing/factories'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createApplied, open, write } from './testing.ts'

type Step = { who: 'applicant' | 'owner' | 'recruiter'; does: 'write' | 'read' }

const steps = fc.array(
	fc.record<Step>({
		who: fc.constantFrom('applicant', 'owner', 'recruiter'),
		does: fc.constantFrom('write', 'read'),
	}),
	{ minLength: 5, maxLength: 25 },
)

test('each reader has unread what the other side wrote since they last read, whatever is written and read', async () => {
	await using api = await testApp()
	await fc.assert(
		fc.asyncProperty(steps, async (all) => {
			const { organisation, person, applicationId } = await createApplied(api.db)
			const recruiter = await createMember(api.db, { organisationId: organisation.id })
			const callers = {
				applicant: await api.as(person),
				owner: await api.as(organisation.owner),
				recruiter: await api.as(recruiter),
			}
			const threadId = await open(callers.applicant, 'application', applicationId)
			const unread = { applicant: 0, owner: 0, recruiter: 0 }

			for (const { who, does } of all) {
				if (does === 'write') {
					await write(callers[who], threadId, 'words')
					if (who === 'applicant') {
						unread.owner += 1
						unread.recruiter += 1
					} else unread.applicant += 1
				} else {
					const { lastNumber } = (await callers[who].get(`threads/${threadId}`)).body.details
					await callers[who].post(`threads/${threadId}/read`, { through: lastNumber })
					unread[who] = 0
				}
			}

			for (const [who, me] of Object.entries(callers)) {
				const expected = unread[who === 'applicant' || who === 'owner' ? who : 'recruiter']
				const { items } = (await me.get('threads')).body.details
				expect(items[0]?.unread ?? 0, who).toBe(expected)
				expect((await me.get('events')).body.details.threads, who).toBe(Number(expected > 0))
			}
		}),
		{ numRuns: 8 },
	)
})

test('concurrent messages have numbers without gaps, and no reader in between misses one', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [one, two] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(one, 'application', applicationId)

	const writing = Promise.all(
		Array.from({ length: 20 }, (_, n) => write(n % 2 ? one : two, threadId, `Nr ${n}`)),
	)
	const seen: number[] = []
	while (seen.length < 20) {
		const after = seen.at(-1) ?? 0
		const { items } = (await one.get(`threads/${threadId}/messages?after=${after}`)).body.details
		seen.push(...items.map(({ number }: { number: number }) => number))
	}
	await writing

	expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('a new member of a team has read the earlier messages, and the mark never goes back', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(applicant, 'application', applicationId)
	for (const text of ['One', 'Two', 'Three']) await write(applicant, threadId, text)
	const newcomer = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	await owner.post(`threads/${threadId}/read`, { through: 99 })
	await owner.post(`threads/${threadId}/read`, { through: 1 })
	await write(applicant, threadId, 'Four')

	expect((await newcomer.get('threads')).body.details.items[0].unread).toBe(1)
	expect((await owner.get('threads')).body.details.items[0].unread).toBe(1)
})
