import { wordMethodsOf } from '../../baselines/baselines.ts'
import { bm25Ranker } from '../../baselines/bm25.ts'
import { engineRanker, jobFrom, personFrom } from '../../engine/engine.ts'
import type { Question } from '../../metrics/part.ts'
import { choicesOf, type Choices } from '../../metrics/random.ts'
import type { CareerSet } from '../career-set.ts'
import { distanceKm, presentYear, type Career } from '../careers.ts'
import type { Opening } from '../openings.ts'
import { nearRanker } from './near-ranker.ts'

const [peopleOfCraft, openingsOfCraft, viewsOfPerson] = [8, 20, 8]

/**
 * People of whom only their past titles and their town are known, and the jobs that they looked at: near home rather than
 * far, and often of another craft, for people look around. Who looks at what is drawn by lot.
 */
export function viewedJobs(set: CareerSet): Question {
	const times = (count: number) => Array.from({ length: count }, (_, at) => at)
	const careers = set.crafts.flatMap((craft) =>
		times(peopleOfCraft).map((at) => {
			const choices = choicesOf(`${set.half} ${craft.key} viewer ${at}`)
			const before = { craft: choices.pick(set.crafts), years: choices.between(1, 3) }
			return set.career(`${craft.key} viewer ${at}`, { stints: [{ craft, years: 5 }, before] })
		}),
	)
	const openings = set.crafts.flatMap((craft) =>
		times(openingsOfCraft).map((at) => set.opening(`${craft.key} viewed ${at}`, { craft })),
	)
	const queries = careers.map(({ id, roles }) => ({
		id,
		title: roles[0]?.title ?? '',
		text: roles.map(({ title }) => title).join('\n'),
	}))
	const documents = openings.map(set.advertisement)
	const people = queries.map((query, at) => ({
		...personFrom(query, presentYear),
		place: careers[at]?.home.place,
	}))
	const jobs = documents.map((document, at) => ({
		...jobFrom(document),
		places: openings.slice(at, at + 1).map(({ town }) => town.place),
	}))
	const depth = documents.length
	return {
		name: 'Person → jobs they looked at',
		judgedBy: ['ndcg10', 'map'],
		queries,
		documents,
		judgements: new Map(
			careers.map((career) => [career.id, viewsOf(career, openings, choicesOf(`${career.id} views`))]),
		),
		engine: engineRanker(people, jobs, { swap: true, depth }),
		baselines: [
			...wordMethodsOf(documents, queries),
			[
				'BM25 and distance',
				nearRanker(bm25Ranker(documents, queries, depth), {
					queries: careers.map(({ id, home }) => ({ id, town: home })),
					documents: openings,
					weight: 1,
				}),
			],
		],
	}
}

function viewsOf(career: Career, openings: readonly Opening[], choices: Choices): Map<string, number> {
	const views = new Map<string, number>()
	while (views.size < viewsOfPerson) {
		const opening = choices.pick(openings)
		const near = Math.exp(-distanceKm(career.home, opening.town) / 20)
		if (choices.chance(near * likingOf(career, opening) + 0.0005)) views.set(opening.id, 2)
	}
	return views
}

/** Half of what people look at is their craft; most of the rest is something near it, or anything at all. */
function likingOf({ roles }: Career, { craft }: Opening): number {
	if (roles[0]?.craft === craft) return 1
	if (roles.some((role) => role.craft === craft)) return 0.5
	return roles.some((role) => role.craft.field === craft.field) ? 0.15 : 0.03
}
