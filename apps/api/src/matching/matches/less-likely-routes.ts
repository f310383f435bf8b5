import * as contract from '@profile-search/contract/matching/matches'
import type { Ranked } from '@profile-search/matching/types'
import type { FastifyInstance } from 'fastify'
import { listDismissedJobIds } from '#hiring/jobs/dismissals/queries.ts'
import { listOpenJobCards } from '#hiring/jobs/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { countAppearances } from '#profiles/visits/count-appearances.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { inOrder } from '#search/index/lists/search-list.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { rememberLeastMatch } from './floor/least-match.ts'
import { findPerson, rankPeople } from './people/rank-people.ts'
import { listPersonCards } from './queries.ts'

/** As many as the longest list of matches holds, and those after them. */
const longestRanking = 100 + contract.shownBelow

/** What is next after the matches, under another name: it has something in common, but too little. */
export function lessLikelyRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	const noteAppearances = countAppearances(app, db)
	const leastMatch = rememberLeastMatch(db)

	serve(app, contract.listLessLikelyJobs, async (request) => {
		const { id } = signedIn(request)
		const [person, dismissed, least] = await Promise.all([
			findPerson(db, id),
			listDismissedJobIds(db, id),
			leastMatch(),
		])
		const ranked = await matcher.topJobs(clientKeyOf(request), person, {
			limit: longestRanking,
			except: dismissed,
		})
		const ids = nextBelow(ranked, least)
		return inOrder(ids, await listOpenJobCards(db, ids))
	})

	serve(app, contract.listLessLikelyPeople, async (request) => {
		const [{ ranked }, least] = await Promise.all([
			rankPeople({ db, matcher }, request, request.params.jobId, { limit: longestRanking }),
			leastMatch(),
		])
		const viewer = viewerOf(request)
		const ids = nextBelow(ranked, least)
		const shown = inOrder(ids, await listPersonCards(db, viewer, ids))
		noteAppearances(
			shown.map(({ id }) => id),
			viewer,
		)
		return shown
	})
}

/** The best of those who are below the least total of a match, without those who have nothing. */
function nextBelow(ranked: readonly Ranked[], leastMatch: number) {
	const below = ranked.filter(({ total }) => total > 0 && total < leastMatch)
	return below.slice(0, contract.shownBelow).map(({ id }) => id)
}
