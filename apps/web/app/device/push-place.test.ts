import { expect, test } from 'vitest'
import { placeOf, readPush } from './push-place.ts'

test.each([
	['new-delivery', '7b0c6a52-11', '/new-delivery/7b0c6a52-11'],
	['new-delivery', null, '/'],
	['new-delivery', '../admin', '/'],
	['new-delivery', 'a/b', '/'],
	['matches', null, '/matches'],
	['matches', 'ignored', '/matches'],
	['jobs/7b0c6a52-11', null, '/jobs/7b0c6a52-11'],
	['', null, '/'],
	['/matches', null, '/'],
	['//evil.example', null, '/'],
	['https://evil.example', null, '/'],
	['evil.example', null, '/'],
	['javascript:alert(1)', null, '/'],
	['jobs/../admin', null, '/'],
	['jobs//x', null, '/'],
	['jobs?x=1', null, '/'],
	['\\\\evil', null, '/'],
])('page "%s" with orderId %s leads to %s', (page, orderId, place) => {
	expect(placeOf({ page, orderId })).toBe(place)
})

test('missing fields of a notification are empty, and without a title there is no notification', () => {
	expect(readPush({ title: 'New matches', page: 'matches', extra: 1 })).toEqual({
		title: 'New matches',
		body: '',
		page: 'matches',
		orderId: null,
	})
	expect(readPush({ title: 'A', body: 'b', page: 'new-delivery', orderId: '9' })).toEqual({
		title: 'A',
		body: 'b',
		page: 'new-delivery',
		orderId: '9',
	})
	for (const none of [null, undefined, 'text', 7, {}, { title: '' }, { title: 7 }]) {
		expect(readPush(none)).toBeNull()
	}
})
