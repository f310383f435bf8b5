import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createLimits, delayOf, networkOf } from './limits.ts'

test.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::1', '0:0:0:0::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
	['2001:0DB8:0000:0001:0000:0000:0000:0001', '2001:db8:0:1::/64'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['somewhere', 'somewhere'],
	[undefined, 'gone'],
])('the address %s belongs to the network %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})

test('a network is the first half of an IPv6 address, however it is written', () => {
	const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
	fc.assert(
		fc.property(groups, (parts) => {
			const written = parts.map((part) => part.toString(16))
			const short = new URL(`http://[${written.join(':')}]`).hostname.slice(1, -1)
			expect(networkOf(short)).toBe(`${written.slice(0, 4).join(':')}::/64`)
		}),
	)
})

test('from half of the points on, answers are delayed more and more, by two seconds at most', () => {
	const delays = Array.from({ length: 10 }, (_, index) => delayOf(index + 1, 10))

	expect(delays).toEqual([0, 0, 0, 0, 0, 400, 800, 1200, 1600, 2000])
	expect(delayOf(1, 1)).toBe(0)
})

test('limits that are switched off count nothing', async () => {
	await using api = await testApp()
	const limits = createLimits(api.connection, false)

	for (let times = 0; times < 20; times += 1) await limits.spend('codeByAddress', 'asha@example.com')

	const { rowCount } = await api.connection.pool.query('select from rate_limits')
	expect(rowCount).toBe(0)
})

test('a successful try clears the count of its address and gives its network one try back', async () => {
	await using api = await testApp()
	const limits = createLimits(api.connection, true)
	for (const name of ['loginsByNetwork', 'loginsByAddress'] as const)
		for (let times = 0; times < 3; times += 1) await limits.spend(name, 'x')

	await limits.forgive('loginsByNetwork', 'x')
	await limits.forgive('loginsByAddress', 'x')

	const { rows } = await api.connection.pool.query('select points from rate_limits')
	expect(rows).toEqual([{ points: 2 }])
})

test('the stored key of an address does not reveal it', async () => {
	await using api = await testApp()
	await createLimits(api.connection, true).spend('loginsByAddress', 'asha@example.com')

	const { rows } = await api.connection.pool.query('select key from rate_limits')
	expect(rows[0].key).toMatch(/^loginsByAddress:[\w-]{43}$/)
})
