import * as contract from '@profile-search/contract/matching/suggestions'
import type { SectionKind } from '@profile-search/contract/profiles/sections'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { findApprovedOrganisation } from '#profiles/organisations/queries.ts'
import { findShownSection } from '#profiles/sections/queries.ts'
import { adviserOf, investorOf } from '#profiles/sections/shapes.ts'
import { clientKeyOf } from '#search/index/client-key.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { findSeeker } from './seekers.ts'
import { listSimilar } from './similar.ts'
import { explainOffers, listSuggested } from './suggest.ts'

export function suggestionRoutes(app: FastifyInstance, { db, matcher }: RouteContext) {
	serve(app, contract.listSuggestions, async (request) => {
		const viewer = viewerOf(request)
		const seeker = await findSeeker(db, signedIn(request))
		// A guest who seeks one of the two sees that one; a guest who seeks neither, or has not said, sees both.
		const wants = (seek: 'advice' | 'money', other: 'advice' | 'money') =>
			seeker.seeks.includes(seek) || !seeker.seeks.includes(other)
		const list = (kind: SectionKind) => listSuggested(db, viewer, seeker, kind, matcher.knowledge())
		const [advisers, investors] = await Promise.all([
			wants('advice', 'money') ? list('advisory') : [],
			wants('money', 'advice') ? list('investor') : [],
		])
		return {
			advisers: advisers.map(({ row, match }) => ({ adviser: adviserOf(row), match })),
			investors: investors.map(({ row, match }) => ({ investor: investorOf(row), match })),
		}
	})

	serve(app, contract.showAdviserMatch, (request) => matchOf(request, request.params.accountId, 'advisory'))

	serve(app, contract.showInvestorMatch, (request) => matchOf(request, request.params.accountId, 'investor'))

	serve(app, contract.listSimilarOrganisations, async (request) => {
		const organisation = await findApprovedOrganisation(db, request.params.organisationId)
		if (!organisation) throw notFound('matchingRefusals.noOrganisation')
		return listSimilar(db, matcher, organisation.id, clientKeyOf(request))
	})

	async function matchOf(request: FastifyRequest, accountId: string, kind: SectionKind) {
		const viewer = viewerOf(request)
		const section = await findShownSection(db, viewer, accountId, kind)
		if (!section) throw notFound('matchingRefusals.noSection')
		const account = signedIn(request)
		if (account.id === accountId) return null
		const seeker = await findSeeker(db, account)
		const [offer] = await explainOffers(db, viewer, seeker, [section], matcher.knowledge())
		return offer?.match ?? null
	}
}
