import { expect, test } from 'vitest'
import { compareGroups } from './rules.ts'

const women = { attribute: 'gender', group: 'woman', people: 47, selected: 20 } as const
const men = { attribute: 'gender', group: 'man', people: 60, selected: 36 } as const

test('each group is compared with the one that is selected most', () => {
	expect(compareGroups([women, men])).toEqual([
		{
			attribute: 'gender',
			groups: [
				{ group: 'woman', people: 40, rate: 0.43, ratio: 0.71, isBelow: true },
				{ group: 'man', people: 60, rate: 0.6, ratio: 1, isBelow: false },
			],
		},
	])
})

test('exactly four fifths is not below, and the exact ratio decides', () => {
	const [atBorder] = compareGroups([{ ...women, people: 100, selected: 48 }, men])
	const [justBelow] = compareGroups([{ ...women, people: 1000, selected: 479 }, men])

	expect(atBorder?.groups[0]).toMatchObject({ ratio: 0.8, isBelow: false })
	expect(justBelow?.groups[0]).toMatchObject({ ratio: 0.8, isBelow: true })
})

test('a single group is not reported, and where nobody is selected no group is below', () => {
	expect(compareGroups([women])).toEqual([])
	expect(
		compareGroups([
			{ ...women, selected: 0 },
			{ ...men, selected: 0 },
		])[0]?.groups.map(({ isBelow }) => isBelow),
	).toEqual([false, false])
})
