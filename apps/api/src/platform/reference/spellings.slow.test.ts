import { readReference } from '@profile-search/db/reference/read-reference'
import { jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { candidateSkills } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { jobsList } from '#search/index/lists/jobs-list.ts'
import { loadList, readVocabulary } from '#search/index/lists/list.ts'
import { peopleList } from '#search/index/lists/people-list.ts'
import { testApp } from '#test/portal.ts'
import { readNames } from './name-search.ts'

const { skills, professions, places } = readReference()
const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/** The name that is shown for each of its spellings: names in another script, and old names of towns. */
const pairs = {
	skills: skills.flatMap(({ name, aliases }) =>
		aliases.filter((alias) => !isLatin(alias)).map((alias) => [name, alias]),
	),
	professions: professions.flatMap(({ name, aliases }) =>
		aliases.filter((alias) => !isLatin(alias)).map((alias) => [name, alias]),
	),
	places: places.flatMap(({ name, aliases }) => aliases.map((alias) => [name, alias])),
} as const

test('each picker finds the same for every spelling as for the name', async () => {
	await using api = await testApp()
	const search = await readNames(api.db)

	for (const kind of ['skills', 'professions', 'places'] as const) {
		const differing: string[] = []
		for (const [name = '', alias = ''] of pairs[kind]) {
			const [byName, byAlias] = [search[kind](name), search[kind](alias)]
			if (JSON.stringify(byName) !== JSON.stringify(byAlias)) differing.push(`${name} / ${alias}`)
		}
		expect(differing, kind).toEqual([])
		expect(pairs[kind].length).toBeGreaterThan(100)
	}
})

test('the lists find the same for every spelling as for the name', async () => {
	await using api = await testApp()
	await plantOneOfEach(api.db)
	const unrestored = async () => undefined
	const sources = { db: api.db, from: api.db, vocabulary: await readVocabulary(api.db) }
	const lists = {
		people: await loadList(sources, peopleList, unrestored, async () => {}),
		jobs: await loadList(sources, jobsList, unrestored, async () => {}),
	}
	const search = (list: keyof typeof lists, text: string) => {
		const { ids, total } = lists[list].directory.search({ ...everyone, text })
		return { ids, total }
	}

	const differing: string[] = []
	let found = 0
	for (const [name = '', alias = ''] of Object.values(pairs).flat()) {
		for (const list of ['people', 'jobs'] as const) {
			const [byName, byAlias] = [search(list, name), search(list, alias)]
			found += byName.total
			if (JSON.stringify(byName) !== JSON.stringify(byAlias)) differing.push(`${list}: ${name} / ${alias}`)
		}
	}

	expect(differing).toEqual([])
	expect(found).toBeGreaterThan(1000)
})

test('postal codes, and old and local names, find their town first', async () => {
	await using api = await testApp()
	const first: Record<string, string> = {}

	for (const typed of Object.keys(townsByWhatIsTyped))
		first[typed] = (await api.get(`places?query=${encodeURIComponent(typed)}`)).body.details[0]?.name

	expect(first).toEqual(townsByWhatIsTyped)
})

const townsByWhatIsTyped = {
	'411001': 'Pune',
	'411': 'Pune',
	'400 001': 'Mumbai',
	'400703': 'Navi Mumbai',
	'413102': 'Baramati',
	'560034': 'Bengaluru',
	Poona: 'Pune',
	Bombay: 'Mumbai',
	नाशिक: 'Nashik',
}

test('a word comes before words that only begin with it, in pickers and in lists', async () => {
	await using api = await testApp()
	const professionOf = (key: string) => professions.find((profession) => profession.key === key)?.id ?? 0
	const [nurse, gardener] = [professionOf('nurse'), professionOf('gardener')]
	await createJob(api.db, { title: 'Nursery gardener', professionId: gardener })
	const nurses = await createJob(api.db, {
		title: 'Night shifts',
		description: 'A nurse is wanted.',
		professionId: nurse,
	})
	await using listed = await testApp({ matching: true, connection: api.connection })

	const picked = (await api.get('professions?query=nurse')).body.details
	const skill = (await api.get('skills?query=IV%20therapy')).body.details
	const list = (await listed.get('jobs?query=nurse')).body.details.items

	expect(picked[0]).toMatchObject({ name: 'Nurse' })
	const names: string[] = picked.map(({ name }: { name: string }) => name)
	const growers = names.findIndex((name) => name.includes('Nursery'))
	const lastNurse = names.findLastIndex((name) => /\bNurse\b/.test(name))
	expect(growers === -1 || growers > lastNurse).toBe(true)
	expect(skill[0]).toMatchObject({ name: 'IV Cannulation' })
	expect(list[0]).toMatchObject({ id: nurses.id })
})

const everyone = {
	chosen: {},
	level: 2,
	hidden: [],
	order: 'relevance',
	offset: 0,
	limit: 50,
	counted: [],
} as const

/** People and jobs with many of the skills, professions and towns, so that most searches find somebody. */
async function plantOneOfEach(db: Parameters<typeof createCandidate>[0]) {
	for (let at = 0; at < 120; at++) {
		const professionId = professions[(at * 4) % professions.length]?.id ?? 1
		const placeId = places[at % places.length]?.id ?? 1
		const own = skills.filter((_, position) => position % 120 === at).map(({ id }) => id)
		const person = await createCandidate(db, { professionId, placeId, headline: professions[at]?.name ?? '' })
		const job = await createJob(db, { professionId, title: professions[at]?.aliases[0] ?? 'Work' })
		await db
			.insert(candidateSkills)
			.values(own.map((skillId) => ({ candidateId: person.id, skillId })))
			.onConflictDoNothing()
		await db
			.insert(jobSkills)
			.values(own.slice(0, 20).map((skillId) => ({ jobId: job.id, skillId, isMustHave: false })))
			.onConflictDoNothing()
	}
}
