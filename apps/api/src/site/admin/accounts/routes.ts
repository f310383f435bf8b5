import * as contract from '@profile-search/contract/site/admin-accounts'
import type { FastifyInstance } from 'fastify'
import { findAccount } from '#accounts/accounts/queries.ts'
import { listDecisions } from '#accounts/decisions/queries.ts'
import { recordActivity } from '#accounts/sessions/activity.ts'
import { deleteSessions } from '#accounts/sessions/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { listSuspensions } from '#trust/suspensions/queries.ts'
import { changeRole } from './change-role.ts'
import { findAccountLine, listAccounts } from './queries.ts'

/** The page on which everyone sees an approved account; guests have none. */
const pages = { candidate: 'employee-details', employer: 'employer-details', guest_user: null }

export function adminAccountRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listAccounts, (request) => {
		const { page, ...filter } = request.query
		return listAccounts(db, filter, page)
	})

	serve(app, contract.showAccount, async (request) => {
		const { accountId } = request.params
		const account = await findAccountLine(db, accountId)
		if (!account) throw notFound('refusals.noAccount')
		const page = account.status === 'approved' ? pages[account.userType] : null
		return {
			...account,
			page: page && `/${page}/${accountId}`,
			suspensions: await listSuspensions(db, accountId),
			decisions: await listDecisions(db, accountId),
		}
	})

	serve(app, contract.changeRole, (request) =>
		changeRole(db, signedIn(request).id, { ...request.params, ...request.body }),
	)

	serve(app, contract.endSessions, async (request) => {
		const { accountId } = request.params
		await db.transaction(async (transaction) => {
			if (!(await findAccount(transaction, accountId))) throw notFound('refusals.noAccount')
			await deleteSessions(transaction, accountId)
			await recordActivity(transaction, accountId, 'sessions_ended_by_site', {
				userAgent: null,
				country: null,
			})
			await record(transaction, {
				actorId: signedIn(request).id,
				action: 'sessions_ended',
				subjectId: accountId,
			})
		})
		return null
	})
}
