import { createNewcomer } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const work = {
	headline: 'Accountant for small shops',
	professionId: 1,
	skills: [{ name: 'Java', level: 3, years: 4 }, { name: 'Moon gardening' }],
	experienceMonths: 50,
	education: 6,
	languages: [{ code: 'mr' }],
	placeId: 2,
	fieldOfStudy: 'Commerce',
	summary: 'I keep the books of four shops.',
	links: ['https://books.example.org'],
	linkedinUrl: 'https://www.linkedin.com/in/meera',
}
const wishes = { workModes: ['remote'], visibility: 'approved_organisations' }

test('what is left out of a part stays as it is', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	await me.put('candidates/me/parts', work)
	await me.put('candidates/me/parts', wishes)

	const saved = await me.put('candidates/me/parts', { noticeDays: 30 })

	expect(saved.body).toMatchObject({
		errorCode: 0,
		details: {
			...wishes,
			status: 'incomplete',
			headline: work.headline,
			noticeDays: 30,
			placeId: 2,
			languages: [{ code: 'mr' }],
			skills: work.skills,
			fieldOfStudy: work.fieldOfStudy,
			summary: work.summary,
			links: work.links,
			linkedinUrl: work.linkedinUrl,
		},
	})
})

test('the part that completes a profile sends it to the approvers', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	await me.put('candidates/me/parts', work)

	const saved = await me.put('candidates/me/parts', { mobileNumber: '98765 43210', birthDate: '1995-05-17' })

	expect(saved.body.details).toMatchObject({ status: 'pending', mobileNumber: '9876543210' })
})

test('a part is refused at its field, and nothing of it is saved', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))

	expect(await me.put('candidates/me/parts', { headline: 'Nurse', skills: [] })).toMatchObject({
		status: 400,
		body: { fields: { skills: 'Please add at least one skill.' } },
	})
	expect(
		(await me.put('candidates/me/parts', { linkedinUrl: 'https://example.org/me' })).body.fields,
	).toEqual({ linkedinUrl: 'Please enter an address that starts with https://www.linkedin.com/' })
	expect((await me.put('candidates/me/parts', { headline: 'Nurse', placeId: 999_999 })).body.fields).toEqual({
		placeId: 'Please choose a town from the list.',
	})
	expect((await me.get('candidates/me')).body.details.headline).toBe(null)
})

test('who sees the profile is recorded as consent, as in the whole form', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	await me.put('candidates/me/parts', { visibility: 'public' })

	const { purposes } = (await me.get('consents')).body.details

	expect(purposes).toContainEqual(expect.objectContaining({ purpose: 'shown_to_public', isOn: true }))
})
