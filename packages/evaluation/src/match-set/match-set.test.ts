import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { evaluateMatchSet, falseSteps } from './evaluate-match-set.ts'
import { readMatchSet } from './match-set.ts'

test('the match set has the documented size and spread', () => {
	const { jobs, people, judgements } = readMatchSet()
	const fields = new Set(jobs.map(({ id }) => id.split('-')[0]))
	const ids = new Set([...jobs, ...people].map(({ id }) => id))

	expect(jobs.length).toBeGreaterThanOrEqual(60)
	expect(people.length).toBeGreaterThanOrEqual(600)
	expect(fields.size).toBeGreaterThanOrEqual(20)
	expect(ids.size).toBe(jobs.length + people.length)
	for (const { id } of jobs) {
		const grades = judgements.get(id) ?? new Map<string, number>()
		expect([...grades.keys()].filter((person) => !ids.has(person))).toEqual([])
		expect([...grades.values()].every((grade) => [0, 1, 2, 3].includes(grade))).toBe(true)
		expect([...grades.values()].filter((grade) => grade >= 2).length).toBeGreaterThanOrEqual(3)
	}
})

test('the engine ranks no worse than recorded, and significantly better than any plain method', async () => {
	const client = new Client({ connectionString: inject('databaseUrl') })
	await client.connect()
	const own = await evaluateMatchSet(client).finally(() => client.end())

	expect(falseSteps(own)).toEqual([])
}, 120_000)
