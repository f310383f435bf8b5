import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('the site settings are the result of a call without a body', async () => {
	await using api = await testApp()

	const answer = await api.post('cms/site-manage')
	const announced = await api.post('cms/site-manage', undefined, { 'content-type': 'application/json' })

	expect(announced.body).toEqual(answer.body)
	expect(answer.body).toMatchObject({
		errorCode: 0,
		result: { company_name: 'Profile Search', company_logo: '/logo.svg' },
	})
})
