import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { places } from '@profile-search/db/schema/search/reference'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

type Found = { body: { details: { items: { name: string; openJobs: number }[]; facets: Facet[] } } }
type Facet = { name: string; choices: { label: string; value: number; count: number }[] }

const names = ({ body }: Found) => body.details.items.map(({ name }) => name)

function choice({ body }: Found, facet: string, label: string) {
	const { choices = [] } = body.details.facets.find(({ name }) => name === facet) ?? {}
	return choices.find((one) => one.label === label)
}

test('approved organisations are listed with their open jobs, and found by name, field of work, town and branch', async () => {
	await using api = await testApp({ matching: true })
	await createOrganisation(api.db, { name: 'Anand Mills', industry: 'Textiles' })
	const hiring = await createOrganisation(api.db, { name: 'Sahyadri Works' })
	await createJob(api.db, { organisationId: hiring.id })
	await createOrganisation(api.db, { name: 'Not Yet', owner: { status: 'pending' } })

	const all = await api.get('organisations?order=name')
	expect(all.body.details.items).toMatchObject([
		{ name: 'Anand Mills', openJobs: 0 },
		{ name: 'Sahyadri Works', openJobs: 1 },
	])
	expect(names(await api.get('organisations?query=TEXTILS'))).toEqual(['Anand Mills'])
	expect(names(await api.get('organisations?query=sahyadri%20पुणे'))).toEqual(['Sahyadri Works'])
})

test('facets count the results of each further choice, and narrow the list down', async () => {
	await using api = await testApp({ matching: true })
	await createOrganisation(api.db, { name: 'Anand Mills', industry: 'Textiles', kind: 'association' })
	const hiring = await createOrganisation(api.db, { name: 'Sahyadri Works', industry: 'software' })
	await createOrganisation(api.db, { name: 'Deccan Code', industry: 'Software', size: '1-10' })
	await createJob(api.db, { organisationId: hiring.id })

	const all = await api.get('organisations')
	const software = choice(all, 'industry', 'software')
	const found = await api.get(`organisations?industry=${software?.value}&hiring=1`)

	expect(software?.count).toBe(2)
	expect(choice(all, 'size', '1-10')?.count).toBe(1)
	expect(choice(all, 'kind', 'association')?.count).toBe(1)
	expect(names(found)).toEqual(['Sahyadri Works'])
	expect(choice(found, 'industry', 'software')?.count).toBe(1)
})

test('the nearest come first, measured from the town of the reader', async () => {
	await using api = await testApp({ matching: true })
	const [lyon] = await api.db.select().from(places).where(eq(places.name, 'Lyon'))
	const [mumbai] = await api.db.select().from(places).where(eq(places.name, 'Mumbai'))
	await createOrganisation(api.db, { name: 'In Lyon', placeId: lyon?.id })
	await createOrganisation(api.db, { name: 'In Mumbai', placeId: mumbai?.id })
	await createOrganisation(api.db, { name: 'In Pune', placeId: known.place })
	const inPune = await api.as(await createCandidate(api.db, { placeId: known.place }))

	const near = await inPune.get('organisations?order=distance')
	const chosen = await api.get(`organisations?order=distance&place=${lyon?.id}&km=500`)
	const stranger = await api.get('organisations?order=distance')

	expect(names(near)).toEqual(['In Pune', 'In Mumbai', 'In Lyon'])
	expect(near.body.details.hasDistance).toBe(true)
	expect(names(chosen)).toEqual(['In Lyon'])
	expect(stranger.body.details.hasDistance).toBe(false)
})

test('an organisation enters the list when its owner is approved, and leaves it with the owner', async () => {
	await using api = await testApp({ matching: true })
	const { owner } = await createOrganisation(api.db, { name: 'Late Works', owner: { status: 'pending' } })
	const setStatus = (status: 'approved' | 'suspended') =>
		api.db.update(accounts).set({ status }).where(eq(accounts.id, owner.id))

	expect(names(await api.get('organisations'))).toEqual([])
	await setStatus('approved')
	expect(names(await api.get('organisations'))).toEqual(['Late Works'])
	await setStatus('suspended')
	expect(names(await api.get('organisations'))).toEqual([])
})

test('a reader without a town is shown the list all the same', async () => {
	await using api = await testApp({ matching: true })
	await createOrganisation(api.db, { name: 'Sahyadri Works' })
	const guest = await api.as(await createAccount(api.db, { userType: 'guest_user' }))

	expect(names(await guest.get('organisations?order=distance'))).toEqual(['Sahyadri Works'])
})
