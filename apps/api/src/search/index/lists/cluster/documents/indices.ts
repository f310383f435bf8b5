import type { Entry } from '@profile-search/matching/directory/types'
import type { ListName } from '#platform/context/matcher.ts'
import { ClusterAway, type Cluster } from '../cluster.ts'
import { documentOf, type Features } from './document.ts'
import { mappingOf, mappingVersion, type Shape } from './mapping.ts'

/**
 * What is to be true of some entries: those that are there, with what candidates are found by in lists that are ranked, and ids of those
 * that are not there.
 */
export type Written = {
	entries: readonly Entry[]
	features?: ReadonlyMap<string, Features>
	gone: readonly string[]
}

/** Enough for tens of millions of entries on a few nodes. */
const shards = 6
const replicas = 1
/** In one bulk request. */
export const documentsAtOnce = 500

/** The name that a list is searched by, whichever index holds it. */
export function aliasOf({ prefix }: Cluster, list: ListName) {
	return `${prefix}-${list}`
}

/** Makes an empty index for a list, beside the one that answers. */
export async function createIndex(cluster: Cluster, list: ListName, shape: Shape): Promise<string> {
	const index = `${aliasOf(cluster, list)}-${mappingVersion}-${Date.now().toString(36)}`
	await cluster.ask({
		method: 'PUT',
		path: `/${index}`,
		body: mappingOf(shape, { shards, replicas }),
	})
	return index
}

/** Makes these the indices that answer, all at once, and deletes those that did. */
export async function switchTo(cluster: Cluster, indices: Record<ListName, string>) {
	const old = (await listIndices(cluster)).filter((index) => !Object.values(indices).includes(index))
	const actions = Object.entries(indices).map(([list, index]) => ({
		add: { index, alias: aliasOf(cluster, list as ListName) },
	}))
	const removed = old.map((index) => ({ remove_index: { index } }))
	await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions: [...actions, ...removed] } })
}

/** The names of all indices with a part of a list. */
export async function listIndices(cluster: Cluster): Promise<string[]> {
	const names = ['people', 'jobs', 'organisations'].map((list) => `${cluster.prefix}-${list}-*`)
	const found = await cluster.ask<{ index: string }[]>({
		method: 'GET',
		path: `/_cat/indices/${names.join(',')}`,
		query: { format: 'json', h: 'index' },
	})
	return found.map(({ index }) => index)
}

/**
 * Writes entries as they were at a version, and takes others out. What is already there from a later version stays, so that this may be
 * done again, and by two at once.
 */
export async function writeEntries(
	cluster: Cluster,
	index: string,
	{ levels }: Shape,
	{ entries, features, gone }: Written,
	version: string,
) {
	const how = { version: Number(version), version_type: 'external_gte' }
	const actions = [
		...entries.map((entry) => [
			{ index: { _id: entry.id, ...how } },
			documentOf(entry, levels, features?.get(entry.id)),
		]),
		...gone.map((id) => [{ delete: { _id: id, ...how } }]),
	]
	for (let at = 0; at < actions.length; at += documentsAtOnce)
		await writeLines(cluster, index, actions.slice(at, at + documentsAtOnce).flat())
}

type BulkAnswer = { errors: boolean; items: Record<string, { status: number; error?: { reason: string } }>[] }

/** Newer ones that are there (409) and missing ones that are to be gone (404) are as they should be. */
async function writeLines(cluster: Cluster, index: string, lines: object[]) {
	const { items } = await cluster.ask<BulkAnswer>({ method: 'POST', path: `/${index}/_bulk`, lines })
	const failed = items
		.flatMap((item) => Object.values(item))
		.filter(({ status }) => status >= 300 && status !== 409 && status !== 404)
	const [first] = failed
	if (!first) return
	const message = `${failed.length} documents were not written: ${first.error?.reason ?? first.status}`
	throw first.status === 429 || first.status >= 500 ? new ClusterAway(message) : new Error(message)
}

/** Lets searches find what was written. */
export async function refresh(cluster: Cluster, indices: readonly string[]) {
	await cluster.ask({ method: 'POST', path: `/${indices.join(',')}/_refresh` })
}
