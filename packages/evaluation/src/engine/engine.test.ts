import { expect, test } from 'vitest'
import { engineRanker, jobFrom, personFrom } from './engine.ts'

test.each([
	['people for a job', false],
	['jobs for a person', true],
])('%s are ranked even if both sides use the same ids', (_what, swap) => {
	const titles = ['Staff nurse', 'Truck driver', 'Accountant']
	const documents = titles.map((title, at) => ({ id: String(at + 1), title, text: '' }))
	const people = documents.map((document) => personFrom(document, 2026))
	// The same titles in another order: the accountant is 1 here and 3 there.
	const jobs = documents.toReversed().map((document, at) => jobFrom({ ...document, id: String(at + 1) }))

	const rank = engineRanker(people, jobs, { swap, depth: 10 })

	expect(['1', '2', '3'].map((id) => rank(id)[0]?.id)).toEqual(['3', '2', '1'])
})
