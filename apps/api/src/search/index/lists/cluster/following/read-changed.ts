import type { ListName } from '#platform/context/matcher.ts'
import { idsOf, type MatchChange } from '../../../changes/changes.ts'
import type { Written } from '../documents/indices.ts'
import type { Sources } from './sources.ts'

export const lists: ListName[] = ['people', 'jobs', 'organisations']
const subjects = { people: 'person', jobs: 'job', organisations: 'organisation' } as const

/** What has changed in a list: entries as they were at a version, and the ids of those that had gone by then. */
export type Changed = Written & { list: ListName; version: string }

/** What has changed in each list, as it is now. */
export async function readChanged(sources: Sources, changed: MatchChange[]): Promise<Changed[]> {
	const read: Changed[] = []
	for (const list of lists) {
		const ids = idsOf(changed, subjects[list])
		if (ids.length === 0) continue
		const { entries, features, version } = await sources[list].some(ids)
		const present = new Set(entries.map(({ id }) => id))
		read.push({ list, entries, features, gone: ids.filter((id) => !present.has(id)), version })
	}
	return read
}
