import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { securityHeaders } from './security-headers.ts'

test('every answer carries the security headers, also a refusal', async () => {
	await using api = await testApp()

	for (const url of ['/api/health/live', '/api/auth/sessions', '/api/nothing', '/nothing']) {
		const { headers } = await api.app.inject({ url })
		expect(headers, url).toMatchObject({
			'content-security-policy': "default-src 'none';frame-ancestors 'none'",
			'x-content-type-options': 'nosniff',
			'x-frame-options': 'SAMEORIGIN',
			'referrer-policy': 'no-referrer',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
		})
		expect(headers, url).not.toHaveProperty('strict-transport-security')
	}
})

test('browsers are told to stay with https where the portal is reached by it', () => {
	expect(securityHeaders(true)).toHaveProperty('strict-transport-security')
	expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})
