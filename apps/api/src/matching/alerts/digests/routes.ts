import * as contract from '@profile-search/contract/matching/alert-digests'
import type { FastifyInstance } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { ownerOf } from '../keys.ts'
import { labelsOf } from '../labels.ts'
import { digestItemsOf } from './digest-items.ts'
import { findDigest, findDigestFor, listDigestHits, listDigestsOf, updateRelevance } from './queries.ts'
import { findReader } from './readers.ts'

const digestGone = 'matchingRefusals.digestGone'

export function digestRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	serve(app, contract.listAlertDigests, (request) =>
		paged(request, (asked) => listDigestsOf(db, { accountId: signedIn(request).id, mailboxId: null }, asked)),
	)

	serve(app, contract.showAlertDigest, async (request) => {
		const { digestId } = request.params
		const digest = await findDigestFor(db, digestId, request.account?.id ?? null, request.query.key)
		const owner = digest && ownerOf(digest)
		const reader = owner && (await findReader(db, owner))
		if (!reader) throw notFound(digestGone)

		const hits = await listDigestHits(db, digestId)
		const items = await digestItemsOf(db, matcher, reader, hits)
		return {
			id: digest.id,
			at: digest.at,
			isRelevant: digest.isRelevant,
			hasAccount: reader.owner.accountId !== null,
			alerts: await Promise.all(
				digest.digestAlerts.map(async (alert) => ({
					...alert,
					labels: await labelsOf(db, alert.kind, alert.criteria),
					items: items.filter((_, at) => hits[at]?.alertId === alert.id),
				})),
			),
		}
	})

	serve(app, contract.rateAlertDigest, async (request) => {
		const { digestId } = request.params
		const accountId = request.account?.id ?? null
		if (await updateRelevance(db, digestId, accountId, request.body)) return null
		const digest = await findDigest(db, digestId)
		if (digest?.isRelevant === undefined || digest.isRelevant === null) throw notFound(digestGone)
		throw conflict('matchingRefusals.alreadyRated')
	})
}
