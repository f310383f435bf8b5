import * as contract from '@profile-search/contract/trust/domains'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { editedOrganisationOf } from '#profiles/organisations/rules.ts'
import { dropDomain, nameDomain, noDomain, proveDomain } from './prove.ts'
import { findDomainOf } from './queries.ts'

export function domainRoutes(app: FastifyInstance, { connection, settings, network }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showMyDomain, async (request) => {
		const { organisationId } = signedIn(request)
		return (organisationId && (await findDomainOf(db, organisationId))) || null
	})

	serve(app, contract.addDomain, async (request) => {
		const organisationId = editedOrganisationOf(request)
		await limits.spend('domainsByOrganisationADay', organisationId)
		return nameDomain(db, { id: signedIn(request).id, organisationId }, request.body.domain)
	})

	serve(app, contract.checkMyDomain, async (request) => {
		const organisationId = editedOrganisationOf(request)
		await limits.spend('domainChecksByOrganisation', organisationId)
		return proveDomain(db, { id: signedIn(request).id, organisationId }, network)
	})

	serve(app, contract.removeDomain, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const editor = { id: signedIn(request).id, organisationId }
		const dropped = await db.transaction((transaction) => dropDomain(transaction, editor))
		if (!dropped) throw notFound(noDomain)
		return null
	})
}
