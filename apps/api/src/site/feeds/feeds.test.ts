import { gunzipSync } from 'node:zlib'
import { jobPlaces, jobs } from '@profile-search/db/schema/hiring/jobs'
import {
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { convert } from 'xmlbuilder2'
import { testApp } from '#test/portal.ts'
import { entriesOf, listSitemapParts } from './sitemap.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Text that XML cannot hold, or that would end its surrounding markup. */
const nasty = 'R&D <Lead> ]]> "x" \u000b\u0008 &eacute; नौकरी'

async function read(api: TestApp, url: string, headers: Record<string, string> = {}) {
	return api.app.inject({ method: 'GET', url, headers })
}

// oxlint-disable-next-line typescript/no-explicit-any -- what a parser finds has no type
async function parsed(api: TestApp, url: string): Promise<any> {
	const answer = await read(api, url)
	expect(answer.statusCode, url).toBe(200)
	expect(answer.headers['content-type']).toMatch(/xml/)
	return convert(answer.body, { format: 'object' })
}

test('robots.txt names the sitemap and keeps robots out of the API', async () => {
	await using api = await testApp()

	const { body, headers } = await read(api, '/robots.txt')

	expect(headers['content-type']).toMatch('text/plain')
	expect(body).toMatch(/^User-agent: \*$/m)
	expect(body).toMatch(/^Disallow: \/api\/$/m)
	expect(body).toMatch(/^Sitemap: http:\/\/portal\.test\/sitemap\.xml$/m)
})

test('security.txt says where to report a weakness, and is valid for months from now', async () => {
	await using api = await testApp()

	const { body, headers } = await read(api, '/.well-known/security.txt')

	expect(headers['content-type']).toBe('text/plain; charset=utf-8')
	expect(body).toMatch(/^Contact: (?:mailto:\S+@\S+|https?:\S+)$/m)
	expect(body).toMatch(/^Canonical: http:\/\/portal\.test\/\.well-known\/security\.txt$/m)
	const [, expires = ''] = body.match(/^Expires: (\S+)$/m) ?? []
	const days = (Date.parse(expires) - Date.now()) / 86_400_000
	expect(days).toBeGreaterThan(90)
	expect(days).toBeLessThan(366)
})

test('the sitemap lists open jobs, approved organisations and people with public profiles', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const open = await createJob(api.db, { organisationId: organisation.id })
	for (const status of ['draft', 'paused', 'closed', 'in_review', 'scheduled'] as const)
		await createJob(api.db, { organisationId: organisation.id, status })
	await createJob(api.db, { organisationId: organisation.id, closesOn: dayFromNow(-1) })
	await createOrganisation(api.db, { owner: { status: 'suspended' } })
	const shown = await createCandidate(api.db, { visibility: 'public' })
	await createCandidate(api.db)
	await createCandidate(api.db, { visibility: 'public', account: { status: 'pending' } })

	const index = await parsed(api, '/sitemap.xml')
	const locations = index.sitemapindex.sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname)
	const entries = new Map<string, string>()
	for (const path of locations) {
		const { urlset } = await parsed(api, path)
		for (const { loc, lastmod } of [urlset.url].flat())
			entries.set(new URL(loc).pathname + new URL(loc).search, lastmod)
	}
	const withIds = [...entries].filter(([path]) => /[0-9a-f]{8}-/.test(path))

	expect(locations).toEqual([
		'/sitemaps/site.xml',
		'/sitemaps/jobs-1.xml',
		'/sitemaps/organisations-1.xml',
		'/sitemaps/people-1.xml',
	])
	expect(withIds.map(([path]) => path)).toEqual([
		`/jobs/${open.id}`,
		`/employer-details/${organisation.id}`,
		`/employee-details/${shown.id}`,
	])
	for (const [, lastmod] of withIds) expect(new Date(lastmod).toISOString()).toBe(lastmod)
	for (const path of [
		'/about-us',
		'/about-us?lang=hi',
		'/cms/privacy-notice',
		'/faq',
		'/profession-wise-view/39',
	])
		expect([...entries.keys()]).toContain(path)

	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, open.id))
	const emptied = await api.app.inject({ url: '/sitemaps/jobs-1.xml' })
	expect(emptied.statusCode, 'the parts were told a moment ago').toBe(404)
})

test('a sitemap is split into parts that hold every row once', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const ids: string[] = []
	for (let each = 0; each < 7; each++)
		ids.push((await createJob(api.db, { organisationId: organisation.id })).id)

	const parts = (await listSitemapParts(api.db, 3)).filter(({ kind }) => kind === 'jobs')
	const listed: string[][] = []
	for (const part of parts) {
		const urls: string[] = []
		for await (const { url } of entriesOf(api.db, part, 3)) urls.push(url)
		listed.push(urls)
	}

	expect(parts.map(({ count, path }) => [path, count])).toEqual([
		['/sitemaps/jobs-1.xml', 3],
		['/sitemaps/jobs-2.xml', 3],
		['/sitemaps/jobs-3.xml', 1],
	])
	expect(listed.map(({ length }) => length)).toEqual([3, 3, 1])
	expect(listed.flat()).toEqual(ids.toSorted().map((id) => `/jobs/${id}`))
	expect((await read(api, '/sitemaps/jobs-9.xml')).statusCode).toBe(404)
})

test('RSS, Atom and JSON carry the newest open jobs, whatever their texts contain', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db, { name: nasty })
	const job = await createJob(api.db, {
		organisationId: organisation.id,
		title: nasty,
		description: `${nasty}\n\nSecond paragraph.`,
		payMin: 40_000,
		payMax: 60_000,
	})
	const link = `http://portal.test/jobs/${job.id}`

	const { rss } = await parsed(api, '/feeds/jobs.rss')
	const { feed } = await parsed(api, '/feeds/jobs.atom')
	const json = (await read(api, '/feeds/jobs.json')).json()

	expect(rss['@version']).toBe('2.0')
	expect(rss.channel.item).toMatchObject({ link })
	expect(new Date(rss.channel.item.pubDate).getTime()).not.toBeNaN()
	expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom')
	expect(feed.entry.id).toBe(link)
	for (const time of [feed.updated, feed.entry.updated, feed.entry.published])
		expect(new Date(time).toISOString()).toBe(time)
	expect(json).toMatchObject({
		version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
		home_page_url: 'http://portal.test/jobs',
		feed_url: 'http://portal.test/feeds/jobs.json',
		items: [{ id: link, url: link, title: 'R&D <Lead> ]]> "x"  &eacute; नौकरी' }],
	})
	expect(json.items[0].content_html).toContain('R&amp;D &lt;Lead&gt;')
	expect(json.items[0].content_html).toContain('<p>Second paragraph.</p>')
	expect(json.items[0].summary).toContain('₹40,000–60,000 a month')
})

test('a feed follows a search as the list does, and names its search', async () => {
	await using api = await testApp({ matching: true })
	const remote = await createJob(api.db, { title: 'Welder', workMode: 'remote' })
	await createJob(api.db, { title: 'Welder of ships' })
	const ids = async (search: string) => {
		const { items } = (await read(api, `/feeds/jobs.json?${search}`)).json()
		return items.map(({ id }: { id: string }) => id)
	}
	const { facets } = (await api.get('jobs')).body.details
	const chosen = facets
		.find(({ name }: { name: string }) => name === 'workMode')
		.choices.find(({ label }: { label: string }) => label === 'remote').value

	expect(await ids('query=welder')).toHaveLength(2)
	expect(await ids(`query=welder&workMode=${chosen}&page=7`)).toEqual([
		`http://portal.test/jobs/${remote.id}`,
	])
	expect((await read(api, '/feeds/jobs.json?query=plumber')).json()).toMatchObject({
		title: 'Open jobs at Profile Search: plumber',
		home_page_url: 'http://portal.test/jobs?query=plumber',
		items: [],
	})
	expect((await read(api, '/feeds/jobs.rss?km=far')).statusCode).toBe(400)
})

test('a feed is in the language of its address, else in the one asked for; partners read English', async () => {
	await using api = await testApp({ matching: true })
	await createJob(api.db, { title: 'Welder', workMode: 'remote', employmentType: 'full_time' })
	const feedIn = async (path: string, wished: string) =>
		(await api.app.inject({ url: path, headers: { 'accept-language': wished } })).json()

	const hindi = await feedIn('/feeds/jobs.json?lang=hi&query=welder', 'mr')
	expect(hindi).toMatchObject({
		title: 'Profile Search पर खुली नौकरियाँ: welder',
		home_page_url: 'http://portal.test/jobs?lang=hi&query=welder',
	})
	expect(hindi.items[0].summary).toContain('फ़ुल टाइम')
	expect(await feedIn('/feeds/jobs.json', 'mr')).toMatchObject({ title: 'Profile Search: सुरू असलेल्या नोकऱ्या' })
	const { body } = await api.app.inject({ url: '/feeds/linkedin.xml', headers: { 'accept-language': 'hi' } })
	expect(body).toContain('Full time')
})

test('a reader with a current copy is told so, until a job changes', async () => {
	await using api = await testApp({ matching: true })
	const job = await createJob(api.db)
	const first = await read(api, '/feeds/jobs.atom')
	const again = await read(api, '/feeds/jobs.atom', { 'if-none-match': String(first.headers.etag) })
	const since = await read(api, '/feeds/jobs.atom', {
		'if-modified-since': String(first.headers['last-modified']),
	})

	await api.db
		.update(jobs)
		.set({ title: 'Changed', updatedAt: new Date(Date.now() + 5000) })
		.where(eq(jobs.id, job.id))
	const changed = await read(api, '/feeds/jobs.atom', { 'if-none-match': String(first.headers.etag) })

	expect(first.headers['cache-control']).toBe('public, max-age=60')
	expect([again.statusCode, again.body]).toEqual([304, ''])
	expect(since.statusCode).toBe(304)
	expect(changed.statusCode).toBe(200)
})

test('the feed in Indeed’s format holds every open job, once for each place, in CDATA without entities', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { name: 'Green & Fields' })
	const job = await createJob(api.db, {
		organisationId: organisation.id,
		title: nasty,
		description: nasty,
		placeIds: [1, 2],
		payMin: 300,
		payPeriod: 'day',
	})
	const remote = await createJob(api.db, { organisationId: organisation.id, workMode: 'remote' })
	await api.db.delete(jobPlaces).where(eq(jobPlaces.jobId, remote.id))
	await createJob(api.db, { organisationId: organisation.id, status: 'closed' })

	const { body } = await read(api, '/feeds/indeed.xml')
	const { source } = await parsed(api, '/feeds/indeed.xml')

	expect(body.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<source>')).toBe(true)
	expect(source).toMatchObject({ publisher: expect.anything(), publisherurl: expect.anything() })
	expect(source.job).toHaveLength(3)
	const values = (name: string) => source.job.map((each: Record<string, { $: string }>) => each[name]?.$)
	expect(new Set(values('referencenumber')).size).toBe(3)
	expect(values('requisitionid').filter((id: string) => id === job.id)).toHaveLength(2)
	expect(values('title')[0]).toBe('R&D <Lead> ]] > "x"  &eacute; नौकरी')
	expect(values('description')[0]).toContain('<p>R&D ‹Lead› ]]› "x"')
	expect(values('salary')).toEqual(['from ₹300 a day', 'from ₹300 a day', undefined])
	expect(new Set(values('country'))).toEqual(new Set(['IN']))
	expect(values('remotetype')[2]).toBe('Fully remote')
	expect(values('city')[2]).toBeUndefined()
	for (const date of values('date')) expect(new Date(date).toISOString()).toBe(date)
	for (const name of [
		'url',
		'company',
		'sourcename',
		'description',
		'expirationdate',
		'lastactivitydate',
		'jobtype',
	])
		expect(values(name)).not.toContain(undefined)
	// Outside of CDATA there are only names of elements.
	expect(body.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/&|[^<>/\s?="\w.-]/)
})

test('the feed in LinkedIn’s format states the number of jobs', async () => {
	await using api = await testApp()
	const job = await createJob(api.db)

	const { source } = await parsed(api, '/feeds/linkedin.xml')

	expect(source.expectedJobCount.$).toBe('1')
	expect(source.job.partnerJobId.$).toBe(job.id)
	expect(source.job.partnerJobId.$.length).toBeLessThanOrEqual(40)
	for (const name of ['company', 'title', 'description', 'location', 'applyUrl'])
		expect(source.job[name].$, name).toBeTruthy()
})

test('a closed job leaves every feed at once, and large feeds are compressed', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const all = async () => {
		const urls = [
			'/feeds/jobs.rss',
			'/feeds/jobs.atom',
			'/feeds/jobs.json',
			'/feeds/indeed.xml',
			'/feeds/linkedin.xml',
		]
		const answers = await Promise.all(urls.map((url) => read(api, url)))
		return answers.filter(({ body }) => body.includes(job.id)).length
	}
	expect(await all()).toBe(5)
	const packed = await read(api, '/feeds/indeed.xml', { 'accept-encoding': 'gzip' })
	expect(gunzipSync(packed.rawPayload).toString()).toContain(job.id)

	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))

	expect(await all()).toBe(0)
	expect((await read(api, `/previews/jobs/${job.id}.png`)).statusCode).toBe(404)
})
