import { expect, test } from 'vitest'
import { openCareerSet } from '../career-set/career-set.ts'
import { makePool } from '../career-set/pool.ts'
import { choicesOf } from '../metrics/random.ts'
import { engineRanker, jobFrom, personFrom } from './engine.ts'
import { taxonomy } from './taxonomy.ts'

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

const set = openCareerSet('development')
const pool = makePool(set)
const resumes = pool.careers.slice(0, 60).map((career) => set.resume(career))
const openings = pool.openings.slice(0, 12).map((opening) => set.advertisement(opening))

test('naming one more skill never lowers a total', () => {
	const choices = choicesOf('one more skill')
	const skills = taxonomy.skills.flatMap(({ names }) => names.slice(0, 1))
	const changes = changesBy(() => `Also skilled in ${choices.pick(skills)}.`)

	expect(changes.filter((change) => change < 0)).toEqual([])
	expect(changes.some((change) => change > 0)).toBe(true)
})

test.each([
	'In my free time I cook and drive old trucks.',
	'Hobbies: carpentry, first aid',
	'मेरे शौक सिलाई और खाना बनाना हैं।',
])('telling of hobbies changes no total: %s', (hobbies) => {
	expect(new Set(changesBy(() => hobbies))).toEqual(new Set([0]))
})

/** By how much a line added to what a person tells of themselves changes their total for each job. */
function changesBy(line: () => string): number[] {
	const told = resumes.map((resume) => personFrom(resume, 2026))
	const changed = told.map((person) => ({
		...person,
		id: `${person.id} changed`,
		text: { title: '', ...person.text, body: `${person.text?.body}\n${line()}` },
	}))
	const people = [...told, ...changed]
	const rank = engineRanker(people, openings.map(jobFrom), { swap: false, depth: people.length })
	return openings.flatMap(({ id }) => {
		const totals = new Map(rank(id).map((ranked) => [ranked.id, ranked.score]))
		return told.map((person) => (totals.get(`${person.id} changed`) ?? 0) - (totals.get(person.id) ?? 0))
	})
}
