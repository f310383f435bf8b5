import { createAccount, createGuest, createSection } from '@profile-search/db/factories'
import { places } from '@profile-search/db/schema/reference'
import { and, asc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../testing.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A town, another one of its state, and one of another state. */
async function threePlaces(api: TestApp) {
	const [town] = await api.db.select().from(places).where(eq(places.id, 2))
	const inState = await api.db
		.select()
		.from(places)
		.where(and(eq(places.state, town?.state ?? ''), ne(places.id, 2)))
		.orderBy(asc(places.id))
		.limit(1)
	const away = await api.db
		.select()
		.from(places)
		.where(ne(places.state, town?.state ?? ''))
		.orderBy(asc(places.id))
		.limit(1)
	return { town: 2, inState: inState[0]!.id, away: away[0]!.id }
}

async function adviser(api: TestApp, firstName: string, said: Parameters<typeof createSection>[1] | object) {
	const account = await createAccount(api.db, { firstName })
	await createSection(api.db, { isRemote: false, ...said, accountId: account.id })
	return account
}

test('advisers come in the order of what they share with the guest, with the reasons', async () => {
	await using api = await testApp()
	const { town, inState, away } = await threePlaces(api)
	await adviser(api, 'Nothing', { placeId: away, languages: ['ta'], topics: ['health'] })
	await adviser(api, 'Language', { placeId: away, languages: ['mr', 'hi'], topics: ['health'] })
	await adviser(api, 'State', { placeId: inState, languages: ['ta'], topics: ['health'] })
	await adviser(api, 'All', { placeId: town, languages: ['mr', 'ta'], topics: ['career', 'farming'] })
	await adviser(api, 'Topic', { placeId: away, languages: ['ta'], topics: ['career'] })
	const guest = await createGuest(api.db, {
		seeks: ['advice'],
		areas: ['career'],
		languages: ['mr', 'en'],
		placeId: town,
	})

	const { advisers, investors } = (await (await api.as(guest)).get('guests/me/suggestions')).body.details

	expect(advisers.map(({ name }: { name: string }) => name.split(' ')[0])).toEqual([
		'All',
		'Topic',
		'Language',
		'State',
	])
	expect(advisers.map(({ why }: { why: object }) => why)).toEqual([
		{ topics: ['career'], languages: ['Marathi'], place: 'town' },
		{ topics: ['career'], languages: [], place: null },
		{ topics: [], languages: ['Marathi'], place: null },
		{ topics: [], languages: [], place: 'state' },
	])
	expect(investors).toEqual([])
})

test('investors are for those who seek money, and both for those who seek neither', async () => {
	await using api = await testApp()
	await adviser(api, 'Adviser', {})
	await adviser(api, 'Investor', { kind: 'investor', topics: ['crafts', 'trade'] })
	const counts = async (seeks: ('advice' | 'money' | 'look_around')[]) => {
		const me = await api.as(await createGuest(api.db, { seeks, sectors: ['trade'] }))
		const { advisers, investors } = (await me.get('guests/me/suggestions')).body.details
		return { advisers: advisers.length, investors: investors.length, why: investors[0]?.why.topics }
	}

	expect(await counts(['money'])).toEqual({ advisers: 0, investors: 1, why: ['trade'] })
	expect(await counts(['advice'])).toEqual({ advisers: 1, investors: 0, why: undefined })
	expect(await counts(['advice', 'money'])).toMatchObject({ advisers: 1, investors: 1 })
	expect(await counts(['look_around'])).toMatchObject({ advisers: 1, investors: 1 })
})

test('nobody is suggested who is oneself, unapproved, or asked already; a new guest sees the latest', async () => {
	await using api = await testApp()
	const guest = await createGuest(api.db)
	const me = await api.as(guest)
	await createSection(api.db, { accountId: guest.id })
	await adviser(api, 'Waiting', { status: 'pending' })
	const suspended = await createAccount(api.db, { status: 'suspended' })
	await createSection(api.db, { accountId: suspended.id })
	const asked = await adviser(api, 'Asked', {})
	const stranger = await api.as(await createAccount(api.db, { userType: 'guest_user', status: 'incomplete' }))

	const before = (await me.get('guests/me/suggestions')).body.details.advisers
	await me.post('contact-requests', { subjectId: asked.id, message: 'Please advise me.' })
	const after = (await me.get('guests/me/suggestions')).body.details.advisers
	const forStranger = (await stranger.get('guests/me/suggestions')).body.details.advisers

	expect(before).toMatchObject([{ id: asked.id }])
	expect(after).toEqual([])
	expect(forStranger).toHaveLength(2)
})
