import { createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const names = (answer: { body: { details: { name: string }[] } }) =>
	answer.body.details.map(({ name }) => name)

test('skills are found by their first letters, by an alias, in Devanagari, and with a typing error', async () => {
	await using api = await testApp()
	const find = async (query: string) => names(await api.get(`skills?query=${encodeURIComponent(query)}`))

	expect((await find('java'))[0]).toBe('Java')
	expect(await find('javascrpt')).toContain('JavaScript')
	expect(await find('%')).not.toContain('Java')
	expect((await find('')).length).toBe(20)
})

test('towns are found by old names and in their own script, large ones first', async () => {
	await using api = await testApp()
	const find = async (query: string) => names(await api.get(`places?query=${encodeURIComponent(query)}`))

	expect((await find('poona'))[0]).toBe('Pune')
	expect((await find('पुणे'))[0]).toBe('Pune')
	expect((await find('bombay'))[0]).toBe('Mumbai')
	expect((await find('lyon'))[0]).toBe('Lyon')
})

test('a profession offers the skills typical of it', async () => {
	await using api = await testApp()
	const professions = (await api.get('professions')).body.details
	const nurse = professions.find(({ name }: { name: string }) => name === 'Nurse')

	expect(names(await api.get(`professions/${nurse.id}/skills`))).toContain('Patient Care')
	expect((await api.get('languages')).body.details).toContainEqual({
		code: 'mr',
		name: 'Marathi',
		ownName: 'मराठी',
	})
})

test('what is typed into a search is completed to professions, skills, towns and approved organisations, in any script', async () => {
	await using api = await testApp()
	await createOrganisation(api.db, { name: 'Nursing Home Deccan' })
	await createOrganisation(api.db, { name: 'Nursing Home Unseen', owner: { status: 'pending' } })
	const complete = async (query: string) =>
		(await api.get(`completions?query=${encodeURIComponent(query)}`)).body.details

	const nurse = await complete('nurs')
	expect(nurse.names).toContainEqual({ kind: 'profession', id: 1, name: 'Nurse' })
	expect(nurse.organisations).toEqual(['Nursing Home Deccan'])
	expect((await complete('पुणे')).names[0]).toMatchObject({ kind: 'place', name: 'Pune' })
	expect((await complete('java')).names[0]).toMatchObject({ kind: 'skill', name: 'Java' })
	expect((await complete('teach')).names.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual(
		Array.from({ length: 3 }, () => expect.stringMatching(/teach/i)),
	)
	expect((await complete('bombay')).names[0]).toMatchObject({ kind: 'place', name: 'Mumbai' })
	expect((await complete('%%%')).organisations).toEqual([])
	expect((await complete('a')).names.length).toBeLessThanOrEqual(9)
	expect((await api.get('completions?query=')).status).toBe(400)
})

test('the town nearest to a position comes first', async () => {
	await using api = await testApp()
	const nearest = async (position: string) => names(await api.get(`places?near=${position}`))[0]

	expect(await nearest('18.53,73.85')).toBe('Pune')
	expect(await nearest('45.75,4.85')).toBe('Lyon')
	// The other side of the Earth from Pune.
	expect((await api.get('places?near=-18.5204,-106.1433')).body.details).toHaveLength(20)
	for (const wrong of ['91,0', 'here', '1,2,3', '18.53'])
		expect((await api.get(`places?near=${wrong}`)).status).toBe(400)
})
