import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { calendarFeeds } from '@profile-search/db/schema/accounts/calendar-feeds'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { saved } from '@profile-search/db/schema/matching/saved'
import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { deleteSessions } from '#accounts/sessions/queries.ts'
import { hashToken, isCalendarToken } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Me = Awaited<ReturnType<TestApp['as']>>

/** Asha has applied for a job in the team of Lata, and has saved it. */
async function createFixture(api: TestApp, overrides: { isBlind?: boolean } = {}) {
	const { db } = api
	const organisation = await createOrganisation(db, { name: 'Green, Fields' })
	const job = await createJob(db, { organisationId: organisation.id, title: 'Gardener; head', ...overrides })
	const asha = await createCandidate(db)
	const lata = await createMember(db, { organisationId: organisation.id })
	const [application] = await db
		.insert(applications)
		.values({ jobId: job.id, candidateId: asha.id, resume: {} })
		.returning()
	if (!application) throw new Error('There is an application now.')
	await db.insert(saved).values({ ownerId: asha.id, kind: 'job', subjectId: job.id })
	const [me, team] = [await api.as(asha), await api.as(lata)]
	return { organisation, job, asha, lata, application, me, team }
}

/** Proposes times in so many hours. */
async function proposeTimes(team: Me, applicationId: string, hours: number[]) {
	const draft = { times: hours.map(inHours), minutes: 45, place: 'Room 2, upstairs', message: null }
	const { id } = (await team.post(`applications/${applicationId}/interviews`, draft)).body.details
	return { id: String(id), draft, path: `interviews/${id}` }
}

/** Proposes two times and chooses the first. */
async function meet(team: Me, me: Me, applicationId: string) {
	const proposed = await proposeTimes(team, applicationId, [48, 50])
	const startsAt = inHours(48)
	await me.post(`${proposed.path}/choose`, { startsAt, sequence: 0 })
	return { ...proposed, startsAt }
}

/** An interview whose time is fixed, in so many days. */
function fixed(applicationId: string, createdBy: string, days: number) {
	const startsAt = new Date(Date.now() + days * 86_400_000)
	return { applicationId, createdBy, startsAt, minutes: 30, place: 'Here', status: 'confirmed' } as const
}

const thisMinute = Math.floor(Date.now() / 60_000) * 60_000

function inHours(hours: number) {
	return new Date(thisMinute + hours * 3_600_000).toISOString()
}

async function subscribe(me: Me) {
	const made = await me.post('account/calendar-feed')
	expect(made.body).toMatchObject({ errorCode: 0 })
	const address = String(made.body.details.address)
	return { address, path: new URL(address).pathname.replace('/api/', '') }
}

/** What a calendar program finds at an address, without any session. */
async function entriesAt(api: TestApp, path: string) {
	const { status, body } = await api.get(path)
	expect(status).toBe(200)
	const calendar = new ICAL.Component(ICAL.parse(body))
	const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
	return {
		calendar,
		entries: events.map((event) => ({
			uid: event.uid,
			sequence: event.sequence,
			summary: event.summary,
			isAllDay: event.startDate.isDate,
			start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
			end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
			status: event.component.getFirstPropertyValue('status'),
			transparency: event.component.getFirstPropertyValue('transp'),
		})),
	}
}

test('a person’s calendar has the interviews, with changes and cancellations, and the last days of saved jobs', async () => {
	await using api = await testApp()
	const { job, application, me, team } = await createFixture(api)
	const { address, path } = await subscribe(me)
	const closing = {
		uid: `closing-${job.id}@portal.test`,
		summary: 'Last day to apply: Gardener; head · Green, Fields',
		isAllDay: true,
		start: job.closesOn,
	}
	const { id, startsAt, draft, path: interview } = await meet(team, me, application.id)
	const ofInterview = {
		uid: `interview-${id}@portal.test`,
		summary: expect.stringContaining('Gardener; head'),
	}

	const { calendar, entries } = await entriesAt(api, path)
	const alone = (await me.get(`${interview}/ics`)).body
	await team.post(`${interview}/times`, { ...draft, times: [inHours(72)], sequence: 1 })
	const open = await entriesAt(api, path)
	await me.post(`${interview}/choose`, { startsAt: inHours(72), sequence: 2 })
	const moved = await entriesAt(api, path)
	await me.post(`${interview}/cancel`, { message: 'I am ill.', sequence: 3 })
	const cancelled = await entriesAt(api, path)

	expect(address).toMatch(/^http:\/\/portal\.test\/api\/calendars\/psc_[\da-z]{57}\/calendar\.ics$/)
	expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
	expect(calendar.getFirstPropertyValue('name')).toBe('Profile Search: interviews and closing days')
	expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
	expect(calendar.getFirstPropertyValue('method')).toBeNull()
	const end = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString()
	expect(entries).toMatchObject([
		{ ...ofInterview, sequence: 1, isAllDay: false, start: startsAt, end, status: 'CONFIRMED' },
		closing,
	])
	expect(alone).toContain(`UID:${ofInterview.uid}`)
	expect(open.entries).toMatchObject([{ start: inHours(72), status: 'TENTATIVE' }, closing])
	expect(moved.entries).toMatchObject([
		{ ...ofInterview, sequence: 3, start: inHours(72), status: 'CONFIRMED' },
		closing,
	])
	expect(cancelled.entries).toMatchObject([{ ...ofInterview, sequence: 4, status: 'CANCELLED' }, closing])
})

test('a team’s calendar has its interviews and the last days of its own jobs, and names nobody too early', async () => {
	await using api = await testApp()
	const { organisation, job, asha, lata, application, team } = await createFixture(api, { isBlind: true })
	const paused = await createJob(api.db, { organisationId: organisation.id, status: 'paused' })
	for (const status of ['draft', 'closed'] as const)
		await createJob(api.db, { organisationId: organisation.id, status })
	await createJob(api.db, { organisationId: organisation.id, closesOn: dayFromNow(-1) })
	await createJob(api.db)
	const { path } = await subscribe(team)
	await api.db.insert(interviews).values(fixed(application.id, lata.id, 2))

	const { body } = await api.get(path)
	const { entries } = await entriesAt(api, path)
	await api.db.update(applications).set({ revealedAt: new Date() })
	const revealed = await entriesAt(api, path)

	expect(body).not.toMatch(/Asha|Kulkarni/)
	expect(body).not.toContain(asha.email)
	expect(entries).toHaveLength(3)
	expect(entries[0]?.summary).toMatch(/^Interview: Gardener; head · Applicant /)
	expect(
		entries
			.slice(1)
			.map(({ uid }) => uid)
			.toSorted(),
	).toEqual([job, paused].map(({ id }) => `closing-${id}@portal.test`).toSorted())
	expect(entries.map(({ summary }) => summary)).toContain('Closes today: Gardener; head')
	expect(revealed.entries[0]?.summary).toBe('Interview: Gardener; head · Asha Kulkarni')
})

test('proposed times are tentative entries for both sides until one is chosen', async () => {
	await using api = await testApp()
	const { application, asha, me, team } = await createFixture(api)
	await api.db.delete(saved).where(eq(saved.ownerId, asha.id))
	const [mine, theirs] = [(await subscribe(me)).path, (await subscribe(team)).path]
	const { id, path } = await proposeTimes(team, application.id, [50, 48])
	const entryAt = (hours: number) => ({
		uid: `interview-${id}-${inHours(hours).replaceAll(/[-:]|\.000/g, '')}@portal.test`,
		sequence: 0,
		isAllDay: false,
		start: inHours(hours),
		end: new Date(Date.parse(inHours(hours)) + 45 * 60_000).toISOString(),
		status: 'TENTATIVE',
		transparency: 'TRANSPARENT',
	})

	const { entries } = await entriesAt(api, mine)
	const again = await entriesAt(api, mine)
	const ofTeam = await entriesAt(api, theirs)
	await me.post(`${path}/choose`, { startsAt: inHours(50), sequence: 0 })
	const chosen = await entriesAt(api, mine)
	const chosenForTeam = await entriesAt(api, theirs)

	const summary = 'Proposed interview: Gardener; head · Green, Fields'
	expect(entries).toEqual([48, 50].map((hours) => ({ ...entryAt(hours), summary })))
	expect(again.entries).toEqual(entries)
	expect(ofTeam.entries.slice(0, 2)).toMatchObject([entryAt(48), entryAt(50)])
	expect(ofTeam.entries[0]?.summary).toBe('Proposed interview: Gardener; head · Asha Kulkarni')
	const fixedEntry = { uid: `interview-${id}@portal.test`, start: inHours(50), status: 'CONFIRMED' }
	expect(chosen.entries).toMatchObject([fixedEntry])
	expect(chosenForTeam.entries.filter(({ isAllDay }) => !isAllDay)).toMatchObject([fixedEntry])
})

test('proposed times leave the calendar when none of them suits, when they are over, and when the interview is cancelled', async () => {
	await using api = await testApp()
	const { application, asha, me, team } = await createFixture(api)
	await api.db.delete(saved).where(eq(saved.ownerId, asha.id))
	const { path } = await subscribe(me)
	const starts = async () => (await entriesAt(api, path)).entries.map(({ start }) => start)
	const { id, draft, path: interview } = await proposeTimes(team, application.id, [48, 50])

	await me.post(`${interview}/ask`, { message: 'I work on that day.', sequence: 0 })
	const declined = await starts()
	await team.post(`${interview}/times`, { ...draft, times: [inHours(50), inHours(72)], sequence: 1 })
	const anew = await entriesAt(api, path)
	await api.db
		.update(interviewTimes)
		.set({ startsAt: new Date(Date.now() - 60_000) })
		.where(eq(interviewTimes.startsAt, new Date(inHours(50))))
	const later = await starts()
	await me.post(`${interview}/cancel`, { message: 'I have found work.', sequence: 2 })
	const cancelled = await starts()

	expect(declined).toEqual([])
	expect(anew.entries.map(({ start, sequence }) => ({ start, sequence }))).toEqual([
		{ start: inHours(50), sequence: 2 },
		{ start: inHours(72), sequence: 2 },
	])
	expect(anew.entries[0]?.uid).toContain(`interview-${id}-`)
	expect(later).toEqual([inHours(72)])
	expect(cancelled).toEqual([])
})

test('a saved job is in the calendar as long as it is saved and open', async () => {
	await using api = await testApp()
	const { job, organisation, me } = await createFixture(api)
	const { path } = await subscribe(me)
	const count = async () => (await entriesAt(api, path)).entries.length
	const counts = [await count()]

	await api.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id))
	counts.push(await count())
	await api.db.update(jobs).set({ status: 'open' }).where(eq(jobs.id, job.id))
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, organisation.owner.id))
	counts.push(await count())
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, organisation.owner.id))
	counts.push(await count())
	await me.call('DELETE', `saved/job/${job.id}`)
	counts.push(await count())

	expect(counts).toEqual([1, 0, 0, 1, 0])
})

test('a calendar is in the language of its account, whatever the program asks for', async () => {
	await using api = await testApp()
	const { asha, application, me, team } = await createFixture(api)
	await api.db.update(accounts).set({ language: 'mr' }).where(eq(accounts.id, asha.id))
	const { path } = await subscribe(me)
	await meet(team, me, application.id)

	const { body } = await api.call({ method: 'GET', path, headers: { 'accept-language': 'en' } })
	const { entries } = await entriesAt(api, path)

	expect(body).toContain('PRODID:-//Profile Search//Interviews//MR')
	expect(entries.map(({ summary }) => summary)).toEqual([
		expect.stringMatching(/^मुलाखत/),
		'अर्जाचा शेवटचा दिवस: Gardener; head · Green, Fields',
	])
})

test('a program that has the present file is told so, and nobody else keeps or lists it', async () => {
	await using api = await testApp()
	const { application, me, team } = await createFixture(api)
	const { path } = await subscribe(me)
	const first = await api.get(path)
	const headers = { 'if-none-match': String(first.headers.etag) }

	const again = await api.call({ method: 'GET', path, headers })
	await meet(team, me, application.id)
	const changed = await api.call({ method: 'GET', path, headers })

	expect(first.headers).toMatchObject({
		'content-type': 'text/calendar; charset=utf-8',
		'cache-control': 'private, no-cache',
		'x-robots-tag': 'noindex',
	})
	expect(again).toMatchObject({ status: 304, body: '' })
	expect(again.headers.etag).toBe(first.headers.etag)
	expect(changed.status).toBe(200)
})

test('an address is shown once, can be renewed and removed, and is kept as a hash', async () => {
	await using api = await testApp()
	const { asha, me } = await createFixture(api)
	const none = await me.get('account/calendar-feed')
	const { path } = await subscribe(me)
	const unread = await me.get('account/calendar-feed')
	await api.get(path)
	const read = await me.get('account/calendar-feed')

	const next = await subscribe(me)
	const old = await api.get(path)
	const renewed = await api.get(next.path)
	const stored = JSON.stringify(await api.db.select().from(calendarFeeds))
	const removed = await me.call('DELETE', 'account/calendar-feed')
	const late = await me.call('DELETE', 'account/calendar-feed')

	expect(none.body.details).toEqual({ feed: null })
	expect(unread.body.details).toEqual({ feed: { createdAt: expect.any(String), lastReadAt: null } })
	expect(read.body.details.feed.lastReadAt).toEqual(expect.any(String))
	expect(old).toMatchObject({
		status: 404,
		body: { message: 'There is no calendar at this address, or it has been removed.' },
	})
	expect(renewed.status).toBe(200)
	const [, token = ''] = next.path.split('/')
	expect(stored).toContain(hashToken(token))
	expect(stored).not.toContain(token)
	expect(removed.body.errorCode).toBe(0)
	expect(late.status).toBe(404)
	expect((await api.get(next.path)).status).toBe(404)
	const kinds = await api.db
		.select({ kind: accountActivity.kind })
		.from(accountActivity)
		.where(eq(accountActivity.accountId, asha.id))
		.orderBy(accountActivity.id)
	expect(kinds.map(({ kind }) => kind)).toEqual([
		'calendar_feed_made',
		'calendar_feed_made',
		'calendar_feed_removed',
	])
})

test('a calendar ends with the account, its logins or its place in the team', async () => {
	await using api = await testApp()
	const { asha, lata, organisation, me, team } = await createFixture(api)
	const [mine, theirs] = [await subscribe(me), await subscribe(team)]
	const statusOf = async ({ path }: { path: string }) => (await api.get(path)).status
	const isAsha = eq(accounts.id, asha.id)
	const isLata = eq(organisationMembers.accountId, lata.id)

	for (const status of ['suspended', 'rejected', 'pending'] as const) {
		await api.db.update(accounts).set({ status }).where(isAsha)
		expect(await statusOf(mine), status).toBe(404)
	}
	await api.db.update(accounts).set({ status: 'approved' }).where(isAsha)
	expect(await statusOf(mine)).toBe(200)
	await deleteSessions(api.db, asha.id)
	expect(await statusOf(mine)).toBe(404)

	expect(await statusOf(theirs)).toBe(200)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, organisation.owner.id))
	expect(await statusOf(theirs)).toBe(404)
	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, organisation.owner.id))
	const other = await createOrganisation(api.db)
	await api.db.update(organisationMembers).set({ organisationId: other.id }).where(isLata)
	expect(await statusOf(theirs), 'in another team').toBe(404)
	expect((await team.get('account/calendar-feed')).body.details).toEqual({ feed: null })
	await api.db.delete(organisationMembers).where(isLata)
	expect(await statusOf(theirs), 'in no team').toBe(404)
})

test('an address that is wrong is looked up nowhere, and one that is read too often has to wait', async () => {
	await using api = await testApp({ rateLimits: true })
	const { me } = await createFixture(api)
	const { path } = await subscribe(me)
	const [, token = ''] = path.split('/')
	const mistyped = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`

	for (const wrong of [mistyped, 'psc_', 'x', token.replace('psc_', 'psp_')])
		expect((await api.get(`calendars/${wrong}/calendar.ics`)).status, wrong).toBe(404)
	expect((await api.get(path)).status).toBe(200)
	await api.db.execute(
		sql`update rate_limits set points = 120 where key = ${`calendarReadsByFeed:${hashToken(hashToken(token))}`}`,
	)
	const late = await api.get(path)

	expect([isCalendarToken(token), isCalendarToken(mistyped)]).toEqual([true, false])
	expect(late.status).toBe(429)
	expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
})

test('only the last ninety days of interviews are in a calendar', async () => {
	await using api = await testApp()
	const { application, lata, me } = await createFixture(api)
	await api.db.insert(interviews).values([-89, -91, 89].map((days) => fixed(application.id, lata.id, days)))

	const { entries } = await entriesAt(api, (await subscribe(me)).path)

	expect(entries.filter(({ isAllDay }) => !isAllDay)).toHaveLength(2)
})
