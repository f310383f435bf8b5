import { jobTransitions } from '@profile-search/contract/hiring/job-transitions'
import { JobStatus } from '@profile-search/contract/hiring/jobs'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOf } from '#platform/settings/clock.ts'
import { testApp } from '#test/portal.ts'
import { tellApplicantsOfClosing } from '../news/tell-applicants.ts'
import { askOutcomes, closeOverdueJobs, openScheduledJobs, remindOfClosing } from './tasks.ts'

const draft = {
	title: 'Java developer',
	description: 'You build our web application.',
	professionId: 1,
	placeIds: [2],
	mustHaveSkills: ['Java'],
}

test('no sequence of calls takes a job out of the transition table', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const fresh = await createOrganisation(api.db, { acceptedJobs: 0 })
	const allowed = new Set(
		Object.values(jobTransitions).flatMap(({ from, to }) => from.map((one) => `${one} ${to}`)),
	)
	const seen = new Set<string>()
	const approver = await api.as(
		await createMember(api.db, { account: { isApprover: true, status: 'approved' } }),
	)

	await fc.assert(
		fc.asyncProperty(
			fc.boolean(),
			fc.constantFrom(...JobStatus.options),
			fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 4, maxLength: 8 }),
			async (isNew, status, names) => {
				const at = isNew ? fresh : organisation
				await api.db.execute(
					sql`update organisations set accepted_jobs = ${isNew ? 0 : 2} where id = ${at.id}`,
				)
				const employer = await api.as(at.owner)
				const job = await createJob(api.db, {
					organisationId: at.id,
					status,
					publishAt: new Date(Date.now() - 1000),
					waitingSince: status === 'in_review' ? new Date() : null,
					closedAt: status === 'closed' ? new Date() : null,
				})
				let last: string = status
				for (const name of names) {
					const before = await read(job.id)
					const code = await acts[name]?.({ ...before, employer, approver, db: api.db })
					const after = await read(job.id)
					if (after.status !== last) {
						expect(allowed, name).toContain(`${last} ${after.status}`)
						expect(after.version, name).toBeGreaterThan(before.version)
						seen.add(`${last} ${after.status}`)
					} else if (code === 409 || code === 404) expect(after.version, name).toBe(before.version)
					last = after.status
				}
			},
		),
		{ numRuns: 40 },
	)

	expect(seen.size).toBeGreaterThan(8)

	async function read(id: string) {
		const [row] = await api.db.select().from(jobs).where(eq(jobs.id, id))
		if (!row) throw new Error('The job is gone.')
		return row
	}
})

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>
type At = typeof jobs.$inferSelect & { employer: Caller; approver: Caller; db: Api['db'] }

const save = async ({ id, version, employer }: At, change: object) =>
	(await employer.put(`jobs/${id}`, { ...draft, closesOn: dayFromNow(30), version, ...change })).status

/** Everything that can happen to a job. */
const acts: Record<string, (at: At) => Promise<number | void>> = {
	publish: (at) => save(at, {}),
	keep: (at) => save(at, { publish: false }),
	schedule: (at) => save(at, { publishAt: new Date(Date.now() + 86_400_000).toISOString() }),
	close: async ({ id, employer }) => (await employer.post(`jobs/${id}/close`, {})).status,
	reopen: async ({ id, employer }) => (await employer.post(`jobs/${id}/reopen`)).status,
	pause: async ({ id, employer }) => (await employer.post(`jobs/${id}/pause`)).status,
	resume: async ({ id, employer }) => (await employer.post(`jobs/${id}/resume`)).status,
	accept: async ({ id, version, approver }) =>
		(await approver.post(`job-reviews/${id}`, { decision: 'approve', version })).status,
	sendBack: async ({ id, version, approver }) =>
		(await approver.post(`job-reviews/${id}`, { decision: 'reject', reason: 'No.', version })).status,
	time: async ({ db }) => {
		await openScheduledJobs(db)
		await closeOverdueJobs(db)
	},
}

test('a paused job is hidden until it is resumed', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const employer = await api.as(organisation.owner)

	expect((await employer.post(`jobs/${job.id}/pause`)).body.details.status).toBe('paused')
	expect((await api.get(`jobs/${job.id}`)).status).toBe(404)
	expect((await employer.post(`jobs/${job.id}/pause`)).status).toBe(409)
	expect((await employer.post(`jobs/${job.id}/resume`)).body.details.status).toBe('open')
	const [row] = await api.db.select().from(jobs)
	expect(row?.publishedAt).toEqual(job.publishedAt)
})

test('closing stores the reason as the outcome, and can be undone for some minutes', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const employer = await api.as(organisation.owner)

	await employer.post(`jobs/${job.id}/pause`)
	const closed = await employer.post(`jobs/${job.id}/close`, { closeReason: 'filled_here', reason: 'Meera' })
	expect(closed.body.details.own).toMatchObject({
		closeReason: 'filled_here',
		closeComment: 'Meera',
		outcome: 'hired_here',
		canReopen: true,
	})
	expect((await employer.post(`jobs/${job.id}/reopen`)).body.details).toMatchObject({
		status: 'paused',
		own: { outcome: null, closeReason: null },
	})

	await employer.post(`jobs/${job.id}/close`, {})
	await api.db.update(jobs).set({ closedAt: new Date(Date.now() - 3_600_000) })
	expect((await employer.post(`jobs/${job.id}/reopen`)).status).toBe(409)
})

test('a copy is a separate draft; one of a closed job refers to it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const employer = await api.as(organisation.owner)

	const copy = (await employer.post(`jobs/${job.id}/copies`)).body.details
	await employer.post(`jobs/${job.id}/close`, {})
	const relisted = (await employer.post(`jobs/${job.id}/copies`)).body.details

	const first = (await employer.get(`jobs/${copy.id}`)).body.details
	const second = (await employer.get(`jobs/${relisted.id}`)).body.details
	expect(first).toMatchObject({ status: 'draft', title: job.title, own: { relistedFrom: null } })
	expect(second).toMatchObject({ status: 'draft', own: { relistedFrom: job.id } })
	expect(second.mustHaveSkills).toEqual(first.mustHaveSkills)
	expect((await employer.call('DELETE', `jobs/${copy.id}`)).status).toBe(200)
	expect((await employer.call('DELETE', `jobs/${job.id}`)).status).toBe(409)
})

test('a later last day does not make a job newer', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const publishedAt = new Date('2026-01-01')
	const job = await createJob(api.db, { organisationId: organisation.id, publishedAt })
	const employer = await api.as(organisation.owner)

	const extended = await employer.post(`jobs/${job.id}/extend`, { closesOn: dayFromNow(60) })

	expect(extended.body.details).toMatchObject({
		closesOn: dayFromNow(60),
		publishedAt: publishedAt.toISOString(),
	})
	expect((await employer.post(`jobs/${job.id}/extend`, { closesOn: dayFromNow(91) })).status).toBe(400)
})

test("nobody changes the state of another organisation's job", async () => {
	await using api = await testApp()
	const job = await createJob(api.db)
	const other = await api.as((await createOrganisation(api.db)).owner)
	const closesOn = dayFromNow(3)

	for (const [act, body] of [
		['close', {}],
		['reopen', {}],
		['pause', {}],
		['resume', {}],
		['extend', { closesOn }],
		['copies', {}],
		['outcome', { outcome: 'hired_here' }],
		['template', { name: 'Mine' }],
	] as const)
		expect((await other.post(`jobs/${job.id}/${act}`, body)).status, act).toBe(404)
	expect((await other.call('DELETE', `jobs/${job.id}`)).status).toBe(404)
})

test('a team is reminded once of a last day that is near, by mail and in the portal', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	await createMember(api.db, { organisationId: organisation.id })
	const near = { organisationId: organisation.id, closesOn: dayFromNow(5) }
	await createJob(api.db, { ...near, publishedAt: new Date('2026-01-01') })
	await createJob(api.db, { ...near, title: 'Short', publishedAt: new Date() })

	await remindOfClosing(api.db)
	await remindOfClosing(api.db)
	const mails = await api.work()

	expect(mails.map(({ subject }) => subject)).toEqual(
		Array(2).fill(`“Software developer” closes on ${clockOf('UTC').day(new Date(dayFromNow(5)))}`),
	)
	expect(await api.db.$count(notifications)).toBe(2)
})

test('an applicant who waits for an answer is told once that the job has closed, when that can no longer be undone', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const [waiting, refused] = [await createCandidate(api.db), await createCandidate(api.db)]
	const employer = await api.as(organisation.owner)
	await (await api.as(waiting)).post(`jobs/${job.id}/applications`, {})
	const { body } = await (await api.as(refused)).post(`jobs/${job.id}/applications`, {})
	const no = { from: 'submitted', to: 'rejected', reason: 'skills' }
	const moved = await employer.post(`jobs/${job.id}/applications/${body.details.id}/move`, no)
	expect(moved.status).toBe(200)
	await api.work()

	await employer.post(`jobs/${job.id}/close`, { closeReason: 'filled_elsewhere' })
	await tellApplicantsOfClosing(api.db)
	expect(await api.work(), 'the closing can still be taken back').toEqual([])

	await api.db.execute(sql`update jobs set closed_at = now() - interval '16 minutes'`)
	await tellApplicantsOfClosing(api.db)
	await tellApplicantsOfClosing(api.db)
	const mails = await api.work()

	expect(mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`)).toEqual([
		`${waiting.email}: The job has closed: ${job.title}`,
	])
	expect(mails[0]?.text).toContain('somebody was hired')
})

test('the outcome is asked for once, two weeks after closing, unless it was given with the closing', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const closed = (days: number) =>
		({
			organisationId: organisation.id,
			status: 'closed',
			closedAt: new Date(Date.now() - days * 86_400_000),
		}) as const
	const due = await createJob(api.db, closed(14))
	await createJob(api.db, closed(13))
	await createJob(api.db, { ...closed(20), outcome: 'hired_here' })
	const employer = await api.as(organisation.owner)

	await askOutcomes(api.db)
	await askOutcomes(api.db)
	const mails = await api.work()

	expect(mails.map(({ subject }) => subject)).toEqual(['What became of “Software developer”?'])
	expect(mails[0]?.text).toContain(`/job-outcome/${due.id}`)
	expect((await employer.get(`jobs/${due.id}`)).body.details.own.isOutcomeAsked).toBe(true)
	const told = await employer.post(`jobs/${due.id}/outcome`, { outcome: 'not_filled' })
	expect(told.body.details.own).toMatchObject({ outcome: 'not_filled', isOutcomeAsked: false })
})

test('a scheduled job opens at its time, and its team is told once', async () => {
	await using api = await testApp()
	const job = await createJob(api.db, {
		status: 'scheduled',
		publishedAt: null,
		publishAt: new Date(Date.now() - 1000),
	})

	await openScheduledJobs(api.db)
	await openScheduledJobs(api.db)

	expect((await api.get(`jobs/${job.id}`)).status).toBe(200)
	expect((await api.work()).map(({ subject }) => subject)).toEqual(['“Software developer” is open now'])
})
