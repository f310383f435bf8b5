import { expect, test } from 'vitest'
import { readReference } from '../../reference/read-reference.ts'
import { createGenerator } from './generator.ts'

test('a seed is a whole number', () => {
	expect(() => createGenerator({ seed: 1.5 })).toThrow('A seed is a whole number')
	expect(() => createGenerator({ seed: -1 })).toThrow('A seed is a whole number')
})

test('a profession without a career of its own still has people', () => {
	const reference = readReference()
	const [first, ...rest] = reference.professions
	const professions = [
		{ ...first!, id: 999, key: 'beekeeper', name: 'Beekeeper', isco: '6123' },
		first!,
		...rest,
	]
	const generator = createGenerator({ seed: 1, reference: { ...reference, professions } })

	const beekeeper = Array.from({ length: 60_000 }, (_, n) => generator.person(n)).find(
		(person) => person.professionId === 999,
	)

	expect(beekeeper?.summary).toMatch(/^[A-Z].*\.$/)
})
