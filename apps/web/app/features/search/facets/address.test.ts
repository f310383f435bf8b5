import { expect, test } from 'vitest'
import { kmIn, without, withoutValue, withValue } from './address.ts'

test.each([
	['query=nurse&skill=4&page=3', 'skill', 4, 'query=nurse'],
	['skill=4&skill=7', 'skill', 4, 'skill=7'],
	['skill=4,7,44', 'skill', 4, 'skill=7&skill=44'],
	['place=2&km=50', 'place', 2, ''],
	['place=2,3&km=50', 'place', 2, 'km=50&place=3'],
	['skill=4', 'place', 4, 'skill=4'],
])('%s without %s %i is %s', (search, name, value, expected) => {
	expect(withoutValue(new URLSearchParams(search), name, value).toString()).toBe(expected)
})

test('without some parameters an address begins again at the first page', () => {
	const search = new URLSearchParams('query=nurse&skill=4&order=newest&page=3')
	expect(without(search, ['query']).toString()).toBe('skill=4&order=newest')
	expect(search.get('page')).toBe('3')
})

test.each([
	['km=25', 25],
	['km=500', 500],
	['', undefined],
	['km=', undefined],
	['km=0', undefined],
	['km=-1', undefined],
	['km=501', undefined],
	['km=far', undefined],
])('an address with "%s" asks for a distance of %s', (search, km) => {
	expect(kmIn(new URLSearchParams(search))).toBe(km)
})

test.each([
	['query=nur&order=name&page=3', 'skill', 4, 'order=name&skill=4'],
	['skill=4,7', 'skill', 4, 'skill=4%2C7'],
	['skill=4', 'skill', 7, 'skill=4&skill=7'],
	['query=nurse&page=2', 'place', 2, 'query=nurse&place=2'],
])('%s with %s %i is %s', (search, name, value, expected) => {
	expect(withValue(new URLSearchParams(search), name, value).toString()).toBe(expected)
})
