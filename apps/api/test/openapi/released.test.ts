import { readFile } from 'node:fs/promises'
import { type ApiDescription, breakingChanges } from '@profile-search/client/breaking-changes'
import { expect, test } from 'vitest'
import { describeApi } from '#http/openapi/openapi.ts'

const path = new URL('../../../../packages/client/openapi.json', import.meta.url)

test('no program that was written for the released description of the API breaks', async () => {
	const released: ApiDescription = JSON.parse(await readFile(path, 'utf8'))
	const present: ApiDescription = JSON.parse(JSON.stringify(describeApi('session')))
	const today = new Date().toISOString().slice(0, 10)

	expect(breakingChanges(released, present, today)).toEqual([])
})
