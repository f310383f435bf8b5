import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { skills } from '@profile-search/db/schema/search/reference'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	headline: 'Staff nurse with ICU experience',
	professionId: 1,
	skills: [{ name: 'java', level: 3, years: 4 }, { name: 'Moon gardening' }],
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
		{ name: 'Java', level: 3, years: 4, shownBy: null },
		{ name: 'Moon gardening', level: null, years: null, shownBy: null },
	])
	expect((await me.get('candidates/me')).body.details).toEqual(saved.body.details)
})

test('two people who type the same new skill share it', async () => {
	await using api = await testApp()
	for (const name of ['Moon gardening', ' moon gardening ']) {
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

test('what is missing or wrong is reported at its field, and nothing is changed', async () => {
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
				headline: 'Please describe yourself in one line.',
				birthDate: 'Accounts are for people aged 18 and over.',
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

test('a profile is shown, without contacts, only to those it is open to', async () => {
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
	for (const hidden of ['email', 'mobileNumber', 'birthDate', 'address'])
		expect(seen.body.details).not.toHaveProperty(hidden)
	expect((await api.get(path(members))).status).toBe(404)
	expect((await guest.get(path(members))).status).toBe(200)
	expect((await guest.get(path(organisations))).status).toBe(404)
	expect((await employer.get(path(organisations))).status).toBe(200)
	expect((await employer.get(path(pending))).status).toBe(404)
})

test('the expected pay is seen by others only while its owner shows it', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'public' })
	const me = await api.as(person)
	const seen = async () => (await api.get(`candidates/${person.id}`)).body.details.expectedPay

	await me.put('candidates/me', { ...draft, visibility: 'public', expectedPay: 600_000 })
	expect(await seen()).toBe(null)
	expect((await me.get('candidates/me')).body.details.expectedPay).toBe(600_000)
	await me.put('candidates/me', { ...draft, visibility: 'public', expectedPay: 600_000, isPayShown: true })
	expect(await seen()).toBe(600_000)
})

test('a skill names the entry that shows it, which must belong to the person', async () => {
	await using api = await testApp()
	const [me, other] = await Promise.all([
		api.as(await createCandidate(api.db)),
		api.as(await createCandidate(api.db)),
	])
	const work = { title: 'Developer', organisationName: 'Farm Works', startedOn: '2020-01-01' }
	const mine = (await me.post('work-entries', work)).body.details.id
	const theirs = (await other.post('work-entries', work)).body.details.id
	const claim = (shownBy: string) => ({ ...draft, skills: [{ name: 'Java', shownBy }] })

	const saved = await me.put('candidates/me', claim(mine))
	const refused = await me.put('candidates/me', claim(theirs))

	expect(saved.body.details.skills[0].shownBy).toEqual({ id: mine, name: 'Developer, Farm Works' })
	expect(refused.body.fields).toHaveProperty(['skills.0.shownBy'])
	await me.call('DELETE', `work-entries/${mine}`)
	expect((await me.get('candidates/me')).body.details.skills[0].shownBy).toBe(null)
})

test('preferred places and links are shown with the profile', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const wishes = { preferredPlaceIds: [1], links: ['asha.example.org', 'https://example.com/asha'] }

	const saved = await me.put('candidates/me', { ...draft, ...wishes })
	const refused = await me.put('candidates/me', { ...draft, links: ['javascript:alert(1)', 'no'] })

	expect(saved.body.details).toMatchObject({
		preferredPlaces: [{ id: 1 }],
		links: ['https://asha.example.org', 'https://example.com/asha'],
	})
	expect(Object.keys(refused.body.fields)).toEqual(['links.0', 'links.1'])
})
