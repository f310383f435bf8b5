import { expect, test } from 'vitest'
import { deviceOf, originOf, placeOf } from '#http/origin.ts'
import { testApp } from '#test/portal.ts'

test.each([
	[null, 'Unknown device'],
	['', 'Unknown device'],
	['curl/8.5.0', 'Unknown device'],
	['Free-Money/1.0', 'Unknown device'],
	['Portal/2.0 (Windows NT 10.0)', 'A program on Windows'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
		'Safari on iOS',
	],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on macOS'],
])('the user agent %j is called %s', (userAgent, device) => {
	expect(deviceOf(userAgent)).toBe(device)
})

test.each([
	['IN', 'India'],
	['US', 'United States'],
	['QQ', null],
	[null, null],
])('the country %s is called %s', (country, place) => {
	expect(placeOf(country)).toBe(place)
})

test.each([
	['49.36.0.1', 'IN'],
	['::ffff:49.36.0.1', 'IN'],
	['2405:200::1', 'IN'],
	['127.0.0.1', null],
	['10.1.2.3', null],
	['::1', null],
	['fe80::1', null],
])('a call from %s comes from %s', async (remoteAddress, country) => {
	await using api = await testApp()
	let origin: ReturnType<typeof originOf> | undefined
	api.app.addHook('onRequest', async (request) => void (origin = originOf(request)))

	await api.app.inject({ url: '/api/health', remoteAddress, headers: { 'user-agent': 'x'.repeat(500) } })

	expect(origin).toEqual({ userAgent: 'x'.repeat(300), country })
})
