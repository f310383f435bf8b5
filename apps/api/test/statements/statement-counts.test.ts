import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { eventually, testApp } from '../portal.ts'
import { countStatements } from './statements.ts'

const password = 'Sunny-Field-42'

test('the calls that are made most take few statements', async () => {
	await using api = await testApp({ matching: true, sessionSeconds: 3600, rateLimits: true })
	const asha = await createCandidate(api.db, {
		visibility: 'public',
		account: { passwordHash: await hashSecret(password) },
	})
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const [me, them] = [await api.as(asha), await api.as(organisation.owner)]
	const login = { email_id: asha.email, password, user_type: 'candidate' }
	const countOf = countStatements(api.connection)
	/** The statements that each call may take, and the call. */
	const calls: Record<string, [most: number, call: () => ReturnType<typeof api.get>]> = {
		'the session': [0, () => me.get('auth/session')],
		'the list of people': [1, () => me.get('candidates')],
		'a person': [1, () => them.get(`candidates/${asha.id}`)],
		'a person, as a visitor': [1, () => api.get(`candidates/${asha.id}`)],
		'the list of jobs': [1, () => me.get('jobs')],
		'a job': [1, () => me.get(`jobs/${job.id}`)],
		'an organisation': [1, () => me.get(`organisations/${organisation.id}`)],
		'the jobs that fit me': [9, () => me.get('matches')],
		'the people who fit a job': [9, () => them.get(`jobs/${job.id}/matches`)],
		'the home page': [3, () => me.get('home')],
		'the figures of an organisation': [3, () => them.get('organisations/me/statistics')],
		'a login': [20, () => api.post('auth/login', login)],
	}

	for (const [name, [most, call]] of Object.entries(calls)) {
		// Indexes follow in a moment, and what is kept in memory is kept from an early call on. Views that were
		// collected are written in between now and then, and count as well.
		const statements = await eventually(
			() => countOf(async () => expect((await call()).status, name).toBe(200)),
			({ length }) => length <= most,
		)
		expect(statements.length, `${name}:\n${statements.join('\n')}`).toBeLessThanOrEqual(most)
	}
})
