import { setImmediate as letOthers } from 'node:timers/promises'
import type { MatchIndex } from '@profile-search/matching/index/match-index'
import { qualified, relaxations, type RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job } from '@profile-search/matching/types'

/** How long the counts for one job may take. Counts not done by then are left out, and the answer says so. */
const mostMs = 2000

const nothingFound: RelaxFindings = { now: 0, tried: 0, of: 0, best: [] }

/** Counts for one job, letting other questions through between two counts: a ranking waits for one count at most. */
export async function countRelaxations(index: MatchIndex, job: Job, except: readonly string[]) {
	const exclude = new Set(except)
	const end = performance.now() + mostMs
	let findings = nothingFound
	for (const found of relaxations(index, job, { least: qualified, exclude })) {
		findings = found
		if (performance.now() > end) break
		await letOthers()
	}
	return findings
}
