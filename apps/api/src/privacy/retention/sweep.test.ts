import { addPartitions, listWeeks } from '@profile-search/db/migrate/partitions'
import { applicationNotes, applications } from '@profile-search/db/schema/hiring/applications'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { reports } from '@profile-search/db/schema/trust/reports'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyResume } from '#hiring/applications/empty-resume.ts'
import { testApp } from '#test/portal.ts'
import { sweepPersonalData } from './sweep.ts'

test('the contents of an application are deleted two years after it ended, and not before; the fact that it existed stays', async () => {
	await using api = await testApp()
	const { id: jobId } = await createJob(api.db)
	const ended = { jobId, status: 'rejected' as const, resume: { ...emptyResume, firstName: 'Asha' } }
	for (const days of [729, 732]) {
		const { id: candidateId } = await createCandidate(api.db)
		const rejectedAt = new Date(Date.now() - days * 86_400_000)
		const [row] = await api.db
			.insert(applications)
			.values({ ...ended, candidateId, motivation: `${days} days`, rejectedAt, submittedAt: rejectedAt })
			.returning()
		await api.db.insert(applicationNotes).values({ applicationId: row?.id ?? '', text: `${days} days` })
	}

	await sweepPersonalData(api.db)
	await sweepPersonalData(api.db)

	const left = await api.db.select().from(applications).orderBy(applications.rejectedAt)
	expect(left.map(({ motivation, status }) => [motivation, status])).toEqual([
		[null, 'rejected'],
		['729 days', 'rejected'],
	])
	expect(left[0]?.resume).toEqual(emptyResume)
	expect((await api.db.select().from(applicationNotes)).map(({ text }) => text)).toEqual(['729 days'])
})

test('an old grievance keeps the ticket without the person, and an old report only its existence', async () => {
	await using api = await testApp()
	const { id } = await createCandidate(api.db)
	const me = await api.as({ id })
	const filed = { kind: 'privacy', message: 'They show my number.', name: 'Asha', email: 'asha@example.com' }
	await me.post('grievances', filed)
	await me.post('reports', {
		subjectKind: 'person',
		subjectId: (await createCandidate(api.db)).id,
		reason: 'other',
	})
	await api.db.update(grievances).set({ closedAt: sql`now() - interval '3 years 1 day'` })
	await api.db.update(reports).set({ comment: 'A lie.', decidedAt: sql`now() - interval '1 year 1 day'` })
	await api.work()

	await sweepPersonalData(api.db)

	const [grievance] = await api.db.select().from(grievances)
	expect(grievance).toMatchObject({ name: 'Someone who left', email: 'someone@left.invalid', message: '' })
	expect(grievance?.number).toMatch(/^PS-/)
	expect((await api.db.select().from(grievanceEvents))[0]).toMatchObject({ kind: 'filed', message: null })
	expect((await api.db.select().from(reports))[0]).toMatchObject({ comment: null, reason: 'other' })
})

test('the visits of a week are dropped with it, those without a week one by one, and none of 90 days', async () => {
	await using api = await testApp()
	const { id: ownerId } = await createCandidate(api.db)
	const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
	await addPartitions(api.db, daysAgo(120))
	const ages = [400, 120, 104, 88, 0]
	await api.db.insert(profileVisits).values(
		ages.map((age) => ({
			ownerId,
			day: daysAgo(age).toISOString().slice(0, 10),
			role: 'visitor' as const,
			sawContacts: false,
			times: age + 1,
		})),
	)
	const weeks = await listWeeks(api.db, 'profile_visits')

	await sweepPersonalData(api.db)

	expect((await api.db.select().from(profileVisits)).map(({ times }) => times - 1).toSorted()).toEqual([
		0, 88,
	])
	expect(await listWeeks(api.db, 'profile_visits')).not.toContain(weeks[0])
})
