import { score, summarize } from '@profile-search/matching/explain/score'
import type { Job, Knowledge, Match, MatchSummary, Person } from '@profile-search/matching/types'

/** The score of a pair, kept for as long as both documents and the knowledge stay the same objects in memory. */
export const keptScore = keepByPair<Match>(score)

/** The same without its reasons. */
export const keptSummary = keepByPair<MatchSummary>(summarize)

function keepByPair<Score extends object>(
	compute: (person: Person, job: Job, knowledge: Knowledge) => Score,
) {
	const kept = new WeakMap<Knowledge, WeakMap<Person, WeakMap<Job, Score>>>()
	return (person: Person, job: Job, knowledge: Knowledge) => {
		const ofKnowledge = within(kept, knowledge, () => new WeakMap<Person, WeakMap<Job, Score>>())
		const ofPerson = within(ofKnowledge, person, () => new WeakMap<Job, Score>())
		return within(ofPerson, job, () => compute(person, job, knowledge))
	}
}

function within<Key extends WeakKey, Value>(map: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
	const known = map.get(key)
	if (known !== undefined) return known
	const made = make()
	map.set(key, made)
	return made
}
