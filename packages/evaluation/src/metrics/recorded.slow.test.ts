import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { evaluateOwn, readRecorded } from '../evaluate-own.ts'
import { fallenBelow } from './report.ts'

test('the engine ranks the test half no worse than recorded', async () => {
	const client = new Client({ connectionString: inject('databaseUrl') })
	await client.connect()
	const parts = await evaluateOwn(client, 'test', undefined, { isEngineOnly: true }).finally(() =>
		client.end(),
	)

	expect(fallenBelow(readRecorded(), parts)).toEqual([])
})
