import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { industries, places } from '@profile-search/db/schema/search/reference'
import {
	createAccount,
	createCandidate,
	createGuest,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { and, asc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Part = { kind: string; state: string; points: number; facts: Record<string, unknown> }
type Reasons = { total: number; parts: Part[]; counterfactuals: unknown[] }

/** A town, another one in its state, and one in another state. */
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

async function adviser(
	api: TestApp,
	firstName: string,
	overrides: Parameters<typeof createSection>[1] | object,
) {
	const account = await createAccount(api.db, { firstName })
	await createSection(api.db, { isRemote: false, ...overrides, accountId: account.id })
	return account
}

const partsOf = ({ parts }: Reasons) => Object.fromEntries(parts.map(({ kind, state }) => [kind, state]))
const sumOf = ({ parts }: Reasons) => parts.reduce((sum, { points }) => sum + points, 0)

test('advisers are ordered by what they share with the guest, with reasons that add up', async () => {
	await using api = await testApp({ matching: true })
	const { town, inState, away } = await threePlaces(api)
	await adviser(api, 'Nothing', { placeId: away, languages: ['ta'], topics: ['health'] })
	await adviser(api, 'Language', { placeId: away, languages: ['mr', 'hi'], topics: ['health'] })
	await adviser(api, 'State', { placeId: inState, languages: ['ta'], topics: ['career'] })
	await adviser(api, 'All', { placeId: town, languages: ['mr', 'ta'], topics: ['career', 'farming'] })
	await adviser(api, 'Topic', { placeId: away, languages: ['ta'], topics: ['career'] })
	const guest = await createGuest(api.db, {
		seeks: ['advice'],
		areas: ['career'],
		languages: ['mr', 'en'],
		placeId: town,
	})

	const { advisers, investors } = (await (await api.as(guest)).get('suggestions')).body.details

	expect(advisers.map(({ adviser: { name } }: { adviser: { name: string } }) => name.split(' ')[0])).toEqual([
		'All',
		'State',
		'Topic',
	])
	const records: Reasons[] = advisers.map(({ match }: { match: Reasons }) => match)
	expect(records.map(partsOf)).toMatchObject([
		{ topics: 'met', languages: 'met', place: 'met' },
		{ topics: 'met', languages: 'missing', place: 'partial' },
		{ topics: 'met', languages: 'missing', place: 'missing' },
	])
	for (const record of records) expect(sumOf(record)).toBeCloseTo(record.total, 5)
	const facts = records[0]?.parts.map((part) => part.facts)
	expect(facts).toContainEqual({ asked: ['adviceArea:career'], have: ['adviceArea:career'] })
	expect(facts).toContainEqual({ asked: ['Marathi'], have: ['Marathi', 'Tamil'] })
	expect(records[0]?.counterfactuals).toEqual([])
	expect(investors).toEqual([])
})

test('an adviser whose words have nothing in common with those of an organisation is not suggested to it', async () => {
	await using api = await testApp({ matching: true })
	const { town } = await threePlaces(api)
	await adviser(api, 'Elsewhere', { placeId: town, topics: [] })
	const { owner } = await createOrganisation(api.db, { placeId: town })

	const { advisers } = (await (await api.as(owner)).get('suggestions')).body.details

	expect(advisers).toEqual([])
})

test('guests who seek money see investors, and those who seek neither see both kinds', async () => {
	await using api = await testApp({ matching: true })
	await adviser(api, 'Adviser', {})
	await adviser(api, 'Investor', { kind: 'investor', topics: ['crafts', 'trade'] })
	const counts = async (seeks: ('advice' | 'money' | 'look_around')[]) => {
		const me = await api.as(await createGuest(api.db, { seeks, sectors: ['trade'] }))
		const { advisers, investors } = (await me.get('suggestions')).body.details
		const topics = investors[0]?.match.parts.find(({ kind }: Part) => kind === 'topics')
		return { advisers: advisers.length, investors: investors.length, why: topics?.facts.have }
	}

	expect(await counts(['money'])).toEqual({ advisers: 0, investors: 1, why: ['sector:trade'] })
	expect(await counts(['advice'])).toEqual({ advisers: 1, investors: 0, why: undefined })
	expect(await counts(['advice', 'money'])).toMatchObject({ advisers: 1, investors: 1 })
	expect(await counts(['look_around'])).toMatchObject({ advisers: 1, investors: 1 })
})

test('nobody is suggested to themselves, nor anyone unapproved, hidden or already asked; a new guest sees the latest', async () => {
	await using api = await testApp({ matching: true })
	const guest = await createGuest(api.db)
	const me = await api.as(guest)
	await createSection(api.db, { accountId: guest.id })
	await adviser(api, 'Waiting', { status: 'pending' })
	const suspended = await createAccount(api.db, { status: 'suspended' })
	await createSection(api.db, { accountId: suspended.id })
	const hidden = await adviser(api, 'Hidden', {})
	await api.db.insert(employerBlocks).values({ ownerId: hidden.id, domain: guest.email.split('@')[1]! })
	const asked = await adviser(api, 'Asked', {})
	const email = 'new@elsewhere.test'
	const stranger = await api.as(
		await createAccount(api.db, { userType: 'guest_user', status: 'incomplete', email }),
	)

	const before = (await me.get('suggestions')).body.details.advisers
	await me.post('contact-requests', { subjectId: asked.id, message: 'Please advise me.' })
	const after = (await me.get('suggestions')).body.details.advisers
	const forStranger = (await stranger.get('suggestions')).body.details.advisers

	expect(before).toMatchObject([{ adviser: { id: asked.id } }])
	expect(after).toEqual([])
	expect(forStranger).toHaveLength(3)
	expect(forStranger[0].match).toBeNull()
})

test('an investor fits by sector, stage and amount; values that the guest has not given are not compared', async () => {
	await using api = await testApp({ matching: true })
	const investor = await adviser(api, 'Investor', {
		kind: 'investor',
		topics: ['crafts', 'trade'],
		stages: ['idea'],
		ticketMin: 500_000,
		ticketMax: 2_000_000,
	})
	const fit = async (overrides: Parameters<typeof createGuest>[1]) => {
		const me = await api.as(await createGuest(api.db, { sectors: ['trade'], ...overrides }))
		return partsOf((await me.get(`investors/${investor.id}/match`)).body.details)
	}

	expect(await fit({})).not.toHaveProperty('pay')
	expect(await fit({ stage: 'idea', amount: 800_000 })).toMatchObject({ topics: 'met', pay: 'met' })
	expect(await fit({ stage: 'growth', amount: 450_000 })).toMatchObject({ topics: 'partial', pay: 'partial' })
	expect(await fit({ amount: 90_000 })).toMatchObject({ pay: 'missing' })
	expect(await fit({ amount: 20_000_000 })).toMatchObject({ pay: 'missing' })
})

test('an adviser’s profession counts for a person only where the adviser shows it', async () => {
	await using api = await testApp({ matching: true })
	const expert = await createCandidate(api.db, { visibility: 'approved_organisations' })
	await createSection(api.db, { accountId: expert.id, about: 'Twenty years of software.' })
	const me = await api.as(await createCandidate(api.db))
	const states = async () => partsOf((await me.get(`advisers/${expert.id}/match`)).body.details)

	expect(await states()).toMatchObject({ profession: 'unknown', languages: 'met' })
	await api.db.execute(`update candidates set visibility = 'members' where account_id = '${expert.id}'`)
	expect(await states()).toMatchObject({ profession: 'met', languages: 'met' })
	expect((await me.get('suggestions')).body.details.advisers[0].match.total).toBeGreaterThan(60)
})

test('the match with an adviser is explained to viewers who see the adviser, and to nobody else', async () => {
	await using api = await testApp({ matching: true })
	const expert = await adviser(api, 'Expert', {})
	const path = `advisers/${expert.id}/match`
	const organisation = await createOrganisation(api.db)
	const [guest, owner] = [await createGuest(api.db), await api.as(organisation.owner)]
	const me = await api.as(guest)

	expect((await api.get(path)).status).toBe(401)
	expect((await api.get('suggestions')).status).toBe(401)
	expect((await me.get(path)).body.details).toMatchObject({ total: expect.any(Number), counterfactuals: [] })
	expect((await owner.get(path)).body.details.parts.map(({ kind }: Part) => kind)).toContain('text')
	expect((await (await api.as(expert)).get(path)).body.details).toBeNull()
	expect((await me.get(`investors/${expert.id}/match`)).status).toBe(404)

	await api.db.insert(employerBlocks).values({ ownerId: expert.id, organisationId: organisation.id })
	expect((await owner.get(path)).status).toBe(404)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, expert.id))
	expect((await me.get(path)).status).toBe(404)
	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, guest.id))
	expect((await me.get('suggestions')).status).toBe(403)
})

test('similar organisations are listed with the reasons, the nearest in the same industry first', async () => {
	await using api = await testApp({ matching: true })
	const { away } = await threePlaces(api)
	const shared = { industry: 'Hospital', about: 'We care for patients day and night.' }
	await api.db
		.insert(industries)
		.values([{ name: 'Hospital' }, { name: 'Mining' }])
		.onConflictDoNothing()
	const clinic = await createOrganisation(api.db, shared)
	const near = await createOrganisation(api.db, { ...shared, name: 'Near' })
	const far = await createOrganisation(api.db, { ...shared, name: 'Far', placeId: away })
	await createOrganisation(api.db, { name: 'Other', industry: 'Mining', about: 'Coal.', placeId: away })
	const gone = await createOrganisation(api.db, { ...shared, owner: { status: 'suspended' } })
	const me = await api.as(await createCandidate(api.db))
	const path = `organisations/${clinic.id}/similar`

	const { body } = await eventually(
		() => me.get(path),
		(answer) => answer.body.details?.length === 2,
	)

	const [first, second] = body.details
	expect([first.organisation.id, second.organisation.id]).toEqual([near.id, far.id])
	expect(partsOf(first.match)).toMatchObject({ topics: 'met', place: 'met' })
	expect(partsOf(second.match)).toMatchObject({ topics: 'met', place: 'missing' })
	expect(sumOf(second.match)).toBeCloseTo(second.match.total, 5)
	expect((await api.get(path)).status).toBe(401)
	expect((await me.get(`organisations/${gone.id}/similar`)).status).toBe(404)

	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, near.owner.id))
	expect((await me.get(path)).body.details).toMatchObject([{ organisation: { id: far.id } }])
	await api.db.update(organisations).set({ placeId: null }).where(eq(organisations.id, clinic.id))
	expect((await me.get(path)).body.details[0].match.parts.map(({ kind }: Part) => kind)).not.toContain(
		'place',
	)
})
