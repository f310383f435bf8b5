import * as contract from '@profile-search/contract/profiles/candidates'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { countAppearances } from '../visits/count-appearances.ts'
import { recordVisit } from '../visits/record-visit.ts'
import { listCandidates } from './list-candidates.ts'
import { findCandidate, findVisibleCandidate } from './queries.ts'
import { saveProfile } from './save-profile.ts'

export function candidateRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	const noteAppearances = countAppearances(app, db)

	serve(app, contract.showMyProfile, async (request) => {
		const profile = await findCandidate(db, signedIn(request).id)
		if (!profile) throw notFound()
		return profile
	})

	serve(app, contract.saveMyProfile, async (request) => {
		const account = signedIn(request)
		await saveProfile(db, account.id, request.body)
		const profile = await findCandidate(db, account.id)
		if (!profile) throw notFound()
		return profile
	})

	serve(app, contract.listCandidates, async (request) => {
		const viewer = viewerOf(request)
		const page = await listCandidates(db, matcher, viewer, request.query, clientKeyOf(request))
		noteAppearances(
			page.items.map(({ id }) => id),
			viewer,
		)
		return page
	})

	serve(app, contract.showCandidate, async (request) => {
		const viewer = viewerOf(request)
		const profile = await findVisibleCandidate(db, request.params.candidateId, viewer)
		if (!profile) throw notFound('This person is not here, or does not show the profile to you.')
		await recordVisit(db, viewer, profile.id, 'page')
		return { ...profile, isPublic: profile.visibility === 'public' }
	})
}
