import type { FastifyRequest } from 'fastify'
import { organisationOf, signedIn } from '#http/session.ts'
import { forbidden } from '#platform/refusal.ts'

/** The caller's organisation. Only its owner and administrators may change the profile, the logo and the branches. */
export function editedOrganisationOf(request: FastifyRequest) {
	const organisationId = organisationOf(request)
	if (signedIn(request).memberRole === 'recruiter') throw forbidden('profilesRefusals.onlyTeamAdministrators')
	return organisationId
}
