import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { sections } from '@profile-search/db/schema/profiles/sections'
import { profileVisits } from '@profile-search/db/schema/profiles/visits'
import { createCandidate, createSection } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownPortal, until } from '../../testing/own-portal.ts'

/** A node in one process: to others, its further processes are nodes as well, and each takes seconds to start. */
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

/** Asks for a page as somebody who has no session. */
async function open(address: string) {
	const response = await fetch(address, { redirect: 'manual' })
	return {
		status: response.status,
		cache: response.headers.get('cache-control'),
		text: await response.text(),
	}
}

/** Has the portal keep the page of a person: from then on it is sent with a tag. */
async function untilKept(address: string) {
	await until(async () => (await fetch(address)).headers.has('etag'))
}

const pagesOf = ({ id }: { id: string }) => [`employee-details/${id}`, `employee-data/${id}`]

test('a person who hides, or is suspended, is gone from every node at once', async () => {
	await using database = await freshDb()
	const { db } = database
	const [hiding, suspended] = [
		await createCandidate(db, { visibility: 'public' }),
		await createCandidate(db, { visibility: 'public' }),
	]
	const pages = [...pagesOf(hiding), ...pagesOf(suspended)]
	await using first = await portalOn(database)
	await using second = await portalOn(database)
	const addresses = [first, second].flatMap(({ url }) => pages.map((page) => `${url}/${page}`))
	// Often enough in a row that other pages would be shown a moment longer.
	for (let round = 0; round < 6; round += 1) {
		for (const address of addresses) await untilKept(address)
		await db.update(candidates).set({ headline: `Round ${round}` })
	}
	for (const address of addresses) await untilKept(address)

	await db.update(candidates).set({ visibility: 'members' }).where(eq(candidates.accountId, hiding.id))
	await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.id))
	const seen = await Promise.all(addresses.map(open))

	expect(seen.map(({ status }) => status)).toEqual(addresses.map(() => 404))
	expect(seen.filter(({ text }) => text.includes('Round 5'))).toEqual([])
})

test('an adviser and an investor who take their section away are gone from every node at once', async () => {
	await using database = await freshDb()
	const { db } = database
	const { id } = await createCandidate(db, { visibility: 'public' })
	const about = 'Orchards in the hills.'
	for (const kind of ['advisory', 'investor'] as const)
		await createSection(db, { accountId: id, kind, about })
	await using first = await portalOn(database)
	await using second = await portalOn(database)
	const addresses = [first, second].flatMap(({ url }) =>
		['advisory-details', 'investor-details'].map((page) => `${url}/${page}/${id}`),
	)
	for (const address of addresses) await untilKept(address)
	const kept = await Promise.all(addresses.map(open))

	await db.delete(sections).where(eq(sections.accountId, id))
	const seen = await Promise.all(addresses.map(open))

	expect(kept.map(({ cache, text }) => cache === 'public, no-cache' && text.includes(about))).toEqual(
		addresses.map(() => true),
	)
	expect(seen.map(({ status }) => status)).toEqual(addresses.map(() => 404))
})

test('caches between the portal and the browser ask each time, and no member is shown to a visitor', async () => {
	await using database = await freshDb()
	const { db } = database
	const everybodys = await createCandidate(db, { visibility: 'public', headline: 'For everybody' })
	const members = await createCandidate(db, { visibility: 'members', headline: 'For members' })
	await using portal = await portalOn(database)
	for (const page of pagesOf(everybodys)) await untilKept(`${portal.url}/${page}`)

	for (const page of pagesOf(everybodys))
		expect(await open(`${portal.url}/${page}`)).toMatchObject({ status: 200, cache: 'public, no-cache' })
	for (const page of pagesOf(members)) {
		const answers = [await open(`${portal.url}/${page}`), await open(`${portal.url}/${page}`)]
		expect(answers.map(({ status }) => status)).toEqual([404, 404])
		expect(answers.filter(({ text }) => text.includes('For members'))).toEqual([])
	}
})

test('while changes are not heard, no page of a person is kept', async () => {
	await using database = await freshDb()
	const { db } = database
	const person = await createCandidate(db, { visibility: 'public', headline: 'Still here' })
	await using portal = await portalOn(database)
	const address = `${portal.url}/employee-details/${person.id}`
	await untilKept(address)

	await until(async () => {
		await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
			where application_name = 'profile-search pages' and datname = current_database()`)
		return (await open(address)).cache === 'private, no-cache'
	})
	await untilKept(address)

	expect((await open(address)).text).toContain('Still here')
})

test('each view of a kept page of a person is a visit that its owner sees', async () => {
	await using database = await freshDb()
	const { db } = database
	const person = await createCandidate(db, { visibility: 'public' })
	await using portal = await portalOn(database)
	const [details = '', resume = ''] = pagesOf(person).map((page) => `${portal.url}/${page}`)

	for (let n = 0; n < 10; n += 1) for (const address of [details, resume]) await open(address)
	const visits = () => db.select().from(profileVisits).where(eq(profileVisits.ownerId, person.id))
	await until(async () => (await visits()).reduce((sum, { times }) => sum + times, 0) >= 20)

	expect(await visits()).toMatchObject([{ visitorId: null, role: 'visitor', times: 20, downloads: 0 }])
})
