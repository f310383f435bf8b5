import { expect, test } from 'vitest'
import { listObsolete, nameOf, timeOf } from './keep.ts'

const day = 86_400_000

test('a name tells when the backup was made', () => {
	const at = new Date('2026-11-25T01:11:07Z')

	expect(nameOf(at, true)).toBe('profile-search-2026-11-25T01-11-07Z.tar.zst.age')
	expect([timeOf(nameOf(at, true)), timeOf(nameOf(at, false)), timeOf('notes.txt')]).toEqual([
		at,
		at,
		undefined,
	])
})

test('of a year of nights, seven days, four weeks and six months are kept, and files of others', () => {
	const newest = new Date('2026-11-25T01:11:00Z').getTime()
	const names = Array.from({ length: 365 }, (_, nights) => nameOf(new Date(newest - nights * day), false))

	const obsolete = new Set(listObsolete([...names, 'notes.txt'], { daily: 7, weekly: 4, monthly: 6 }))
	const kept = names.filter((name) => !obsolete.has(name)).map((name) => name.slice(15, 25))

	expect(kept).toEqual([
		'2026-11-25',
		'2026-11-24',
		'2026-11-23',
		'2026-11-22',
		'2026-11-21',
		'2026-11-20',
		'2026-11-19',
		'2026-11-15',
		'2026-11-08',
		'2026-10-31',
		'2026-09-30',
		'2026-08-31',
		'2026-07-31',
		'2026-06-30',
	])
	expect(obsolete.has('notes.txt')).toBe(false)
})

test('the newest backup stays, whatever the rule, even when the nights before it failed', () => {
	const names = [
		nameOf(new Date('2026-01-02T01:11:00Z'), true),
		nameOf(new Date('2026-11-25T01:11:00Z'), true),
	]

	expect(listObsolete(names, { daily: 1, weekly: 0, monthly: 0 })).toEqual([names[0]])
	expect(listObsolete(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual([])
})
