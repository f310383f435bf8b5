import { siteSettings } from '@profile-search/db/schema/platform/site'
import { createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publicMachine, startInternet } from '#test/internet/internet.ts'
import { testApp } from '#test/portal.ts'
import { announceSince } from './tasks.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Told = { host: string; key: string; keyLocation: string; urlList: string[] }

/** The service of IndexNow on the public machine, which answers with these statuses in turn, and then with the last. */
function startService(internet: Awaited<ReturnType<typeof startInternet>>, statuses = [202]) {
	const told: Told[] = []
	internet.names.tell('A', 'api.indexnow.org', [publicMachine])
	internet.answer((request, response) => {
		let body = ''
		request.on('data', (chunk) => (body += String(chunk)))
		request.on('end', () => {
			told.push(JSON.parse(body))
			response.writeHead(statuses[Math.min(told.length, statuses.length) - 1] ?? 202).end()
		})
	})
	return told
}

/** A site that announces its jobs, or does not, and an organisation with a job that is open since long. */
async function siteWithJob(api: TestApp, announcesJobs: boolean) {
	await api.db.update(siteSettings).set({ announcesJobs })
	const organisation = await createOrganisation(api.db)
	const me = await api.as(organisation.owner)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await announce(api)
	await letTimePass(api)
	return { me, job }
}

async function announce(api: TestApp) {
	await api.db.execute(sql`select graphile_worker.add_job('announce_jobs', max_attempts => 1)`)
	await api.work()
}

/** Makes all that has happened older than what is looked at again. */
async function letTimePass({ db }: TestApp) {
	await db.execute(sql`update match_changes set at = at - interval '5 minutes'`)
}

test('search engines are told once of a job that is opened or closed, with a key that the portal shows', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const told = startService(internet)
	const { me, job } = await siteWithJob(api, true)
	told.length = 0

	await me.post(`jobs/${job.id}/close`, {})
	await announce(api)
	await letTimePass(api)
	await announce(api)

	expect(told).toHaveLength(1)
	const [{ host, key, keyLocation, urlList } = { host: '', key: '', keyLocation: '', urlList: [] }] = told
	expect(urlList).toEqual([`http://portal.test/jobs/${job.id}`])
	expect([host, keyLocation]).toEqual(['portal.test', 'http://portal.test/indexnow.txt'])
	const shown = await api.app.inject({ url: '/indexnow.txt' })
	expect(shown.payload).toBe(key)
	expect(key).toMatch(/^[\da-f]{32}$/)
})

test('what they do not take is told again', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const told = startService(internet, [202, 429, 202])
	const { me, job } = await siteWithJob(api, true)
	expect(told).toHaveLength(1)

	await me.post(`jobs/${job.id}/close`, {})
	await announce(api)
	await announce(api)

	expect(told.slice(1).map(({ urlList }) => urlList)).toEqual([
		[`http://portal.test/jobs/${job.id}`],
		[`http://portal.test/jobs/${job.id}`],
	])
})

test('more jobs than one call may name are told in several', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const told = startService(internet)
	const { id: organisationId } = await createOrganisation(api.db)
	const ids = []
	for (let count = 0; count < 3; count++) ids.push((await createJob(api.db, { organisationId })).id)

	const { network } = internet
	await announceSince({ db: api.db, publicUrl: 'http://portal.test', network }, new Date(0), 2)

	expect(told.map(({ urlList }) => urlList.length)).toEqual([2, 1])
	expect(told.flatMap(({ urlList }) => urlList)).toEqual(
		ids.toSorted().map((id) => `http://portal.test/jobs/${id}`),
	)
})

test('nothing is told while the setting is off, of drafts, or of what happened before it was switched on', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const told = startService(internet)
	const { me, job } = await siteWithJob(api, false)

	await me.post(`jobs/${job.id}/close`, {})
	await announce(api)
	await letTimePass(api)
	await api.db.update(siteSettings).set({ announcesJobs: true })
	await createJob(api.db, { status: 'draft', publishedAt: null })
	await announce(api)

	expect(told).toEqual([])
})
