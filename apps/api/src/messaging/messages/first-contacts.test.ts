import { applications } from '@profile-search/db/schema/hiring/applications'
import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createApplied, createRequested, open, write } from './testing.ts'

test('the last of 21 first contacts in a day is refused, counting requests and first messages together', async () => {
	await using api = await testApp({ rateLimits: true })
	const { organisation, job } = await createApplied(api.db)
	const owner = await api.as(organisation.owner)
	const request = await createRequested(api.db, 'open')
	await owner.post('contact-requests', { subjectId: request.asked.id, message: 'Hello' })
	const threadIds = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const person = await createCandidate(api.db)
			const [application] = await api.db
				.insert(applications)
				.values({ jobId: job.id, candidateId: person.id, resume: {} })
				.returning()
			return open(owner, 'application', application?.id ?? '')
		}),
	)

	const answers = await Promise.all(threadIds.map((id) => write(owner, id, 'Hello')))
	const delivered = threadIds.find((_, at) => answers[at]?.status === 200) ?? ''

	expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
	expect(answers.find(({ status }) => status === 429)?.body.message).toContain('(20)')
	expect((await write(owner, delivered, 'And again')).status).toBe(200)
})
