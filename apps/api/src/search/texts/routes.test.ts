import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { listPersonDocuments } from '#search/index/documents.ts'
import { testApp } from '../../../test/portal.ts'

test('a text is read for the skills that it names and those that it implies, each with its sentence', async () => {
	await using api = await testApp()
	const person = await api.as(await createCandidate(api.db))

	const { details } = (
		await person.post('skill-texts/read', {
			text: 'Night nurse in Nashik. Needled fistulas of twelve people a night. Good with MS Excel.',
		})
	).body

	expect(details.skills).toEqual([{ name: 'MS Excel', quote: 'Good with MS Excel.' }])
	expect(details.suggestedSkills).toContainEqual({
		name: 'AV Fistula Cannulation',
		quote: 'Needled fistulas of twelve people a night.',
	})
})

test('a suggestion is not stored: the engine counts the same skills as before', async () => {
	await using api = await testApp()
	const candidate = await createCandidate(api.db)
	const person = await api.as(candidate)
	const before = await listPersonDocuments(api.db, [candidate.id])

	await person.post('skill-texts/read', { text: 'Needled fistulas of twelve people a night.' })

	expect(await listPersonDocuments(api.db, [candidate.id])).toEqual(before)
	expect(before[0]?.skills.length).toBeGreaterThan(0)
})

test('whoever describes a skill in a few words is offered what the description implies', async () => {
	await using api = await testApp()

	const { details } = (await api.get('skills?query=needled%20fistulas%20every%20night')).body

	expect(details[0]).toMatchObject({ name: 'AV Fistula Cannulation' })
})

test('a text beyond 25,000 characters is refused', async () => {
	await using api = await testApp()
	const person = await api.as(await createCandidate(api.db))

	expect((await person.post('skill-texts/read', { text: 'a'.repeat(25_001) })).status).toBe(400)
})
