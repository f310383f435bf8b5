import { idsOf, type MatchChange } from '../changes/changes.ts'
import type { Loading } from '../changes/follower.ts'
import { shapeOf } from '../snapshot/shape.ts'
import { jobsList } from './jobs-list.ts'
import { loadList, readVocabulary, type ListSource } from './list.ts'
import { organisationsList } from './organisations-list.ts'
import { peopleList } from './people-list.ts'

/** Loads the lists of people, jobs and organisations. */
export async function loadLists({ db, from, code, restore, yieldNow }: Loading) {
	const sources = { db, from, vocabulary: await readVocabulary(from) }

	async function load<Row extends { id: string; skills?: number[] }>(
		name: 'people' | 'jobs' | 'organisations',
		source: ListSource<Row>,
	) {
		const shape = shapeOf(code, source)
		const list = await loadList(sources, source, (make) => restore(name, shape, make), yieldNow)
		return { ...list, snapshot: { name, shape, pieces: list.directory.pieces } }
	}

	// In parallel: one is read while another is built.
	const [people, jobs, organisations] = await Promise.all([
		load('people', peopleList),
		load('jobs', jobsList),
		load('organisations', organisationsList),
	])
	return {
		lists: { people, jobs, organisations },
		snapshots: [people.snapshot, jobs.snapshot, organisations.snapshot],
		async apply(changes: MatchChange[]) {
			await people.apply(idsOf(changes, 'person'))
			await jobs.apply(idsOf(changes, 'job'))
			await organisations.apply(idsOf(changes, 'organisation'))
		},
	}
}
