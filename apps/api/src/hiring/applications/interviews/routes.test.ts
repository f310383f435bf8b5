import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { told } from '#accounts/notifications/told.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'

const [first, second, third] = [inHours(48), inHours(50), inHours(72)]
const draft = {
	times: [first, second],
	minutes: 45,
	place: 'Our office, second floor',
	message: 'Bring a pen.',
}

test('times are proposed, one is chosen, and both calendars get it and its later changes', async () => {
	await using api = await testApp()
	const { asha, owner, application } = await createFixture(api.db)
	const [team, me] = [await api.as(owner), await api.as(asha)]

	const proposed = (await team.post(`applications/${application.id}/interviews`, draft)).body.details
	const [asking] = await api.work()
	const seen = (await me.get(`applications/${application.id}/interviews`)).body.details.interviews
	const path = `interviews/${proposed.id}`
	const chosen = await me.post(`${path}/choose`, { startsAt: second, sequence: seen[0].sequence })
	const again = await me.post(`${path}/choose`, { startsAt: second, sequence: seen[0].sequence })
	const fixed = await api.work()
	const ahead = (await team.get('interviews')).body.details
	const busy = (await team.get(`applications/${application.id}/interviews`)).body.details.busy

	expect(proposed).toMatchObject({ status: 'proposed', isTeam: true, other: 'Asha Kulkarni' })
	expect(asking).toMatchObject({ to: [{ address: asha.email }] })
	expect(asking?.subject).toMatch(/^Choose a time for your interview/)
	expect(seen).toMatchObject([{ other: 'Green Fields', times: [first, second], message: 'Bring a pen.' }])
	expect(chosen.body.details).toMatchObject({ status: 'confirmed', startsAt: second, isTeam: false })
	expect(again.body.details).toMatchObject({ status: 'confirmed', startsAt: second })
	expect(fixed).toHaveLength(2)
	for (const mail of fixed)
		expect(icsIn(mail)).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1\r?\n[^]*STATUS:CONFIRMED/)
	expect(ahead).toMatchObject([{ id: proposed.id, startsAt: second }])
	expect(busy).toEqual([{ startsAt: second, minutes: 45 }])

	const changed = await team.post(`${path}/times`, { ...draft, times: [third], sequence: 1 })
	const off = await api.work()
	const asked = await me.post(`${path}/ask`, { message: 'Only in the evening.', sequence: 2 })
	await me.post(`${path}/choose`, { startsAt: third, sequence: 3 })
	await api.work()
	const cancelled = await me.post(`${path}/cancel`, { message: 'I am ill.', sequence: 4 })
	const last = await api.work()

	expect(changed.body.details).toMatchObject({ status: 'proposed', startsAt: null, times: [third] })
	for (const mail of off) expect(icsIn(mail)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2\r?\n/)
	expect(off.map(addressOf).toSorted()).toEqual([asha.email, owner.email].toSorted())
	expect(asked.body.details).toMatchObject({ wish: 'Only in the evening.', sequence: 3 })
	expect(cancelled.body.details).toMatchObject({
		status: 'cancelled',
		endMessage: 'I am ill.',
		isEndedByTeam: false,
	})
	expect(new Set(last.map((mail) => /UID:(.*)/.exec(icsIn(mail))?.[1])).size).toBe(1)
	for (const mail of last) expect(icsIn(mail)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:5\r?\n/)
	const lines = await api.db.select().from(notifications).where(eq(notifications.accountId, asha.id))
	expect(lines.filter(({ kind }) => kind === 'interview').map(({ title }) => told(title))).toEqual([
		'Choose a time for your interview',
		'New times for the interview',
	])
})

test('only one of two times chosen at once is fixed, and only one of two applicants gets the same time', async () => {
	await using api = await testApp()
	const { asha, owner, job, application } = await createFixture(api.db)
	const ravi = await createCandidate(api.db)
	const other = await apply(api.db, job.id, ravi.id)
	const team = await api.as(owner)
	const mine = (await team.post(`applications/${application.id}/interviews`, draft)).body.details
	const theirs = (await team.post(`applications/${other.id}/interviews`, draft)).body.details
	const [me, them] = [await api.as(asha), await api.as(ravi)]
	const choose = (who: typeof me, id: string, startsAt: string) =>
		who.post(`interviews/${id}/choose`, { startsAt, sequence: 0 })

	const both = await Promise.all([choose(me, mine.id, first), choose(me, mine.id, second)])
	const held = (await me.get('interviews')).body.details[0].startsAt
	const free = held === first ? second : first
	const late = await choose(them, theirs.id, held)
	const left = (await them.get('interviews')).body.details[0].times

	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(late).toMatchObject({
		status: 409,
		body: { message: 'Somebody else has just taken this time. Please choose another one.' },
	})
	expect(left).toEqual([free])

	const third = await createCandidate(api.db)
	const last = await apply(api.db, job.id, third.id)
	const theLast = (await team.post(`applications/${last.id}/interviews`, draft)).body.details
	const race = await Promise.all([
		choose(them, theirs.id, free),
		choose(await api.as(third), theLast.id, free),
	])
	expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('of two members who propose at once one is refused, and an outdated change overwrites nothing', async () => {
	await using api = await testApp()
	const { asha, organisation, owner, application } = await createFixture(api.db)
	const colleague = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	const team = await api.as(owner)
	const path = `applications/${application.id}/interviews`

	const proposals = await Promise.all([team.post(path, draft), colleague.post(path, draft)])
	const { id } = (await team.get(path)).body.details.interviews[0]
	await (await api.as(asha)).post(`interviews/${id}/ask`, { message: 'Next week, please.', sequence: 0 })
	const stale = await team.post(`interviews/${id}/times`, { ...draft, sequence: 0 })

	expect(proposals.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(stale).toMatchObject({ status: 409, body: { message: /changed this interview in the meantime/ } })
	expect((await team.get(path)).body.details.interviews).toMatchObject([{ wish: 'Next week, please.' }])
})

test('an interview is hidden from everybody else, and an ended application gets none', async () => {
	await using api = await testApp()
	const { asha, owner, application } = await createFixture(api.db)
	const team = await api.as(owner)
	const { id } = (await team.post(`applications/${application.id}/interviews`, draft)).body.details
	const strangers = [
		await api.as(await createCandidate(api.db)),
		await api.as((await createOrganisation(api.db)).owner),
	]
	for (const stranger of strangers) {
		const answers = await Promise.all([
			stranger.get(`applications/${application.id}/interviews`),
			stranger.get(`interviews/${id}/ics`),
			stranger.post(`interviews/${id}/cancel`, { message: 'No', sequence: 0 }),
			stranger.post(`interviews/${id}/choose`, { startsAt: first, sequence: 0 }),
			stranger.post(`interviews/${id}/times`, { ...draft, sequence: 0 }),
			stranger.post(`applications/${application.id}/interviews`, draft),
		])
		for (const { status } of answers) expect([403, 404]).toContain(status)
		expect((await stranger.get('interviews')).body.details).toEqual([])
	}

	expect((await (await api.as(asha)).get(`interviews/${id}/ics`)).status).toBe(409)
	await api.db.update(applications).set({ status: 'rejected' })
	const late = await (await api.as(asha)).post(`interviews/${id}/choose`, { startsAt: first, sequence: 0 })
	const more = await team.post(`applications/${application.id}/interviews`, draft)
	expect([late.status, more.status]).toEqual([409, 409])
})

test('coming interviews are cancelled when the application ends, in the calendars too', async () => {
	await using api = await testApp()
	const { asha, owner, job, application } = await createFixture(api.db)
	const [team, me] = [await api.as(owner), await api.as(asha)]
	const { id } = (await team.post(`applications/${application.id}/interviews`, draft)).body.details
	await me.post(`interviews/${id}/choose`, { startsAt: first, sequence: 0 })
	await api.work()

	const moved = await team.post(`jobs/${job.id}/applications/move`, {
		applications: [{ applicationId: application.id, from: 'interview' }],
		to: 'rejected',
		reason: 'filled',
	})
	const mails = await api.work()
	const [interview] = (await me.get(`applications/${application.id}/interviews`)).body.details.interviews

	expect(moved.body.details).toMatchObject([{ isMoved: true, status: 'rejected' }])
	expect(interview).toMatchObject({ status: 'cancelled', isEndedByTeam: true })
	expect((await me.get('interviews')).body.details).toEqual([])
	const off = mails.filter(({ subject }) => subject?.startsWith('The interview is cancelled'))
	expect(off.map(addressOf).toSorted()).toEqual([asha.email, owner.email].toSorted())
	for (const mail of off) expect(icsIn(mail)).toContain('METHOD:CANCEL')
})

test('impossible times are refused with an explanation', async () => {
	await using api = await testApp()
	const { owner, application } = await createFixture(api.db)
	const team = await api.as(owner)
	const path = `applications/${application.id}/interviews`
	const fieldsOf = async (overrides: object) =>
		(await team.post(path, { ...draft, ...overrides })).body.fields

	expect(await fieldsOf({ times: [] })).toEqual({ times: 'Please propose at least one time.' })
	expect(await fieldsOf({ times: [first, first] })).toEqual({ times: 'The same time appears twice.' })
	expect(Object.values(await fieldsOf({ times: [inHours(-1)] }))).toEqual([
		'Please choose a time in the future.',
	])
	expect(Object.values(await fieldsOf({ times: [inHours(24 * 200)] }))).toEqual([
		'Please choose a time within the next six months.',
	])
	expect(Object.keys(await fieldsOf({ times: ['', 'tomorrow'] }))).toContain('times.0')
	expect(await fieldsOf({ minutes: 5 })).toEqual({ minutes: 'Please plan at least 10 minutes.' })
	expect(await fieldsOf({ place: ' ' })).toEqual({
		place: 'Please enter the place or the link to the call.',
	})
})

test('both sides are reminded once, the day before', async () => {
	await using api = await testApp()
	const { asha, owner, application } = await createFixture(api.db)
	const fixed = { applicationId: application.id, status: 'confirmed', minutes: 30, place: 'Here' } as const
	const soon = { ...fixed, startsAt: new Date(inHours(23)), createdBy: owner.id }
	await api.db.insert(interviews).values([soon, { ...fixed, startsAt: new Date(inHours(30)) }])
	await enqueue(api.db, 'remind_of_interviews', {})
	await enqueue(api.db, 'remind_of_interviews', {})

	const mails = await api.work()
	await enqueue(api.db, 'remind_of_interviews', {})
	const later = await api.work()

	expect(mails.map(addressOf).toSorted()).toEqual([asha.email, owner.email].toSorted())
	expect(mails.every(({ subject }) => subject?.startsWith('An interview within a day'))).toBe(true)
	expect(later).toEqual([])
})

test('a mail that is sent twice has the same id', async () => {
	await using api = await testApp()
	const { owner, application } = await createFixture(api.db)
	await (await api.as(owner)).post(`applications/${application.id}/interviews`, draft)
	await api.db.execute(sql`select graphile_worker.add_job('mail_interview', payload)
		from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
		where task.identifier = 'mail_interview'`)

	const mails = await api.work()

	expect(mails).toHaveLength(2)
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
})

test('an interview for a blind job names nobody in mails, calendars and answers to the team until the name is revealed', async () => {
	await using api = await testApp()
	const { asha, owner, application } = await createFixture(api.db, { isBlind: true })
	const [team, me] = [await api.as(owner), await api.as(asha)]
	// As if it had been proposed before the name was revealed.
	const startsAt = new Date(inHours(20))
	const [interview] = await api.db
		.insert(interviews)
		.values({
			applicationId: application.id,
			minutes: 30,
			place: 'Here',
			createdBy: owner.id,
			status: 'confirmed',
			startsAt,
		})
		.returning()
	await enqueue(api.db, 'remind_of_interviews', {})

	const mails = (await api.work()).filter((mail) => addressOf(mail) === owner.email)
	const ics = (await api.app.inject({ url: `/api/interviews/${interview?.id}/ics`, headers: team.headers }))
		.body
	const answers = [await team.get('interviews'), await team.get(`applications/${application.id}/interviews`)]
	const told = await api.db.select().from(notifications).where(eq(notifications.accountId, owner.id))

	const all = JSON.stringify([mails, ics, answers, told])
	expect(all).not.toMatch(/Asha|Kulkarni/)
	expect(all).not.toContain(asha.email)
	expect(ics).toContain('Applicant ')
	expect((await me.get('interviews')).body.details).toMatchObject([{ other: 'Green Fields' }])

	await api.db.update(applications).set({ revealedAt: new Date() })
	expect((await team.get('interviews')).body.details).toMatchObject([{ other: 'Asha Kulkarni' }])
})

async function createFixture(db: Db, overrides: { isBlind?: boolean } = {}) {
	const organisation = await createOrganisation(db, { name: 'Green Fields' })
	const job = await createJob(db, { organisationId: organisation.id, title: 'Gardener', ...overrides })
	const asha = await createCandidate(db)
	return { organisation, owner: organisation.owner, job, asha, application: await apply(db, job.id, asha.id) }
}

async function apply(db: Db, jobId: string, candidateId: string) {
	const [application] = await db.insert(applications).values({ jobId, candidateId, resume: {} }).returning()
	if (!application) throw new Error('There is an application now.')
	return application
}

function inHours(hours: number) {
	return new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString()
}

function addressOf(mail: Email) {
	return mail.to?.[0]?.address
}

function icsIn(mail: Email) {
	const content = mail.attachments.find(({ filename }) => filename === 'interview.ics')?.content
	return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
