import {
	ClusterAway,
	NotWrittenYet,
	openCluster,
	type ClusterSettings,
} from '@profile-search/api/search/index/lists/cluster/cluster'
import { createFreshness, lateSeconds } from '@profile-search/api/search/index/lists/cluster/freshness'
import type { Connection } from '@profile-search/db/client'
import { failed, ok, warning, type Finding } from '../finding.ts'

const longestMs = 1500

/** Whether the cluster of SEARCH_URL answers, has a copy of everything, and has the lists as they are. */
export async function lookAtCluster({ db }: Connection, settings: ClusterSettings): Promise<Finding> {
	const cluster = openCluster(settings, longestMs)
	try {
		const { status, number_of_nodes: nodes } = await cluster.ask<{ status: string; number_of_nodes: number }>(
			{
				method: 'GET',
				path: '/_cluster/health',
			},
		)
		const { lagSeconds } = await createFreshness(db, cluster).look()
		if (status === 'red')
			return failed(
				'the search cluster lacks a part of its data',
				'See which with GET _cluster/allocation/explain; where it is lost, delete the indices, and they are written anew.',
			)
		if (lagSeconds !== null && lagSeconds > lateSeconds)
			return warning(
				`the lists lack what was saved ${Math.round(lagSeconds)} s ago`,
				'One of the nodes writes them; its log says what it waits for.',
			)
		if (status === 'yellow')
			return warning(
				`some parts have no copy on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
				'Add a node, or wait until the cluster has copied them.',
			)
		return ok(`${nodes} nodes answer, with the lists as they are now`)
	} catch (error) {
		if (!(error instanceof ClusterAway)) throw error
		if (error instanceof NotWrittenYet)
			return warning('the lists have not been written yet', 'A node of the portal does so at its start.')
		return failed(
			`the search cluster does not answer: ${error.message}`,
			'Correct SEARCH_URL, SEARCH_USER, SEARCH_PASSWORD or SEARCH_CA, or start it. Meanwhile searches are answered 503.',
		)
	} finally {
		void cluster.close()
	}
}
