import { openSession } from '@profile-search/api/http/session'
import { listen } from '@profile-search/api/platform/channels/listen'
import { csrfTokenOf } from '@profile-search/api/platform/secrets'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { faqTexts } from '@profile-search/db/schema/site/pages'
import { pageViews } from '@profile-search/db/schema/site/statistics'
import {
	createAccount,
	createCandidate,
	createGuest,
	createJob,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownPortal, until } from '../../testing/own-portal.ts'

/**
 * The pages of a portal on this database, as an operator starts it, in one process: to others, its further processes are
 * nodes as well, and each takes seconds to start.
 */
async function portalOn(database: { url: string }) {
	const portal = await ownPortal({
		ROLE: 'web',
		WEB_PROCESSES: '1',
		DATABASE_URL: database.url,
		SMTP_URL: 'smtp://127.0.0.1:1',
	})
	await portal.start()
	return portal
}

/** The headers that the browser of an account sends. */
async function cookieOf(db: Db, account: { id: string }) {
	const token = await openSession(db, account.id, 'cookie', { userAgent: 'test', country: null })
	return { cookie: `session=${token}; XSRF-TOKEN=${csrfTokenOf(token)}` }
}

async function open(address: string, headers: Record<string, string> = {}) {
	const response = await fetch(address, { headers, redirect: 'manual' })
	return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Waits until a page shows what it should, and returns for how long those who asked for it did not see that. */
async function untilShown(address: string, isShown: (text: string) => boolean) {
	const began = performance.now()
	let staleMs = 0
	await until(async () => {
		const askedMs = performance.now() - began
		if (isShown((await open(address)).text)) return true
		staleMs = askedMs
		return false
	})
	return staleMs
}

test('a visitor never gets a byte of a session, and whoever has a session never gets a kept page', async () => {
	await using database = await freshDb()
	const { db } = database
	const organisation = await createOrganisation(db)
	const job = await createJob(db, { organisationId: organisation.id })
	const adviser = await createCandidate(db, { visibility: 'public' })
	await createSection(db, { accountId: adviser.id })
	await createSection(db, { accountId: adviser.id, kind: 'investor' })
	const named = (firstName: string) => ({ firstName, email: `${firstName.toLowerCase()}@private.example` })
	const readers = [
		await createCandidate(db, { account: named('Xyzanda') }),
		await createAccount(db, { ...named('Xyzborn'), status: 'incomplete' }),
		await createGuest(db, { account: named('Xyzgast') }),
		(await createOrganisation(db, { owner: named('Xyzherr') })).owner,
		await createAccount(db, { ...named('Xyzprov'), isApprover: true }),
		await createAccount(db, { ...named('Xyzadmin'), isAdministrator: true }),
	]
	await using portal = await portalOn(database)
	const sessions = await Promise.all(readers.map((reader) => cookieOf(db, reader)))
	const pages = [
		'',
		'home',
		'login',
		'contact',
		'grievance',
		'about-us',
		'faq',
		'cms/terms',
		'employee-list',
		`employee-details/${adviser.id}`,
		`employee-data/${adviser.id}`,
		'employer-list',
		`employer-details/${organisation.id}`,
		`employer-data/${organisation.id}`,
		'advisory-list',
		`advisory-details/${adviser.id}`,
		'investor-list',
		`investor-details/${adviser.id}`,
		'profession-wise-view/39',
		'jobs',
		`jobs/${job.id}`,
		'transparency',
	]
	// Whole words: three letters are now and then in a nonce.
	const ofSessions = [...readers.map(({ firstName }) => firstName), 'private.example', 'XSRF-TOKEN']
	const wrong: string[] = []

	for (const page of pages) {
		const address = `${portal.url}/${page}`
		// Once before and once after the page of a visitor was kept.
		const early = await Promise.all(sessions.map((session) => open(address, session)))
		const visitor = await open(address)
		const tag = { 'if-none-match': visitor.headers.get('etag') ?? '' }
		const late = await Promise.all(sessions.map((session) => open(address, { ...session, ...tag })))
		for (const [at, reader] of readers.entries())
			for (const answer of [early[at], late[at]]) {
				const { status, headers, text } = answer as Awaited<ReturnType<typeof open>>
				const isTheirs = status >= 300 || text.includes(reader.firstName)
				if (!isTheirs || headers.get('cache-control') !== 'private, no-store' || headers.has('etag'))
					wrong.push(`${page} of reader ${at}: ${status} ${headers.get('cache-control')}`)
			}
		if (visitor.status !== 200 || !visitor.headers.get('cache-control')?.startsWith('public'))
			wrong.push(`${page} of a visitor: ${visitor.status} ${visitor.headers.get('cache-control')}`)
		if (ofSessions.some((word) => visitor.text.includes(word)) || visitor.headers.has('set-cookie'))
			wrong.push(`${page} of a visitor shows a session`)
	}

	expect(wrong).toEqual([])
})

test('a session that has ended, half a session and a device are answered for themselves', async () => {
	await using database = await freshDb()
	await using portal = await portalOn(database)
	await open(`${portal.url}/jobs`)

	const answers = []
	for (const [name, value] of [
		['cookie', 'session=ended'],
		['cookie', 'XSRF-TOKEN=left'],
		['cookie', '__Host-session=ended'],
		['authorization', 'Bearer ended'],
	] as const)
		answers.push((await open(`${portal.url}/jobs`, { [name]: value })).headers.get('cache-control'))

	expect(answers).toEqual([
		'private, no-cache',
		'private, no-store',
		'private, no-cache',
		'private, no-cache',
	])
})

test('a change is shown on every node, long before five seconds are over', async () => {
	await using database = await freshDb()
	const { db } = database
	const adviser = await createCandidate(db, { account: { firstName: 'Vanishing' }, visibility: 'public' })
	await createSection(db, { accountId: adviser.id })
	const organisation = await createOrganisation(db)
	const job = await createJob(db, { organisationId: organisation.id, title: 'Closing soon' })
	await using first = await portalOn(database)
	await using second = await portalOn(database)
	const staleMs: number[] = []
	/** Has both nodes keep the page, makes a change, and waits until both show it. */
	async function change(page: string, make: () => Promise<unknown>, isShown: (text: string) => boolean) {
		for (const { url } of [first, second]) await untilShown(`${url}/${page}`, (text) => !isShown(text))
		await make()
		for (const { url } of [first, second]) staleMs.push(await untilShown(`${url}/${page}`, isShown))
	}

	await change(
		'faq',
		() => db.update(siteSettings).set({ companyName: 'Renamed Search' }),
		(text) => text.includes('Renamed Search'),
	)
	await change(
		'faq',
		() => db.update(faqTexts).set({ question: 'Is this question new?' }),
		(text) => text.includes('Is this question new?'),
	)
	await change(
		'jobs',
		() => createJob(db, { organisationId: organisation.id, title: 'Just published' }),
		(text) => text.includes('Just published'),
	)
	await change(
		'jobs',
		() => db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id)),
		(text) => !text.includes('Closing soon'),
	)
	await change(
		'advisory-list',
		() => db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, adviser.id)),
		(text) => !text.includes('Vanishing'),
	)

	// Lists follow the index, which takes its time on a busy machine.
	expect(Math.max(...staleMs.slice(0, 4))).toBeLessThan(5000)
})

test('a browser that has the page is told so, and each encoding holds the same page', async () => {
	await using database = await freshDb()
	await using portal = await portalOn(database)
	const address = `${portal.url}/faq`
	const plain = await open(address, { 'accept-encoding': 'identity' })
	const etag = plain.headers.get('etag') ?? ''

	const again = await open(address, { 'accept-encoding': 'identity', 'if-none-match': etag })
	const other = await open(address, { 'accept-encoding': 'gzip', 'if-none-match': etag })
	const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
	// The browser of this test unpacks what it gets.
	const brotli = await open(address, { 'accept-encoding': 'br' })

	expect(again).toMatchObject({ status: 304, text: '' })
	expect(again.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'))
	expect(other).toMatchObject({ status: 200, text: plain.text })
	expect(other.headers.get('content-encoding')).toBe('gzip')
	expect(brotli.text).toBe(plain.text)
	expect(brotli.headers.get('content-encoding')).toBe('br')
	expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
		200,
		'',
		brotli.headers.get('content-length'),
	])
})

test('each view of a kept page of a job is counted', async () => {
	await using database = await freshDb()
	const job = await createJob(database.db)
	await using portal = await portalOn(database)

	for (let n = 0; n < 20; n += 1) await open(`${portal.url}/jobs/${job.id}`)
	const count = async () => {
		const rows = await database.db.select().from(pageViews).where(eq(pageViews.subjectId, job.id))
		return rows.reduce((sum, { times }) => sum + times, 0)
	}
	await until(async () => (await count()) >= 20)

	expect(await count()).toBe(20)
})

test('files are sent as the build has compressed them, and only the service worker is asked for again', async () => {
	await using database = await freshDb()
	await using portal = await portalOn(database)
	const [script = ''] = /\/assets\/[^"]+\.js/.exec((await open(portal.url)).text) ?? []
	const found: unknown[] = []

	for (const path of [script, '/service-worker.js'])
		for (const encoding of ['br', 'gzip', 'identity']) {
			const { status, headers, text } = await open(portal.url + path, { 'accept-encoding': encoding })
			const isSame = text === (await open(portal.url + path, { 'accept-encoding': 'identity' })).text
			found.push([status, headers.get('content-encoding'), headers.get('cache-control'), isSame])
		}

	const forever = 'public, max-age=31536000, immutable'
	expect(found).toEqual([
		[200, 'br', forever, true],
		[200, 'gzip', forever, true],
		[200, null, forever, true],
		[200, 'br', 'no-cache', true],
		[200, 'gzip', 'no-cache', true],
		[200, null, 'no-cache', true],
	])
	expect((await open(`${portal.url}/service-worker.js.br`)).status).toBe(404)
	expect((await open(`${portal.url}/service-worker.js`)).headers.get('content-security-policy')).toBe(
		"default-src 'none'; connect-src 'self'",
	)
})

test('what goes wrong is shown to those who ask in the meantime, and never kept', async () => {
	await using database = await freshDb()
	await using portal = await portalOn(database)

	await database.db.execute(sql`alter table faqs rename to away`)
	const during = [await open(`${portal.url}/faq`), await open(`${portal.url}/faq`)]
	await database.db.execute(sql`alter table away rename to faqs`)
	const after = await open(`${portal.url}/faq`)

	expect(during.map(({ status }) => status)).toEqual([500, 500])
	expect(during.map(({ headers }) => headers.get('etag'))).toEqual([null, null])
	expect(after.status).toBe(200)
})

test('whatever public pages show is announced to all nodes when it changes', async () => {
	await using database = await freshDb()
	const { db } = database
	const heard: string[] = []
	const listener = listen(database.url, {
		name: 'public content test',
		channels: {
			public_content: () => heard.push('content'),
			match_changes: () => heard.push('directory'),
			all_heard: () => heard.push('all'),
		},
		gap: () => {},
	})
	await listener.whenListening()
	const person = await createCandidate(db)
	await createSection(db, { accountId: person.id })
	await createOrganisation(db)
	const unheard: string[] = []

	for (const [table, column] of [
		['site_settings', 'company_name'],
		['pages', 'slug'],
		['faqs', 'id'],
		['faq_texts', 'question'],
		['sections', 'account_id'],
		['professions', 'name'],
		['skills', 'name'],
		['places', 'name'],
		['languages', 'name'],
		['organisation_domains', 'domain'],
		['education_entries', 'degree'],
		['career_gaps', 'note'],
		['accounts', 'last_name'],
		['candidates', 'headline'],
		['organisations', 'name'],
	]) {
		heard.length = 0
		await db.execute(`update ${table} set ${column} = ${column}`)
		// Notifications arrive in order, so what was announced before this is heard before it.
		await db.execute(sql`notify all_heard`)
		await until(() => heard.includes('all'))
		if (heard[0] === 'all') unheard.push(table ?? '')
	}
	await listener.close()

	expect(unheard).toEqual([])
})
