import { expect, test } from 'vitest'
import { namedEndpoints, namedSchemas } from '../src/endpoints.ts'

test('names of endpoints are unique', () => {
	expect(repeated(namedEndpoints.map(({ name }) => name))).toEqual([])
})

test('names of schemas are unique', () => {
	expect(repeated(namedSchemas.map(({ name }) => name))).toEqual([])
})

function repeated(names: string[]) {
	return names.filter((name, place) => names.indexOf(name) !== place)
}
