import type { Db } from '@profile-search/db/client'
import { createMatchIndex } from '@profile-search/matching/index/match-index'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'
import type { TopSearch } from '#platform/context/matcher.ts'
import { idsOf, type MatchChange } from '../changes/changes.ts'
import type { Loading } from '../changes/follower.ts'
import { listJobDocuments, listPersonDocuments } from '../documents.ts'
import { readKnowledge } from '../knowledge/knowledge.ts'
import { createTimeSlices } from './time-slices.ts'

/** How many people, and how many jobs. Each has about 2 KB in the index. */
const mostHeld = 10_000

type Depth = Pick<TopSearch, 'limit' | 'least'>

/** Rankings among candidates that were found elsewhere: it holds the people and jobs that were asked for lately. */
export async function loadHeldMatches(
	{ db, from, isLearning }: Pick<Loading, 'db' | 'from' | 'isLearning'>,
	most = mostHeld,
) {
	const knowledge = await readKnowledge(from, { isLearning })
	const people = holdPeople(db, knowledge, most)
	const jobs = holdJobs(db, knowledge, most)
	return {
		knowledge,
		snapshots: [],
		topPeople: (job: Job, { limit, least }: Depth, only: readonly string[]): Promise<Ranked[]> =>
			people.among(only, (index) => index.topPeople(job, { limit, least, only: new Set(only) })),
		topJobs: (person: Person, { limit, least }: Depth, only: readonly string[]): Promise<Ranked[]> =>
			jobs.among(only, (index) => index.topJobs(person, { limit, least, only: new Set(only) })),
		async apply(changes: MatchChange[]) {
			people.forget(idsOf(changes, 'person'))
			jobs.forget(idsOf(changes, 'job'))
		},
	}
}

function holdPeople(db: Db, knowledge: Knowledge, most: number) {
	return hold(
		() => {
			const index = createMatchIndex(knowledge)
			return { index, put: (person: Person) => index.replacePerson(person), remove: index.removePerson }
		},
		(ids) => listPersonDocuments(db, ids),
		most,
	)
}

function holdJobs(db: Db, knowledge: Knowledge, most: number) {
	return hold(
		() => {
			const index = createMatchIndex(knowledge)
			return { index, put: (job: Job) => index.replaceJob(job), remove: index.removeJob }
		},
		(ids) => listJobDocuments(db, ids),
		most,
	)
}

/** Holds entries of an index until they change, or until there are too many: then it begins anew. */
function hold<Index, Document extends { id: string }>(
	begin: () => { index: Index; put: (document: Document) => void; remove: (id: string) => boolean },
	read: (ids: string[]) => Promise<Document[]>,
	most: number,
) {
	let holder = begin()
	let held = new Set<string>()
	/** For each reading under way, the entries that have changed meanwhile. */
	const readings = new Set<Set<string>>()

	async function add(ids: string[], gone: Set<string>) {
		const changed = new Set<string>()
		readings.add(changed)
		const yieldNow = createTimeSlices()
		try {
			const documents = await read(ids)
			const found = new Set(documents.map(({ id }) => id))
			for (const id of ids) if (!found.has(id)) gone.add(id)
			if (held.size > 0 && held.size + documents.length > most) [holder, held] = [begin(), new Set()]
			for (const document of documents) {
				if (!changed.has(document.id)) {
					holder.put(document)
					held.add(document.id)
				}
				await yieldNow()
			}
		} finally {
			readings.delete(changed)
		}
	}

	return {
		/** Ranks among entries, once all of these that are there are held. */
		async among<Result>(ids: readonly string[], rank: (index: Index) => Result): Promise<Result> {
			const gone = new Set<string>()
			for (;;) {
				const missing = ids.filter((id) => !held.has(id) && !gone.has(id))
				if (missing.length === 0) return rank(holder.index)
				await add(missing, gone)
			}
		},
		/** Lets go of entries that have changed. */
		forget(ids: readonly string[]) {
			for (const id of ids) {
				for (const changed of readings) changed.add(id)
				if (held.delete(id)) holder.remove(id)
			}
		},
	}
}
