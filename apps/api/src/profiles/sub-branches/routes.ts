import * as contract from '@profile-search/contract/profiles/sub-branches'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { refuseUnknownPlaces } from '#platform/reference/rules.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { findApprovedOrganisation, findOwnOrganisation, lockOrganisation } from '../organisations/queries.ts'
import { editedOrganisationOf } from '../organisations/rules.ts'
import {
	countSubBranches,
	deleteSubBranch,
	findSubBranchByName,
	insertSubBranch,
	listSubBranchesOf,
	mostSubBranches,
	updateSubBranch,
} from './queries.ts'

const sameName = 'profilesRefusals.branchExists'
const notThere = 'profilesRefusals.branchGone'

export function subBranchRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listSubBranches, async (request) => {
		const { organisationId } = request.params
		const organisation =
			(await findApprovedOrganisation(db, organisationId)) ??
			(await findOwnOrganisation(db, request.account, organisationId))
		if (!organisation) throw notFound('profilesRefusals.noOrganisation')
		const branches = await listSubBranchesOf(db, organisation.id)
		// Public numbers and addresses are harvested by bots, so only members and the organisation's own people see
		// them.
		const { isMember, isApprover } = viewerOf(request)
		return isMember || isApprover || request.account?.organisationId === organisation.id
			? branches
			: branches.map((branch) => ({ ...branch, mobileNumber: null, email: null }))
	})

	serve(app, contract.listMySubBranches, async (request) => {
		const { organisationId } = signedIn(request)
		return organisationId ? listSubBranchesOf(db, organisationId) : []
	})

	serve(app, contract.addSubBranch, async (request) => {
		const organisationId = editedOrganisationOf(request)
		return db.transaction(async (transaction) => {
			await refuseUnknownPlaces(transaction, { placeId: request.body.placeId })
			await lockOrganisation(transaction, organisationId)
			if ((await countSubBranches(transaction, organisationId)) >= mostSubBranches)
				throw conflict('profilesRefusals.tooManyBranches', { most: mostSubBranches })
			if (await findSubBranchByName(transaction, organisationId, request.body.name)) throw conflict(sameName)
			return insertSubBranch(transaction, organisationId, request.body)
		})
	})

	serve(app, contract.saveSubBranch, async (request) => {
		const organisationId = editedOrganisationOf(request)
		const { subBranchId } = request.params
		return db.transaction(async (transaction) => {
			await refuseUnknownPlaces(transaction, { placeId: request.body.placeId })
			await lockOrganisation(transaction, organisationId)
			const same = await findSubBranchByName(transaction, organisationId, request.body.name)
			if (same && same.id !== subBranchId) throw conflict(sameName)
			const saved = await updateSubBranch(transaction, organisationId, subBranchId, request.body)
			if (!saved) throw notFound(notThere)
			return saved
		})
	})

	serve(app, contract.removeSubBranch, async (request) => {
		const removed = await deleteSubBranch(db, editedOrganisationOf(request), request.params.subBranchId)
		if (!removed) throw notFound(notThere)
		return null
	})
}
