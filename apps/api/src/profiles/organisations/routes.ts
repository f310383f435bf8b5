import * as contract from '@profile-search/contract/profiles/organisations'
import type { FastifyInstance } from 'fastify'
import { pageAsked, withCursor } from '#http/cursors/paged.ts'
import { serve, serveEncoded, type EncodedAnswer } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { createListCache } from '#search/index/lists/list-cache.ts'
import { openAskerOf } from '#search/index/own-place.ts'
import { countViews } from '../visits/count-views.ts'
import { searchEmployerNames } from './employers.ts'
import { listOrganisations } from './list-organisations.ts'
import { findApprovedOrganisation, findOrganisationOf, findOwnOrganisation } from './queries.ts'
import { editedOrganisationOf } from './rules.ts'
import { saveOrganisation } from './save-organisation.ts'

export function organisationRoutes(app: FastifyInstance, context: RouteContext) {
	const { db, reads } = context
	const noteView = countViews(app, db)
	const pageOf = createListCache<EncodedAnswer>(db, 'organisations')

	serve(app, contract.showMyOrganisation, async (request) => {
		const organisation = await findOrganisationOf(db, signedIn(request).id)
		return organisation ?? null
	})

	serve(app, contract.saveMyOrganisation, async (request) => {
		const account = signedIn(request)
		if (account.organisationId) editedOrganisationOf(request)
		const organisation = await saveOrganisation(db, account.id, request.body)
		if (!organisation) throw notFound()
		return organisation
	})

	serveEncoded(app, contract.listOrganisations, async (request, encode) => {
		const asked = pageAsked(request)
		const filter = { ...request.query, ...asked }
		const { bytes } = await pageOf(filter, openAskerOf(db, request), async (reader) => {
			const { isCurrent, ...page } = await listOrganisations(context, filter, reader)
			const ids = page.items.map(({ id }) => id)
			return { ids, bytes: encode(withCursor(request, asked, page)), isCurrent }
		})
		return bytes
	})

	serve(app, contract.showOrganisation, async (request) => {
		const organisation =
			(await reads.read((from) => findApprovedOrganisation(from, request.params.organisationId))) ??
			(await findOwnOrganisation(db, request.account, request.params.organisationId))
		if (!organisation) throw notFound('profilesRefusals.noOrganisation')
		noteView(request, organisation.id, organisation.id)
		return organisation
	})

	serve(app, contract.listOrganisationNames, (request) => searchEmployerNames(db, request.query.query))
}
