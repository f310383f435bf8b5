import * as contract from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { provePassword } from '#accounts/two-step/prove-password.ts'
import { createLimits, type Limits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, forbidden, notFound } from '#platform/refusal.ts'
import { findOrganisation } from '../organisations/queries.ts'
import { editedOrganisationOf } from '../organisations/rules.ts'
import { changeRole, removeMember } from './change-team.ts'
import { handOver } from './hand-over.ts'
import { acceptInvitation, noInvitation, obstacleOf } from './invitations/accept.ts'
import { invitationGone, inviteMember, resendInvitation } from './invitations/invite.ts'
import { deleteInvitationOf, findInvitationByToken, listInvitationsOf } from './invitations/queries.ts'
import { deleteMember, listMembersOf } from './queries.ts'

export function memberRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	teamRoutes(app, db)
	ownerRoutes(app, db, limits)
	invitationRoutes(app, db, limits)
}

function teamRoutes(app: FastifyInstance, db: Db) {
	serve(app, contract.listMembers, async (request) => {
		const { organisationId, memberRole } = signedIn(request)
		const organisation = organisationId ? await findOrganisation(db, organisationId) : undefined
		if (!organisation || !memberRole) return null
		return {
			organisation,
			role: memberRole,
			members: await listMembersOf(db, organisation.id),
			invitations: memberRole === 'recruiter' ? [] : await listInvitationsOf(db, organisation.id),
		}
	})

	serve(app, contract.changeMemberRole, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { accountId } = request.params
		const { role } = request.body
		await changeRole(db, { organisationId, actorId: signedIn(request).id }, accountId, role)
		return null
	})

	serve(app, contract.removeMember, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { accountId } = request.params
		if (accountId === signedIn(request).id) throw conflict('profilesRefusals.leaveInstead')
		await removeMember(db, { organisationId, actorId: signedIn(request).id }, accountId)
		return null
	})
}

function ownerRoutes(app: FastifyInstance, db: Db, limits: Limits) {
	serve(app, contract.leaveOrganisation, async (request) => {
		const { id, organisationId } = signedIn(request)
		if (!organisationId) throw conflict('profilesRefusals.noTeam')
		await db.transaction(async (transaction) => {
			if (!(await deleteMember(transaction, organisationId, id)))
				throw conflict('profilesRefusals.ownerCannotLeave')
			await record(transaction, {
				actorId: id,
				action: 'member_left',
				subjectId: organisationId,
				facts: { accountId: id },
			})
		})
		return null
	})

	serve(app, contract.handOver, async (request) => {
		const account = signedIn(request)
		const organisationId = organisationOf(request)
		const { accountId, present_password } = request.body
		if (account.memberRole !== 'owner') throw forbidden('profilesRefusals.onlyOwner')
		await provePassword(db, limits, account, present_password)
		await handOver(db, organisationId, account.id, accountId)
		return null
	})
}

function invitationRoutes(app: FastifyInstance, db: Db, limits: Limits) {
	serve(app, contract.inviteMember, async (request) => {
		const organisationId = editedOrganisationOf(request)
		return inviteMember(db, limits, { id: signedIn(request).id, organisationId }, request.body)
	})

	serve(app, contract.resendInvitation, async (request) => {
		await resendInvitation(db, limits, editedOrganisationOf(request), request.params.invitationId)
		return null
	})

	serve(app, contract.withdrawInvitation, async (request) => {
		const { invitationId } = request.params
		const withdrawn = await deleteInvitationOf(db, editedOrganisationOf(request), invitationId)
		if (!withdrawn) throw notFound(invitationGone)
		return null
	})

	serve(app, contract.showInvitation, async (request) => {
		const invitation = await findInvitationByToken(db, request.params.token)
		if (!invitation) throw notFound(noInvitation)
		return { ...invitation, obstacle: obstacleOf(invitation, request.account) }
	})

	serve(app, contract.acceptInvitation, async (request) => {
		await acceptInvitation(db, signedIn(request), request.params.token)
		return null
	})
}
