import { expect, test } from 'vitest'
import { clientSlots } from './client-slots.ts'

test('no client takes every slot, and a released slot is free again', () => {
	const take = clientSlots({ all: 3, each: 2 }, 'siteRefusals.feedBusy')
	const [first] = [take('203.0.113.5'), take('203.0.113.5')]

	expect(() => take('203.0.113.5')).toThrow('siteRefusals.feedBusy')
	const other = take('198.51.100.7')
	expect(() => take('192.0.2.1')).toThrow('siteRefusals.feedBusy')
	other()
	other()
	expect(() => take('203.0.113.5')).toThrow('siteRefusals.feedBusy')
	take('192.0.2.1')
	first?.()
	take('203.0.113.5')
	expect(() => take('198.51.100.7')).toThrow()
})

test('one household is one client, however many addresses it has', () => {
	const take = clientSlots({ all: 3, each: 1 }, 'siteRefusals.feedBusy')
	take('2001:db8:1:2::1')

	expect(() => take('2001:db8:1:2:ffff::9')).toThrow()
	take('2001:db8:1:3::1')
})
