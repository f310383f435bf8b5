import type { Db } from '@profile-search/db/client'
import type { FacetCount } from '@profile-search/matching/directory/types'
import type { ListName, Matcher } from '#platform/context/matcher.ts'
import { levelOf } from '#search/index/facets/people.ts'
import { type Counts, findProfessionNames, mostProfessions } from './queries.ts'

/** One place in the queue of questions, whoever opens the page. */
const clientKey = 'home'

/** The same numbers as `countEverything`, from the lists in memory, which count every change as it comes. */
export async function countLists(db: Db, matcher: Matcher): Promise<Counts> {
	const [people, jobs, organisations] = await Promise.all([
		countIn(matcher, 'people', levelOf('approved_organisations')),
		countIn(matcher, 'jobs', 0),
		countIn(matcher, 'organisations', 0),
	])
	return {
		people: people.total,
		jobs: jobs.total,
		organisations: organisations.total,
		professions: await busiest(db, people.counts['profession'] ?? [], jobs.counts['profession'] ?? []),
	}
}

/** How many entries a list has for readers of this level, in all and by profession. */
function countIn(matcher: Matcher, list: ListName, level: number) {
	const everything = { text: '', chosen: {}, hidden: [], order: 'newest', offset: 0, limit: 1 } as const
	const counted = list === 'organisations' ? [] : ['profession']
	return matcher.search(clientKey, list, { ...everything, level, counted })
}

async function busiest(db: Db, people: readonly FacetCount[], jobs: readonly FacetCount[]) {
	const peopleIn = new Map(people.map(({ value, count }) => [value, count]))
	const jobsIn = new Map(jobs.map(({ value, count }) => [value, count]))
	const ids = [...new Set([...peopleIn.keys(), ...jobsIn.keys()])]
	const ranked = ids
		.map((id) => ({ id, people: peopleIn.get(id) ?? 0, jobs: jobsIn.get(id) ?? 0 }))
		.toSorted(byAmount)
	// All that are as busy as the last one shown take part in the order by name.
	const last = ranked[mostProfessions - 1]
	const first = last ? ranked.filter((each) => byAmount(each, last) <= 0) : ranked
	const names = await findProfessionNames(
		db,
		first.map(({ id }) => id),
	)
	return first
		.map((each) => ({ ...each, name: names.get(each.id) ?? '' }))
		.toSorted((a, b) => byAmount(a, b) || a.name.localeCompare(b.name))
		.slice(0, mostProfessions)
}

type Amounts = { people: number; jobs: number }

function byAmount(a: Amounts, b: Amounts) {
	return b.jobs - a.jobs || b.people - a.people
}
