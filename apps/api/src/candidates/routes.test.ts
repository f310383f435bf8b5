import { createAccount, createCandidate, createOrganisation, dayFromNow } from '@profile-search/db/factories'
import { accounts } from '@profile-search/db/schema/accounts'
import { skills } from '@profile-search/db/schema/reference'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../testing.ts'

const draft = {
	headline: 'Staff nurse with ICU experience',
	professionId: 1,
	skills: [{ name: 'java', level: 3, years: 4 }, { name: 'Beekeeping' }],
	experienceMonths: 50,
	education: 6,
	languages: [{ code: 'mr', level: 6 }],
	placeId: 2,
	mobileNumber: '98765 43210',
	birthDate: '1995-05-17',
}

test('a complete profile is saved and waits for an approver', async () => {
	await using api = await testApp()
	const account = await createCandidate(api.db, { account: { status: 'incomplete' } })
	const me = await api.as(account)

	const saved = await me.put('candidates/me', draft)

	expect(saved.body).toMatchObject({
		errorCode: 0,
		details: {
			status: 'pending',
			headline: draft.headline,
			mobileNumber: '9876543210',
			languages: [{ code: 'mr', name: 'Marathi' }],
		},
	})
	expect(saved.body.details.skills).toEqual([
		{ name: 'Java', level: 3, years: 4 },
		{ name: 'Beekeeping', level: null, years: null },
	])
	expect((await me.get('candidates/me')).body.details).toEqual(saved.body.details)
})

test('two people who type the same new word share the skill', async () => {
	await using api = await testApp()
	for (const name of ['Beekeeping', ' beekeeping ']) {
		const me = await api.as(await createCandidate(api.db))
		await me.put('candidates/me', { ...draft, skills: [{ name }] })
	}

	expect(await api.db.$count(skills, eq(skills.isKnown, false))).toBe(1)
})

test('an approved profile stays approved when it is changed', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	expect((await me.put('candidates/me', draft)).body.details.status).toBe('approved')
})

test('what is missing or wrong is named at its field, and nothing is changed', async () => {
	await using api = await testApp()
	const account = await createCandidate(api.db, { account: { status: 'incomplete' } })
	const me = await api.as(account)

	const answer = await me.put('candidates/me', {
		...draft,
		headline: '',
		birthDate: dayFromNow(-17 * 365),
		skills: [],
		mobileNumber: '12',
	})

	expect(answer).toMatchObject({
		status: 400,
		body: {
			fields: {
				headline: 'Please describe yourself in a line.',
				birthDate: 'Accounts are for people of 18 and over.',
				skills: 'Please add at least one skill.',
				mobileNumber: 'Please enter a mobile number, such as +91 98765 43210.',
			},
		},
	})
	const [row] = await api.db.select().from(accounts).where(eq(accounts.id, account.id))
	expect(row?.status).toBe('incomplete')
})

test('a town or profession that does not exist is refused at its field', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	expect((await me.put('candidates/me', { ...draft, placeId: 999_999 })).body.fields).toEqual({
		placeId: 'Please choose a town from the list.',
	})
	expect((await me.put('candidates/me', { ...draft, professionId: 999_999 })).body.fields).toEqual({
		professionId: 'Please choose a profession from the list.',
	})
})

test('a person is shown only to those the profile is open to, without contacts', async () => {
	await using api = await testApp()
	const open = await createCandidate(api.db, { visibility: 'public' })
	const members = await createCandidate(api.db, { visibility: 'members' })
	const organisations = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const pending = await createCandidate(api.db, { visibility: 'public', account: { status: 'pending' } })
	const guest = await api.as(await createAccount(api.db, { userType: 'guest_user' }))
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const path = (person: { id: string }) => `candidates/${person.id}`

	const seen = await api.get(path(open))
	expect(seen.status).toBe(200)
	for (const hidden of ['email', 'mobileNumber', 'birthDate', 'address', 'expectedPay'])
		expect(seen.body.details).not.toHaveProperty(hidden)
	expect((await api.get(path(members))).status).toBe(404)
	expect((await guest.get(path(members))).status).toBe(200)
	expect((await guest.get(path(organisations))).status).toBe(404)
	expect((await employer.get(path(organisations))).status).toBe(200)
	expect((await employer.get(path(pending))).status).toBe(404)
})
