import { known } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('a profession shows its field, its skills and related professions', async () => {
	await using api = await testApp()

	const { body } = await api.get(`professions/${known.profession}`)

	expect(body.details).toMatchObject({ id: known.profession, name: expect.any(String) })
	expect(body.details.skills.length).toBeGreaterThan(3)
	expect(body.details.near.length).toBeGreaterThan(0)
})

test('a profession that does not exist is not found', async () => {
	await using api = await testApp()

	expect((await api.get('professions/999999')).status).toBe(404)
	expect((await api.get('professions/99999999999')).status).toBe(400)
})
