import type { JobFeed, JobFeedRead } from '@profile-search/contract/hiring/drafts/job-feeds'
import { jobFeedReads, jobFeeds } from '@profile-search/db/schema/hiring/job-feeds'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createMember, createOrganisation } from '@profile-search/db/testing/factories'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { neighbour, publicMachine, startInternet } from '#test/internet/internet.ts'
import { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Internet = Awaited<ReturnType<typeof startInternet>>
type Caller = Awaited<ReturnType<Api['as']>>

const url = 'https://sahyadri.example/jobs.json'

const posting = (id: string, text: string, more: Record<string, unknown> = {}) => ({
	id,
	text,
	hostedUrl: `https://jobs.lever.co/sahyadri/${id}`,
	descriptionPlain: 'Care for patients. You give injections and dress wounds.',
	categories: { commitment: 'Full-time', location: 'Nagpur', allLocations: ['Nagpur'] },
	...more,
})
const three = [posting('a', 'Staff nurse'), posting('b', 'Night nurse'), posting('c', 'Head nurse')]

/** Serves a feed from the public machine; what it holds can be changed. */
function serveFeed(internet: Internet, first: unknown = three) {
	const served = { feed: first, status: 200, headers: {} as Record<string, string> }
	internet.names.tell('A', 'sahyadri.example', [publicMachine])
	internet.answer((_request, response) => {
		const body = typeof served.feed === 'string' ? served.feed : JSON.stringify(served.feed)
		response.writeHead(served.status, served.headers).end(body)
	})
	return served
}

async function teamOf(api: Api) {
	const organisation = await createOrganisation(api.db)
	const team = await api.as(organisation.owner)
	const feeds = async (): Promise<JobFeed[]> => (await team.get('job-feeds')).body.details.items
	return { organisation, team, feeds }
}

async function addFeed(api: Api, team: Caller, draft: Record<string, unknown> = {}) {
	const { body } = await team.post('job-feeds', { url, ...draft })
	await api.work()
	const path = `job-feeds/${body.details.id}`
	/** Reads the feed again and tells what that came to. */
	const read = async (options: Record<string, unknown> = {}): Promise<JobFeedRead> => {
		await team.post(`${path}/read`, options)
		await api.work()
		return (await team.get(`${path}/reads`)).body.details.items[0]
	}
	return { path, id: String(body.details.id), read }
}

const jobsOf = (api: Api) => api.db.select().from(jobs).orderBy(asc(jobs.externalId))
const statesOf = async (api: Api) =>
	(await jobsOf(api)).map(({ externalId, status }) => `${externalId} ${status}`)

test('a feed is tried before anything is kept, and shows how its jobs are understood', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	serveFeed(internet, [
		posting('a', 'Staff nurse', {
			salaryRange: { min: 25_000, max: 30_000, currency: 'INR', interval: 'per-month-salary' },
		}),
		posting('b', 'Kite master', {
			categories: { allLocations: ['Atlantis'] },
			salaryRange: { min: 20, currency: 'USD', interval: 'per-hour-wage' },
		}),
	])
	const { team, feeds } = await teamOf(api)

	const { body } = await team.post('job-feeds/trial', { url })

	expect(body.details).toMatchObject({ url, kind: 'lever', found: 2, isWhole: true })
	expect(body.details.jobs).toMatchObject([
		{
			externalId: 'a',
			title: 'Staff nurse',
			draft: {
				description: expect.stringContaining('injections'),
				payMin: 25_000,
				payMax: 30_000,
				applyRoute: 'link',
				applyTo: 'https://jobs.lever.co/sahyadri/a',
				names: { profession: 'Nurse', places: ['Nagpur'] },
			},
			problems: [],
		},
		{ externalId: 'b', title: 'Kite master', isComplete: false },
	])
	expect(body.details.jobs[1].notes.map(({ message }: { message: string }) => message)).toEqual(
		expect.arrayContaining([
			'Pay in USD is left out: jobs here have rupees.',
			expect.stringContaining('“Atlantis” is not in the list'),
		]),
	)
	expect(await feeds()).toEqual([])
	expect(await jobsOf(api)).toEqual([])
})

test('a feed makes drafts of its jobs once, changes those that it changes, and leaves those that a person has changed', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const served = serveFeed(internet)
	const { organisation, team, feeds } = await teamOf(api)
	const { read } = await addFeed(api, team)

	expect(await feeds()).toMatchObject([
		{ url, kind: 'lever', isOn: true, isReading: false, latest: { found: 3, added: 3, opened: 0 } },
	])
	expect(await statesOf(api)).toEqual(['a draft', 'b draft', 'c draft'])
	expect(await read()).toMatchObject({ problem: null, found: 3, added: 0, changed: 0, closed: 0, kept: 0 })

	const [, second] = await jobsOf(api)
	const { draft, version } = (await team.get(`jobs/${second?.id}/draft`)).body.details
	await team.put(`jobs/${second?.id}`, { ...draft, title: 'Our night nurse', publish: false, version })
	served.feed = three.map((each) => ({ ...each, text: `${each.text} (Nagpur)` }))
	const changed = await read()

	expect(changed).toMatchObject({ added: 0, changed: 2, kept: 1 })
	expect(changed.notes).toEqual([
		{ title: 'Night nurse (Nagpur)', message: expect.stringContaining('somebody has changed it here') },
	])
	expect((await jobsOf(api)).map(({ title }) => title)).toEqual([
		'Staff nurse (Nagpur)',
		'Our night nurse',
		'Head nurse (Nagpur)',
	])
	await api.db.delete(jobs).where(eq(jobs.externalId, 'c'))
	expect(await read(), 'what was deleted here stays so').toMatchObject({ added: 0 })
	expect(await api.db.select().from(auditLog).where(eq(auditLog.subjectId, organisation.id))).toMatchObject([
		{ action: 'job_feed_added', facts: { url } },
	])
})

test('complete jobs are published where the team wants that, and stay open while the feed has them', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const served = serveFeed(internet, [...three, posting('d', 'Nurse', { descriptionPlain: '' })])
	const { organisation, team } = await teamOf(api)
	await api.db.execute(sql`update organisations set accepted_jobs = 1000 where id = ${organisation.id}`)

	const { read } = await addFeed(api, team, { opensJobs: true })

	expect(await statesOf(api)).toEqual(['a open', 'b open', 'c open', 'd draft'])
	const [before] = await jobsOf(api)
	await api.db
		.update(jobs)
		.set({ closesOn: sql`now()::date + 2` })
		.where(eq(jobs.externalId, 'a'))
	await read()
	expect((await jobsOf(api))[0]?.closesOn).toBe(before?.closesOn)

	served.feed = three.map((each) => ({ ...each, text: `${each.text}, days` }))
	expect(await read()).toMatchObject({ changed: 3, closed: 1 })
	expect(await statesOf(api)).toEqual(['a open', 'b open', 'c open'])
	served.feed = three.slice(0, 2)
	expect(await read()).toMatchObject({ closed: 1 })
	expect(await statesOf(api)).toEqual(['a open', 'b open', 'c closed'])
	served.feed = three
	expect(await read(), 'it is back').toMatchObject({ added: 1 })
	expect((await statesOf(api)).toSorted()).toEqual(['a open', 'b open', 'c closed', 'c open'])
})

test('more than half of the jobs are not closed at once before somebody confirms it, and none after a read that was not whole', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const served = serveFeed(internet)
	const { team, feeds } = await teamOf(api)
	const { read } = await addFeed(api, team)

	served.feed = '[{"id": "a", "text": "Staff'
	expect(await read({ closeMissing: true })).toMatchObject({ problem: 'damaged', closed: 0 })
	served.feed = [...three.slice(0, 2), { text: 'No id' }]
	expect(await read({ closeMissing: true })).toMatchObject({ problem: null, isWhole: false, closed: 0 })
	served.feed = []
	expect(await read()).toMatchObject({ problem: null, found: 0, closed: 0, missing: 3 })
	expect(await feeds()).toMatchObject([{ missing: 3 }])
	expect(await statesOf(api)).toHaveLength(3)
	served.feed = three.slice(0, 1)
	expect(await read({ closeMissing: true })).toMatchObject({ closed: 2, missing: 0 })

	expect(await feeds()).toMatchObject([{ missing: 0 }])
	expect(await statesOf(api)).toEqual(['a draft'])
})

test('a feed that has failed for days is switched off, and those who lead the team are told', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const served = serveFeed(internet)
	const { organisation, team, feeds } = await teamOf(api)
	const recruiter = await createMember(api.db, { organisationId: organisation.id, role: 'recruiter' })
	const { id, path, read } = await addFeed(api, team)
	served.status = 500

	expect(await read()).toMatchObject({ problem: 'refused' })
	expect(await feeds()).toMatchObject([{ isOn: true, failingSince: expect.any(String) }])
	await api.db
		.update(jobFeeds)
		.set({ failingSince: sql`now() - interval '121 hours'` })
		.where(eq(jobFeeds.id, id))
	await team.post(`${path}/read`, {})
	const mails = await api.work()

	expect(await feeds()).toMatchObject([{ isOn: false, stoppedAt: expect.any(String) }])
	const told = async (caller: Caller) => (await caller.get('notifications')).body.details.items
	expect(await told(team)).toMatchObject([{ title: 'A job feed was switched off', body: 'sahyadri.example' }])
	expect(await told(await api.as(recruiter))).toEqual([])
	expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
		[organisation.owner.email, 'The job feed of sahyadri.example was switched off'],
	])
	expect((await team.post(`${path}/read`, {})).body.message).toBe(
		'This feed is off. Please switch it on first.',
	)
	await team.put(path, { opensJobs: false, isOn: true })
	expect(await feeds()).toMatchObject([{ isOn: true, failingSince: null, stoppedAt: null }])
	expect(await statesOf(api), 'its jobs are as they were').toHaveLength(3)
})

test.each([
	['a machine of the private network', [neighbour]],
	['a public machine and a private one', [publicMachine, neighbour]],
	['no machine', []],
])('an address that leads to %s is not called', async (_, addresses) => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	serveFeed(internet)
	internet.names.tell('A', 'sahyadri.example', addresses)
	const { team } = await teamOf(api)

	for (const path of ['job-feeds/trial', 'job-feeds']) {
		const { status, body } = await team.post(path, { url })
		expect(status).toBe(400)
		expect(body.fields).toEqual({ url: 'This address could not be reached.' })
	}
	expect(internet.visits).toEqual({ publicMachine: [], neighbour: [] })
})

test.each([
	['a redirect', { status: 302, headers: { location: `https://${neighbour}/` } }, 'leads to another one'],
	['a refusal', { status: 404 }, 'refused to send the feed'],
	['more than ten megabytes', { feed: ' '.repeat(10 * 1024 * 1024 + 1) }, 'larger than 10 MB'],
	['something packed', { headers: { 'content-encoding': 'gzip' } }, 'damaged'],
	['a page', { feed: '<html><body>Jobs</body></html>' }, 'not a feed that we can read'],
])('%s is no feed, and nothing else is called', async (_, answer, message) => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	Object.assign(serveFeed(internet), answer)
	const { team } = await teamOf(api)

	const { body } = await team.post('job-feeds/trial', { url })

	expect(body.fields.url).toContain(message)
	expect(internet.visits.neighbour).toEqual([])
})

test.each([
	'http://sahyadri.example/',
	'https://10.0.0.1/',
	'https://localhost/',
	'https://hr.example:8443/',
])('%s is no address of a feed', async (address) => {
	await using api = await testApp()
	const { team } = await teamOf(api)

	const { body } = await team.post('job-feeds/trial', { url: address })

	expect(body.fields.url).toMatch(/^Please enter a public web address/)
})

test('recruiters see the feeds, but only those who lead the team change them; the night reads all that are on', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	serveFeed(internet)
	const { organisation, team, feeds } = await teamOf(api)
	const recruiter = await api.as(
		await createMember(api.db, { organisationId: organisation.id, role: 'recruiter' }),
	)
	const { path } = await addFeed(api, team)

	expect((await recruiter.get('job-feeds')).body.details).toMatchObject({
		mayManage: false,
		items: [{ url }],
	})
	for (const refused of [
		recruiter.post('job-feeds', { url }),
		recruiter.post(`${path}/read`, {}),
		recruiter.put(path, { opensJobs: true, isOn: true }),
		recruiter.call('DELETE', path),
	])
		expect((await refused).status).toBe(403)
	expect((await team.post('job-feeds', { url })).body.fields).toEqual({
		url: 'Your organisation has this feed already.',
	})
	await api.db.execute(sql`select graphile_worker.add_job('read_job_feeds', '{}')`)
	await api.work()
	expect(await api.db.$count(jobFeedReads)).toBe(2)
	await team.call('DELETE', path)
	expect(await feeds()).toEqual([])
	expect(await statesOf(api)).toHaveLength(3)
})
