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
