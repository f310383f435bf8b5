import {
	ApplicationStatus,
	applicationTransitions,
	applicationTimes,
	mayTransition,
	type ApplicationParty,
} from '@profile-search/contract/hiring/applications'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const someState = fc.constantFrom(...ApplicationStatus.options)

/** Every call that either side can make; the team also with a wrong idea of the present state. */
const someCall = fc.oneof(
	fc.record({ by: fc.constant('team' as const), to: someState, from: fc.option(someState, { freq: 2 }) }),
	fc.record({
		by: fc.constant('candidate' as const),
		what: fc.constantFrom('withdraw', 'restore', 'accept', 'decline', 'apply'),
	}),
	fc.record({ by: fc.constant('team' as const), what: fc.constant('open') }),
)

test(
	'no sequence of calls leaves the transition table, and each transition has its time and its event',
	{ timeout: 120_000 },
	async () => {
		await using api = await testApp()
		const fixture = await createFixture(api)

		await fc.assert(
			fc.asyncProperty(fc.array(someCall, { minLength: 4, maxLength: 14 }), async (calls) => {
				const { me, job, team } = await fixture.apply()
				const found = async () => {
					const [row] = await api.db.select().from(applications).where(eq(applications.jobId, job.id))
					if (!row) throw new Error('The application is gone.')
					return row
				}
				const { id } = await found()
				for (const call of calls) {
					const before = await found()
					const status = await make(call, before.status)
					const after = await found()

					expect([200, 400, 409]).toContain(status)
					if (after.status === before.status) continue
					expect(status).toBe(200)
					expect(
						mayTransition(before.status, after.status, call.by),
						JSON.stringify({ call, before, after }),
					).toBe(true)
					expect(after[applicationTimes[after.status]]).not.toBeNull()
				}
				await checkEvents(id, (await found()).status)

				async function make(call: (typeof calls)[number], stands: ApplicationStatus) {
					const path = `jobs/${job.id}/applications/${id}`
					if ('to' in call) {
						const body = { from: call.from ?? stands, to: call.to, reason: 'skills' }
						return (await team.post(`${path}/move`, body)).status
					}
					if (call.what === 'open') return (await team.get(path)).status
					if (call.what === 'apply') return (await me.post(`jobs/${job.id}/applications`, {})).status
					const isAnswer = call.what === 'accept' || call.what === 'decline'
					const act = isAnswer ? 'answer' : call.what
					return (await me.post(`applications/${id}/${act}`, { ...(isAnswer && { answer: call.what }) }))
						.status
				}
			}),
			{ numRuns: 15 },
		)

		async function checkEvents(id: string, status: ApplicationStatus) {
			const events = await api.db
				.select()
				.from(applicationEvents)
				.where(eq(applicationEvents.applicationId, id))
				.orderBy(asc(applicationEvents.id))
			let at: ApplicationStatus | null = null
			for (const { fromStatus, toStatus, actorId } of events) {
				const by: ApplicationParty = actorId === fixture.candidateId ? 'candidate' : 'team'
				expect(fromStatus).toBe(at)
				if (fromStatus) expect(mayTransition(fromStatus, toStatus, by)).toBe(true)
				at = toStatus
			}
			expect(at).toBe(status)
		}
	},
)

test('every state can be reached, and the team can undo each end that it causes', () => {
	const reached = new Set<ApplicationStatus>(['submitted'])
	for (const from of reached)
		for (const to of ApplicationStatus.options) if (applicationTransitions[from][to]) reached.add(to)

	expect(reached.size).toBe(ApplicationStatus.options.length)
	expect(Object.keys(applicationTransitions.rejected)).toContain('shortlisted')
	expect(Object.keys(applicationTransitions.hired)).toContain('offered')
})

test('of two reviewers who decide at once one is refused, and the applicant hears of one decision', async () => {
	await using api = await testApp()
	const { apply, organisationId, candidateId } = await createFixture(api)
	const { job, id, team } = await apply()
	const colleague = await api.as(await createMember(api.db, { organisationId }))
	const path = `jobs/${job.id}/applications/${id}/move`

	const answers = await Promise.all([
		team.post(path, { from: 'submitted', to: 'shortlisted' }),
		colleague.post(path, { from: 'submitted', to: 'rejected', reason: 'skills', message: 'Sorry' }),
	])

	const refused = answers.find(({ status }) => status !== 200)
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(refused?.body.message).toMatch(
		/^Somebody else was faster: this application is now (shortlisted|not selected)\.$/,
	)
	const told = await api.db.select().from(notifications).where(eq(notifications.accountId, candidateId))
	expect(told).toHaveLength(1)
	expect(told[0]).toMatchObject({ kind: 'application', page: `applications/${id}` })
})

test('a step back leads only to a state that the application has been in', async () => {
	await using api = await testApp()
	const { apply } = await createFixture(api)
	const { job, id, team } = await apply()
	const path = `jobs/${job.id}/applications/${id}`
	await team.post(`${path}/move`, { from: 'submitted', to: 'shortlisted' })
	await team.post(`${path}/move`, {
		from: 'shortlisted',
		to: 'rejected',
		reason: 'other',
		message: 'No luck',
	})

	const neverThere = await team.post(`${path}/move`, { from: 'rejected', to: 'offered' })
	const back = await team.post(`${path}/move`, { from: 'rejected', to: 'shortlisted' })

	expect(neverThere.status).toBe(409)
	expect(back.body.details).toMatchObject({ status: 'shortlisted', rejectReason: null, endMessage: null })
	expect(back.body.details.moves.toSorted()).toEqual(['interview', 'offered', 'rejected', 'viewed'])
})

test('a rejection is mailed with its reason and comment, unless it was undone before', async () => {
	await using api = await testApp()
	const { apply } = await createFixture(api)
	const [first, second] = [await apply(), await apply()]
	await api.work()
	for (const { job, id, team } of [first, second]) {
		const path = `jobs/${job.id}/applications/${id}/move`
		await team.post(path, {
			from: 'submitted',
			to: 'rejected',
			reason: 'experience',
			message: 'Do try again.',
		})
	}
	const path = `jobs/${second.job.id}/applications/${second.id}/move`
	await second.team.post(path, { from: 'rejected', to: 'viewed' })

	const mails = await api.work()

	expect(mails).toHaveLength(2)
	expect(mails.find(({ subject }) => subject?.includes('not successful'))?.text).toContain('Do try again.')
	expect(mails.find(({ subject }) => subject?.includes('is open again'))?.text).not.toContain('Do try again.')
})

test('a bulk transition moves each application separately, and the answer lists the outcome of each', async () => {
	await using api = await testApp()
	const { apply, organisationId } = await createFixture(api)
	const { job, id, team } = await apply()
	const other = await api.as(await createCandidate(api.db))
	const { id: second } = (await other.post(`jobs/${job.id}/applications`, {})).body.details
	const elsewhere = await createJob(api.db, { organisationId })
	const moves = [
		{ applicationId: id, from: 'submitted' },
		{ applicationId: second, from: 'viewed' },
		{ applicationId: '00000000-0000-4000-8000-000000000000', from: 'viewed' },
	]

	const moved = await team.post(`jobs/${job.id}/applications/move`, {
		applications: moves,
		to: 'shortlisted',
	})
	const foreign = await team.post(`jobs/${elsewhere.id}/applications/move`, {
		applications: [{ applicationId: id, from: 'shortlisted' }],
		to: 'interview',
	})

	expect(moved.body.details).toMatchObject([
		{ isMoved: true, status: 'shortlisted', message: '' },
		{ isMoved: false, status: 'submitted', message: expect.stringContaining('Somebody else was faster') },
		{ isMoved: false, status: null },
	])
	expect(foreign.body.details).toMatchObject([{ isMoved: false, status: null }])
})

async function createFixture(api: Awaited<ReturnType<typeof testApp>>) {
	const organisation = await createOrganisation(api.db)
	const person = await createCandidate(api.db)
	const [me, team] = [await api.as(person), await api.as(organisation.owner)]
	return {
		candidateId: person.id,
		organisationId: organisation.id,
		async apply() {
			const job = await createJob(api.db, { organisationId: organisation.id })
			const sent = await me.post(`jobs/${job.id}/applications`, {})
			return { job, me, team, id: String(sent.body.details.id) }
		},
	}
}
