import { expect, test } from 'vitest'
import { namedEndpoints, namedSchemas } from '../src/endpoints.ts'
import { openModules, Scope } from '../src/http/scopes.ts'
import { modulePaths } from '../src/module-paths.ts'

test('names of endpoints are unique', () => {
	expect(repeated(namedEndpoints.map(({ name }) => name))).toEqual([])
})

test('names of schemas are unique', () => {
	expect(repeated(namedSchemas.map(({ name }) => name))).toEqual([])
})

test('every scope is needed by an endpoint, and every module that is open to access tokens exists', () => {
	const needed = new Set(namedEndpoints.flatMap(({ scope }) => scope ?? []))
	expect(Scope.options.filter((scope) => !needed.has(scope))).toEqual([])
	expect(openModules.filter((path) => !modulePaths.includes(path))).toEqual([])
})

function repeated(names: string[]) {
	return names.filter((name, place) => names.indexOf(name) !== place)
}
