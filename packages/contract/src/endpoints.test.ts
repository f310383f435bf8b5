import { expect, test } from 'vitest'
import { namedEndpoints, namedSchemas } from './endpoints.ts'

test('no two endpoints have one name', () => {
	expect(repeated(namedEndpoints.map(({ name }) => name))).toEqual([])
})

test('no two schemas have one name', () => {
	expect(repeated(namedSchemas.map(({ name }) => name))).toEqual([])
})

function repeated(names: string[]) {
	return names.filter((name, place) => names.indexOf(name) !== place)
}
