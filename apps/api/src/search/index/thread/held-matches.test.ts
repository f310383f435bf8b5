import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, known } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MatchChange } from '../changes/changes.ts'
import { loadHeldMatches } from './held-matches.ts'

const job = {
	id: 'job',
	mustHaveSkills: known.skills.slice(0, 1),
	niceToHaveSkills: [],
	experience: { minMonths: 60 },
	languages: [],
	places: [],
}

function changeOf(id: string): MatchChange {
	return { transaction: '1', subject: 'person', subjectId: id }
}

async function held(most?: number) {
	const connection = await freshDb()
	const { db } = connection
	const matches = await loadHeldMatches({ db, from: db, isLearning: false }, most)
	return {
		db,
		matches,
		best: async (...only: string[]) =>
			(await matches.topPeople(job, { limit: 10 }, only)).map(({ id, total }) => ({ id, total })),
		[Symbol.asyncDispose]: () => connection[Symbol.asyncDispose](),
	}
}

test('only candidates are ranked, and those that are not there are passed over', async () => {
	await using api = await held()
	const good = await createCandidate(api.db, { skillIds: job.mustHaveSkills })
	const other = await createCandidate(api.db, { skillIds: [] })
	await createCandidate(api.db, { skillIds: job.mustHaveSkills })

	const found = await api.best(other.id, good.id, '00000000-0000-7000-8000-000000000000')

	expect(found.map(({ id }) => id)).toEqual([good.id, other.id])
})

test('a person is read again once a change is applied, even if it comes while the person is being read', async () => {
	await using api = await held()
	const person = await createCandidate(api.db, { skillIds: job.mustHaveSkills, experienceMonths: 12 })
	const [before] = await api.best(person.id)
	const setMonths = (experienceMonths: number) =>
		api.db.update(candidates).set({ experienceMonths }).where(eq(candidates.accountId, person.id))

	await setMonths(60)
	const [kept] = await api.best(person.id)
	await api.matches.apply([changeOf(person.id)])
	const reading = api.best(person.id)
	await api.matches.apply([changeOf(person.id)])
	const [after] = await reading

	expect(kept).toEqual(before)
	expect(after?.total).toBeGreaterThan(before?.total ?? 100)
})

test('more people than it may hold are ranked all the same', async () => {
	await using api = await held(2)
	const people = []
	for (let each = 0; each < 5; each++)
		people.push(await createCandidate(api.db, { skillIds: job.mustHaveSkills, experienceMonths: 12 * each }))
	const ids = people.map(({ id }) => id)

	const [some, all] = await Promise.all([api.best(...ids.slice(0, 2)), api.best(...ids)])

	expect(some).toHaveLength(2)
	expect(all.map(({ id }) => id)).toEqual(ids.toReversed())
})
