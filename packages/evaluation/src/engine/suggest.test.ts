import { expect, test } from 'vitest'
import { createSuggester } from './suggest.ts'

const names = [
	'administer injections',
	'operate forklift',
	'write Java programs',
	'bake bread',
	'manage patient records',
].map((text, at) => ({ id: `s${at}`, text }))

test.each([
	['Staff nurse who gave injections and kept the records of patients', ['s0', 's4']],
	['Warehouse worker, drives the forklift', ['s1']],
	['Backend developer, Java and Spring Boot', ['s2']],
	['Baker: pav, bread and buns from four in the morning', ['s3']],
])('for "%s" these come first: %j', (text, first) => {
	const rank = createSuggester(names, [{ id: 't', text }])

	expect(
		rank({ id: 't', text }, 5)
			.slice(0, first.length)
			.map(({ id }) => id)
			.toSorted(),
	).toEqual(first)
})
