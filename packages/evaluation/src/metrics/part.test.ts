import { expect, test } from 'vitest'
import type { Document } from '../documents.ts'
import { weightedKappa } from './kappa.ts'
import { isBeaten, leadsOf, measurePart, type Question } from './part.ts'
import { fallenBelow, notBeaten, recordOf, reportOf } from './report.ts'

const queries = Array.from({ length: 20 }, (_, at): Document => ({ id: `q${at}`, title: '', text: '' }))
const [best, worst] = [
	[
		{ id: 'good', score: 2 },
		{ id: 'bad', score: 1 },
	],
	[
		{ id: 'bad', score: 2 },
		{ id: 'good', score: 1 },
	],
]
const question: Question = {
	name: 'A part',
	judgedBy: ['ndcg10'],
	queries,
	documents: ['good', 'bad'].map((id) => ({ id, title: '', text: '' })),
	judgements: new Map(queries.map(({ id }) => [id, new Map([['good', 3]])])),
	engine: () => best,
	baselines: [
		['Worse', () => worst],
		['The same', () => best],
	],
}

test('a method is beaten only beyond chance, and the report says by how much', async () => {
	const part = await measurePart(question)

	expect(leadsOf(part).map(isBeaten)).toEqual([true, false])
	expect(notBeaten([part])).toEqual(['A part: The same is not beaten beyond chance by nDCG@10.'])
	expect(reportOf(part)).toMatch(/The same .*\+0\.000 \[\+0\.000, \+0\.000\] not beaten/)
})

test('an engine that ranks worse than recorded is reported, and so is a part that is gone', async () => {
	const recorded = recordOf([await measurePart(question)])
	const worse = await measurePart({ ...question, engine: () => worst })

	expect(fallenBelow(recorded, [await measurePart(question)])).toEqual([])
	expect(fallenBelow(recorded, [worse])).toContain('A part: MRR is 0.5, and was 1.')
	expect(fallenBelow(recorded, [])).toContain('A part: MRR is not measured, and was 1.')
})

test('of weakened copies those count that rank lower, or not at all', async () => {
	const weakened = new Map(queries.map(({ id }) => [id, { whole: 'good', weakened: ['bad', 'unranked'] }]))

	const part = await measurePart({ ...question, judgedBy: ['below'], weakened })

	expect(part.methods.map(({ values }) => values.below?.[0])).toEqual([1, 0.5, 1])
})

test('kappa is 1 for the same grades, about 0 for unrelated ones, and less the farther grades lie apart', () => {
	const same = [0, 1, 2, 3].map((grade) => [grade, grade] as const)
	const unrelated = [0, 1, 2, 3].flatMap((one) => [0, 1, 2, 3].map((other) => [one, other] as const))

	expect(weightedKappa(same)).toBe(1)
	expect(weightedKappa(unrelated)).toBeCloseTo(0)
	expect(weightedKappa([...same, [0, 1]])).toBeGreaterThan(weightedKappa([...same, [0, 3]]))
})
