import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { places } from '@profile-search/db/schema/search/reference'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import {
	createCandidate,
	createGuest,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { constantFrom, nat, record, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createListCache } from './list-cache.ts'
import type { Reader } from './search-list.ts'

type Item = { id: string; firstName: string }
type Caller = { get: (path: string) => Promise<{ body: { details: { items: Item[]; total: number } } }> }

async function idsFor(reader: Caller, path = 'candidates') {
	const { items, total } = (await reader.get(path)).body.details
	expect(total).toBe(items.length)
	return items.map(({ id }) => id).toSorted()
}

const filter = { order: 'newest' as const }
const visitor: Reader = { clientKey: 'a', level: 0, hidden: [], placeId: null }
const asker = (reader: Reader) => ({ accountId: null, viewer: {}, findReader: async () => reader })

test('a page is made once for all readers of a kind, and again after each change', async () => {
	await using api = await testApp({ matching: true })
	const pageOf = createListCache(api.db, 'people')
	let made = 0
	const make = async () => {
		made += 1
		return { ids: [], bytes: Buffer.from(String(made)), isCurrent: true }
	}
	const ask = async (reader = visitor) => String((await pageOf(filter, asker(reader), make)).bytes)

	expect(await ask()).toBe('1')
	expect(await ask({ ...visitor, clientKey: 'b' })).toBe('1')
	expect(await ask({ ...visitor, level: 1 })).toBe('2')
	expect(await Promise.all([ask(), ask({ ...visitor, level: 1 })])).toEqual(['1', '2'])
	await createCandidate(api.db)
	expect(await Promise.all([ask(), ask()])).toEqual(['3', '3'])
})

test('a page is made again shortly before its time is over, and is shown meanwhile', async () => {
	await using api = await testApp({ matching: true })
	const clock = { now: 10_000 }
	const pageOf = createListCache(api.db, 'people', () => clock.now)
	const { promise: until, resolve: finish } = Promise.withResolvers<void>()
	let made = 0
	const make = async () => {
		const page = { ids: [], bytes: Buffer.from(String(++made)), isCurrent: true }
		if (made > 1) await until
		return page
	}
	const ask = async () => String((await pageOf(filter, asker(visitor), make)).bytes)

	expect(await ask()).toBe('1')
	clock.now += 1990
	expect(await ask()).toBe('1')
	expect(made).toBe(1)
	clock.now += 20
	expect([await ask(), await ask()]).toEqual(['1', '1'])
	expect(made).toBe(2)
	clock.now += 2000
	const late = ask()
	finish()

	expect(await late).toBe('2')
	expect(made).toBe(2)
})

test('a page for a reader from whom somebody hides is never kept', async () => {
	await using api = await testApp({ matching: true })
	const pageOf = createListCache(api.db, 'people')
	let made = 0
	const make = async () => ({ ids: [], bytes: Buffer.from(String(++made)), isCurrent: true })
	const reader = { ...visitor, hidden: ['somebody'] }

	for (const page of ['1', '2']) expect(String((await pageOf(filter, asker(reader), make)).bytes)).toBe(page)
	expect(String((await pageOf(filter, asker(visitor), make)).bytes)).toBe('3')
})

test('a page that cannot be made is not kept, and its failure is not passed on to others', async () => {
	await using api = await testApp({ matching: true })
	const pageOf = createListCache(api.db, 'people')
	const fail = () => Promise.reject(new Error('too many'))
	const make = async () => ({ ids: [], bytes: Buffer.from('made'), isCurrent: true })

	const [first, second] = await Promise.allSettled([
		pageOf(filter, asker(visitor), fail),
		pageOf(filter, asker(visitor), make),
	])

	expect(first.status).toBe('rejected')
	expect(second).toMatchObject({ status: 'fulfilled' })
	expect(String((await pageOf(filter, asker(visitor), make)).bytes)).toBe('made')
})

test('who hides the profile, is suspended or is renamed is shown so to everyone at once', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db, { visibility: 'public' })
	const member = await api.as(await createCandidate(api.db, { visibility: 'approved_organisations' }))
	const change = (values: Partial<typeof accounts.$inferInsert>) =>
		api.db.update(accounts).set(values).where(eq(accounts.id, person.id))
	expect(await idsFor(api)).toEqual([person.id])

	await change({ firstName: 'Renamed' })
	for (const reader of [api, member])
		expect((await reader.get('candidates')).body.details.items).toMatchObject([{ firstName: 'Renamed' }])
	expect(await idsFor(api, 'candidates?query=renamed')).toEqual([person.id])
	await api.db.update(candidates).set({ visibility: 'members' }).where(eq(candidates.accountId, person.id))
	expect(await idsFor(api)).toEqual([])
	expect(await idsFor(member)).toEqual([person.id])
	await change({ status: 'suspended' })
	expect(await idsFor(member)).toEqual([])
})

test('cards of jobs and organisations show a new name, a new job and a verified domain at once', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const itemsOf = async (path: string) => (await api.get(path)).body.details.items
	expect(await itemsOf('jobs')).toEqual([])
	expect(await itemsOf('organisations')).toMatchObject([{ openJobs: 0, verifiedDomain: null }])

	await createJob(api.db, { organisationId: organisation.id })
	expect(await itemsOf('jobs')).toMatchObject([{ organisation: { name: organisation.name } }])
	expect(await itemsOf('organisations')).toMatchObject([{ openJobs: 1 }])
	await api.db.update(organisations).set({ name: 'Renamed' }).where(eq(organisations.id, organisation.id))
	expect(await itemsOf('jobs')).toMatchObject([{ organisation: { name: 'Renamed' } }])
	expect(await itemsOf('organisations')).toMatchObject([{ name: 'Renamed', verifiedDomain: null }])
	await api.db
		.insert(organisationDomains)
		.values({ organisationId: organisation.id, domain: 'example.org', token: 'x', verifiedAt: new Date() })
	expect(await itemsOf('organisations')).toMatchObject([{ verifiedDomain: 'example.org' }])
})

test('a page that lacks something just saved is not kept', async () => {
	await using api = await testApp({ matching: true })
	const pageOf = createListCache(api.db, 'people')
	let made = 0
	const make = async () => ({ ids: [], bytes: Buffer.from(String(++made)), isCurrent: made > 1 })

	for (const page of ['1', '2', '2'])
		expect(String((await pageOf(filter, asker(visitor), make)).bytes)).toBe(page)
})

test('who hides from a reader, by name or by domain, is gone from the next page on every node', async () => {
	await using api = await testApp({ matching: true })
	await using other = await testApp({ matching: true, connection: api.connection })
	const person = await createCandidate(api.db, { visibility: 'public' })
	const organisation = await createOrganisation(api.db)
	const readers = [await api.as(organisation.owner), await other.as(organisation.owner)]
	const domain = organisation.owner.email.split('@')[1] ?? ''

	for (const target of [{ organisationId: organisation.id }, { domain }]) {
		for (const reader of readers) expect(await idsFor(reader)).toEqual([person.id])
		await api.db.insert(employerBlocks).values({ ownerId: person.id, ...target })
		for (const reader of readers) expect(await idsFor(reader)).toEqual([])
		await api.db.delete(employerBlocks).where(eq(employerBlocks.ownerId, person.id))
	}
	for (const reader of readers) expect(await idsFor(reader)).toEqual([person.id])
})

test('a list knows where its reader is now: a person, a guest or an organisation', async () => {
	await using api = await testApp({ matching: true })
	const [place] = await api.db.select({ id: places.id }).from(places).limit(1)
	const [person, guest] = [await createCandidate(api.db), await createGuest(api.db)]
	const [profile] = await api.db.select().from(guests)
	if (!profile) throw new Error('The guest has no profile.')
	const organisation = await createOrganisation(api.db)
	const moves: [account: { id: string }, move: (placeId: number | null) => PromiseLike<unknown>][] = [
		[person, (placeId) => api.db.update(candidates).set({ placeId })],
		[
			guest,
			(placeId) => (placeId ? api.db.insert(guests).values({ ...profile, placeId }) : api.db.delete(guests)),
		],
		[organisation.owner, (placeId) => api.db.update(organisations).set({ placeId })],
	]

	for (const [account, move] of moves) {
		const reader = await api.as(account)
		for (const placeId of [null, place?.id ?? null, null]) {
			await move(placeId)
			const { details } = (await reader.get('jobs')).body
			expect(details.hasDistance, `${account.id} at ${placeId}`).toBe(placeId !== null)
		}
	}
})

const visibilities = ['public', 'members', 'approved_organisations'] as const
const anyStep = record({
	what: constantFrom('add', 'show', 'show', 'suspend', 'approve', 'block', 'unblock', 'remove'),
	person: nat(7),
	visibility: constantFrom(...visibilities),
	query: constantFrom('', '', '?query=asha', '?skill=294,307', '?order=name', '?page=1'),
})

type Person = { id: string; level: number; isApproved: boolean; isBlocking: boolean }

test('after any changes each reader is shown exactly the people meant for them, whoever asked before', async () => {
	await using api = await testApp({ matching: true })
	const employer = await createOrganisation(api.db)
	const member = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const other = await createOrganisation(api.db)
	const readers = await Promise.all([employer.owner, other.owner, member].map((account) => api.as(account)))
	const [blocked, unblocked, asMember] = readers
	const people: Person[] = [{ id: member.id, level: 2, isApproved: true, isBlocking: false }]

	for (const step of sample(anyStep, { seed: 19, numRuns: 60 })) {
		await take(api.db, step, people, employer.id)
		const meant = (level: number, isBlocked = false) =>
			people
				.filter((each) => each.isApproved && each.level <= level && !(isBlocked && each.isBlocking))
				.map(({ id }) => id)
				.toSorted()
		const path = `candidates${step.query}`
		const shown = await Promise.all(
			[api, blocked, unblocked, asMember, api].map((reader) => reader && idsFor(reader, path)),
		)
		expect(shown, JSON.stringify(step)).toEqual([meant(0), meant(2, true), meant(2), meant(1), meant(0)])
		const others = people.filter(({ id }) => id !== member.id)
		for (const [reader, ids] of [
			[api, meant(0)] as const,
			[blocked, meant(2, true)] as const,
			[asMember, meant(1)] as const,
		])
			for (const { id } of others)
				expect((await reader?.get(`candidates/${id}`))?.status, JSON.stringify(step)).toBe(
					ids.includes(id) ? 200 : 404,
				)
	}
})

/** Makes one change in the database, and in the people as they should be. */
async function take(
	db: Db,
	{
		what,
		person: at,
		visibility,
	}: { what: string; person: number; visibility: (typeof visibilities)[number] },
	people: Person[],
	organisationId: string,
) {
	const person = people[1 + (at % Math.max(1, people.length - 1))]
	const level = visibilities.indexOf(visibility)
	if (what === 'add' || !person) {
		const { id } = await createCandidate(db, { visibility })
		people.push({ id, level, isApproved: true, isBlocking: false })
		return
	}
	const isTheirs = eq(accounts.id, person.id)
	if (what === 'remove') {
		await db.delete(candidates).where(eq(candidates.accountId, person.id))
		people.splice(people.indexOf(person), 1)
	} else if (what === 'show') {
		await db.update(candidates).set({ visibility }).where(eq(candidates.accountId, person.id))
		person.level = level
	} else if (what === 'block') {
		await db.insert(employerBlocks).values({ ownerId: person.id, organisationId }).onConflictDoNothing()
		person.isBlocking = true
	} else if (what === 'unblock') {
		await db.delete(employerBlocks).where(eq(employerBlocks.ownerId, person.id))
		person.isBlocking = false
	} else {
		person.isApproved = what === 'approve'
		await db
			.update(accounts)
			.set({ status: person.isApproved ? 'approved' : 'suspended' })
			.where(isTheirs)
	}
}
