import { expect, test } from 'vitest'
import { createSpellings } from './spellings.ts'

const { alternatives, longest } = createSpellings([
	{ names: ['Pune', 'Poona', 'पुणे'], canBeLatin: true },
	{ names: ['Sales', 'Selling', 'बिक्री', 'विक्री'] },
	{ names: ['Staff Nurse', 'स्टाफ नर्स'] },
	{ names: ['Welding', 'Welder Work'] },
])

test('each spelling leads to all spellings of the same name', () => {
	expect(alternatives.get('pun')).toEqual(alternatives.get('pune'))
	expect(alternatives.get('bikri')).toEqual(alternatives.get('sales'))
	expect(alternatives.get('sales')).toHaveLength(3)
	expect(longest).toBe(2)
})

test('a synonym is not a spelling, unless it is the old name of a town', () => {
	expect(alternatives.has('seling')).toBe(false)
	expect(alternatives.has('velding')).toBe(false)
	expect(alternatives.has('pun')).toBe(true)
})
