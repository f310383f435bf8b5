import * as contract from '@profile-search/contract/profiles/candidates'
import type { FastifyInstance } from 'fastify'
import { pageAsked, withCursor } from '#http/cursors/paged.ts'
import { serve, serveEncoded, type EncodedAnswer } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { createListCache } from '#search/index/lists/list-cache.ts'
import { anyoneLike, viewerOf } from '#visibility/viewer.ts'
import { countAppearances } from '../visits/count-appearances.ts'
import { recordVisits } from '../visits/record-visit.ts'
import { findPeopleReader, listCandidates } from './list-candidates.ts'
import { findCandidate } from './queries.ts'
import { saveParts, saveProfile } from './save-profile.ts'
import { createProfiles } from './shown-profile.ts'

export function candidateRoutes(app: FastifyInstance, context: RouteContext) {
	const { db, reads } = context
	const noteAppearances = countAppearances(app, db)
	const pageOf = createListCache<EncodedAnswer>(db, 'people')
	const recordVisit = recordVisits(app, db)
	const profileFor = createProfiles<EncodedAnswer>(db, reads)

	serve(app, contract.showMyProfile, (request) => ownProfile(signedIn(request).id))

	serve(app, contract.saveMyProfile, async (request) => {
		const { id } = signedIn(request)
		await saveProfile(db, id, request.body)
		return ownProfile(id)
	})

	serve(app, contract.saveMyProfileParts, async (request) => {
		const { id } = signedIn(request)
		await saveParts(db, id, request.body)
		return ownProfile(id)
	})

	async function ownProfile(accountId: string) {
		const profile = await findCandidate(db, accountId)
		if (!profile) throw notFound()
		return profile
	}

	serveEncoded(app, contract.listCandidates, async (request, encode) => {
		const viewer = viewerOf(request)
		const findReader = () => findPeopleReader(db, viewer, clientKeyOf(request))
		const asker = { accountId: viewer.accountId, viewer, findReader }
		const asked = pageAsked(request)
		const filter = { ...request.query, ...asked }
		const { ids, bytes } = await pageOf(filter, asker, async (reader) => {
			// What others are shown too is made without knowing who asks.
			const shownTo = reader.hidden.length > 0 ? viewer : anyoneLike(viewer)
			const { isCurrent, ...page } = await listCandidates(context, shownTo, filter, reader)
			return {
				ids: page.items.map(({ id }) => id),
				bytes: encode(withCursor(request, asked, page)),
				isCurrent,
			}
		})
		noteAppearances(ids, viewer)
		return bytes
	})

	serveEncoded(app, contract.showCandidate, async (request, encode) => {
		const viewer = viewerOf(request)
		const profile = await profileFor(request.params.candidateId, viewer, encode)
		if (!profile) throw notFound('profilesRefusals.noPerson')
		recordVisit(viewer, profile, 'page')
		return profile.bytes
	})
}
