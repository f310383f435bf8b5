import { expect, test } from 'vitest'
import { testApp } from '../testing.ts'

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

test('the portal is healthy once the match index has loaded, and says so until then', async () => {
	await using loading = await testApp()
	await using ready = await testApp({ matching: true })

	expect((await loading.get('health')).status).toBe(503)
	expect((await ready.get('health')).body).toMatchObject({
		errorCode: 0,
		details: { database: 'ready', matching: 'ready' },
	})
})
