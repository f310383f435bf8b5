import {
	createAccount,
	createCandidate,
	createGuest,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { replaceDuplicates } from './queries.ts'

const words =
	'I have sewn wedding dresses for eleven years in my own workshop in the old town, and I teach apprentices.'
/** Values that no account of the factories shares. */
const apart = { mobileNumber: '+919000000001', birthDate: '1970-01-01', placeId: 3 }

async function asked(api: Awaited<ReturnType<typeof testApp>>, accountId: string) {
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const { duplicates } = (await approver.get(`approvals/${accountId}/case`)).body.details
	return Object.fromEntries(
		duplicates.map((each: { id: string; reasons: string[] }) => [each.id, each.reasons]),
	)
}

test('similar people are listed, with the reasons', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, {
		account: { status: 'pending', firstName: 'Asha', lastName: 'Kulkarni' },
		mobileNumber: '9876543210',
		birthDate: '1995-05-17',
		summary: words,
	})
	const phone = await createCandidate(api.db, { ...apart, whatsappNumber: '+919876543210' })
	const guest = await createGuest(api.db, { mobileNumber: '+91 9876543210'.replace(' ', '') })
	const name = await createCandidate(api.db, {
		...apart,
		account: { firstName: 'Aasha', lastName: 'Kulkarni' },
		birthDate: '1995-05-17',
	})
	const same = await createCandidate(api.db, { ...apart, summary: words.toUpperCase() })
	const like = await createCandidate(api.db, {
		...apart,
		placeId: person.placeId,
		summary: words.replace('eleven', 'twelve'),
	})
	await createCandidate(api.db, {
		...apart,
		account: { firstName: 'Zoya', lastName: 'Quraishi' },
		birthDate: '1995-05-17',
	})

	expect(await asked(api, person.id)).toEqual({
		[phone.id]: ['phone'],
		[guest.id]: ['phone'],
		[name.id]: ['name_and_birth'],
		[same.id]: ['same_text'],
		[like.id]: ['similar_text'],
	})
})

test('organisations are similar by telephone, website, or name and place', async () => {
	await using api = await testApp()
	const ours = await createOrganisation(api.db, {
		name: 'Sahyadri Farms Private Limited',
		website: 'https://www.sahyadri.example/about',
		owner: { status: 'pending' },
	})
	const site = await createOrganisation(api.db, {
		name: 'Other',
		website: 'http://sahyadri.example',
		placeId: 3,
	})
	const name = await createOrganisation(api.db, { name: 'Sahyadri Farms Pvt. Limited' })

	expect(await asked(api, ours.owner.id)).toEqual({
		[site.owner.id]: ['website'],
		[name.owner.id]: ['name_and_place'],
	})
})

test('the same résumé file of two people is found', async () => {
	await using api = await testApp()
	const [one, other] = [await createCandidate(api.db), await createCandidate(api.db, apart)]
	const text = `Ravi Patil\nTailor\n\nExperience\nTailor, Corner Shop, 2015 - 2020\n`
	for (const person of [one, other]) {
		const { headers } = await api.as(person)
		const form = new FormData()
		form.append('file', new Blob([text]), 'resume.txt')
		const request = new Request('http://portal.test', { method: 'POST', body: form })
		const answer = await api.app.inject({
			method: 'POST',
			url: '/api/resume-import',
			headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
			payload: Buffer.from(await request.arrayBuffer()),
		})
		expect(answer.statusCode, answer.body).toBe(200)
	}

	expect(await asked(api, one.id)).toEqual({ [other.id]: ['file'] })
})

test('the queue marks possible duplicates once they were searched for', async () => {
	await using api = await testApp()
	const one = await createCandidate(api.db, { account: { status: 'pending' } })
	await createCandidate(api.db)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	await replaceDuplicates(api.db, one.id)
	await replaceDuplicates(api.db, one.id)

	const { items } = (await approver.get('approvals?duplicates=yes')).body.details
	expect(items).toMatchObject([{ id: one.id, hasDuplicates: true }])
})
