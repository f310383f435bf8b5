import { expect, test } from 'vitest'
import { difference } from '../metrics/bootstrap.ts'
import { qualityOf } from '../metrics/metrics.ts'
import { choicesOf } from '../metrics/random.ts'
import { readMatchSet } from './match-set.ts'

test('the match set has the documented size and spread', () => {
	const { jobs, people, judgements, fields } = readMatchSet()
	const ids = new Set([...jobs, ...people].map(({ id }) => id))

	expect(jobs.length).toBeGreaterThanOrEqual(60)
	expect(people.length).toBeGreaterThanOrEqual(600)
	expect(new Set(fields.values()).size).toBeGreaterThanOrEqual(20)
	expect(ids.size).toBe(jobs.length + people.length)
	for (const { id } of jobs) {
		const grades = judgements.get(id) ?? new Map<string, number>()
		expect([...grades.keys()].filter((person) => !ids.has(person))).toEqual([])
		expect([...grades.values()].every((grade) => [0, 1, 2, 3].includes(grade))).toBe(true)
		expect([...grades.values()].filter((grade) => grade >= 2).length).toBeGreaterThanOrEqual(3)
	}
})

test.each(['who are in the field of the job', 'who are graded above 0'])(
	'ids tell nothing: sorting the people %s by them is no better than shuffling',
	(who) => {
		const { jobs, people, judgements, fields } = readMatchSet()
		const sorted: number[] = []
		const shuffled: number[] = []
		for (const { id } of jobs) {
			const grades = judgements.get(id) ?? new Map<string, number>()
			const ids = people
				.map((person) => person.id)
				.filter((person) =>
					who.includes('field') ? fields.get(person) === fields.get(id) : (grades.get(person) ?? 0) > 0,
				)
			const ndcg = (ranking: string[]) => qualityOf(ranking, grades)?.ndcg10 ?? 0
			const orders = Array.from({ length: 50 }, (_, at) =>
				ndcg(choicesOf(`${id} ${at}`).sample(ids, ids.length)),
			)
			sorted.push(ndcg(ids.toSorted()))
			shuffled.push(orders.reduce((sum, value) => sum + value, 0) / orders.length)
		}

		expect(difference(sorted, shuffled).low).toBeLessThan(0)
	},
)
