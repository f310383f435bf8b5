import { candidates } from '@profile-search/db/schema/profiles/candidates'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Reads the list once it holds this many people; it follows the database within a second or two. */
async function listOf(api: TestApp, people: number) {
	const employer = await api.as((await createOrganisation(api.db)).owner)
	await eventually(
		() => employer.get('candidates'),
		({ body }) => body.details.total === people,
	)
	return employer
}

test('people are found by name, alias of a skill, town in another script, and with a typing error', async () => {
	await using api = await testApp({ matching: true })
	const asha = await createCandidate(api.db, { visibility: 'public', headline: 'Builds farm software' })
	await createCandidate(api.db, {
		skillIds: [],
		professionId: 1,
		placeId: null,
		account: { firstName: 'Ravi' },
	})
	const employer = await listOf(api, 2)

	for (const query of [
		'asha',
		'Kulkarni Asha',
		'farm sofware',
		'पुणे',
		'"farm software"',
		'asha -ravi',
		'asha or nobody',
	]) {
		const { body } = await employer.get(`candidates?query=${encodeURIComponent(query)}`)
		expect(
			body.details.items.map(({ id }: { id: string }) => id),
			query,
		).toEqual([asha.id])
	}
	for (const query of ['" - or', '((', '%', '\\', '-', '"'])
		expect((await employer.get(`candidates?query=${encodeURIComponent(query)}`)).status, query).toBe(200)
})

test('choices are joined by OR within a facet and by AND across facets, and each shows how many results it would give', async () => {
	await using api = await testApp({ matching: true })
	await createCandidate(api.db, { professionId: known.profession })
	await createCandidate(api.db, { professionId: 1, skillIds: [known.skills[0] ?? 0] })
	await createCandidate(api.db, { professionId: 2, skillIds: [] })
	const employer = await listOf(api, 3)

	const { body } = await employer.get(`candidates?profession=1,${known.profession}&skill=${known.skills[0]}`)
	const facet = (name: string) => body.details.facets.find((each: { name: string }) => each.name === name)

	expect(body.details.total).toBe(2)
	expect(facet('skill').choices).toMatchObject([
		{ value: known.skills[0], count: 2, isChosen: true },
		{ value: known.skills[1], count: 1, isChosen: false },
	])
	expect(facet('profession').choices).toMatchObject([
		{ value: 1, count: 1, isChosen: true },
		{ value: known.profession, label: 'Software Developer', count: 1, isChosen: true },
	])
	expect(facet('education').choices).toEqual([{ value: 6, label: '', count: 2, isChosen: false }])
})

test('a place is found with its surroundings, and not with places beyond', async () => {
	await using api = await testApp({ matching: true })
	await createCandidate(api.db, { placeId: known.place })
	const employer = await listOf(api, 1)
	const { body: places } = await api.get('places?query=mumbai')
	const mumbai = places.details[0].id

	expect((await employer.get(`candidates?place=${mumbai}`)).body.details.total).toBe(0)
	expect((await employer.get(`candidates?place=${mumbai}&km=50`)).body.details.total).toBe(0)
	expect((await employer.get(`candidates?place=${mumbai}&km=150`)).body.details.total).toBe(1)
})

test('where nothing is found, the filters to leave out are suggested', async () => {
	await using api = await testApp({ matching: true })
	await createCandidate(api.db, { professionId: 1 })
	await createCandidate(api.db, { professionId: 2, account: { firstName: 'Ravi' } })
	const employer = await listOf(api, 2)

	const { body } = await employer.get('candidates?query=ravi&profession=1&education=99')
	const { body: less } = await employer.get('candidates?query=ravi&profession=1')

	expect(body.details).toMatchObject({ total: 0, relax: [] })
	expect(less.details.relax).toEqual([
		{ what: 'query', total: 1 },
		{ what: 'profession', total: 1 },
	])
})

test('the list and its counts contain only people visible to the reader, and no contact details', async () => {
	await using api = await testApp({ matching: true })
	await createCandidate(api.db, { visibility: 'public' })
	await createCandidate(api.db, { visibility: 'members' })
	await createCandidate(api.db, { visibility: 'approved_organisations' })
	await createCandidate(api.db, { visibility: 'public', account: { status: 'pending' } })
	const employer = await listOf(api, 3)
	const guest = await api.as(await createAccount(api.db, { userType: 'guest_user' }))

	const answers = [
		await api.get('candidates'),
		await guest.get('candidates'),
		await employer.get('candidates'),
	]

	expect(answers.map(({ body }) => body.details.total)).toEqual([1, 2, 3])
	expect(answers.map(({ body }) => body.details.facets[0].choices[0].count)).toEqual([1, 2, 3])
	expect(Object.keys(answers[2]?.body.details.items[0]).toSorted()).toEqual([
		'experienceMonths',
		'firstName',
		'headline',
		'id',
		'image',
		'lastName',
		'place',
		'profession',
		'skills',
	])
})

test('a person who hides meanwhile is not shown, even before the list has followed', async () => {
	await using api = await testApp({ matching: true })
	const asha = await createCandidate(api.db, { visibility: 'public' })
	await listOf(api, 1)

	await api.db
		.update(candidates)
		.set({ visibility: 'approved_organisations' })
		.where(eq(candidates.accountId, asha.id))
	const { body } = await api.get('candidates')

	expect(body.details.items).toEqual([])
})

test('the list is ordered by name, by the latest change, and page by page', async () => {
	await using api = await testApp({ matching: true })
	for (const firstName of ['Chitra', 'Anand', 'Bela'])
		await createCandidate(api.db, { account: { firstName } })
	const employer = await listOf(api, 3)
	const names = async (query: string) =>
		(await employer.get(`candidates?${query}`)).body.details.items.map(
			(item: { firstName: string }) => item.firstName,
		)

	expect(await names('order=name')).toEqual(['Anand', 'Bela', 'Chitra'])
	expect(await names('order=name&page=2')).toEqual([])
	expect((await employer.get('candidates?page=2')).body.details).toMatchObject({
		total: 3,
		page: 2,
		pages: 1,
	})
})
