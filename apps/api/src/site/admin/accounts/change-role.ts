import type { StaffRole } from '@profile-search/contract/site/admin-accounts'
import type { Db } from '@profile-search/db/client'
import { lockAdministrators } from '#accounts/accounts/administrators.ts'
import { updateRole } from '#accounts/accounts/queries.ts'
import { tell } from '#accounts/notifications/tell.ts'
import { record } from '#platform/audit/record.ts'
import { conflict } from '#platform/refusal.ts'

type Change = { accountId: string; role: StaffRole; has: boolean }

/** Grants or revokes a role and writes the audit log. The last account that can grant roles keeps its role. */
export async function changeRole(db: Db, actorId: string, { accountId, role, has }: Change) {
	return db.transaction(async (transaction) => {
		if (role === 'administrator' && !has) {
			const others = (await lockAdministrators(transaction)).filter((id) => id !== accountId)
			if (others.length === 0) throw conflict('siteRefusals.lastAdministrator')
		}
		const account = await updateRole(
			transaction,
			{ id: accountId },
			role === 'approver' ? { isApprover: has } : { isAdministrator: has },
		)
		if (!account) throw conflict('siteRefusals.noRoles')
		await record(transaction, {
			actorId,
			action: `${role}_${has ? 'granted' : 'revoked'}`,
			subjectId: accountId,
			facts: { before: { [role]: !has }, after: { [role]: has } },
		})
		await tell(transaction, accountId, {
			kind: 'approval',
			title: `siteMails.told.${role}.${has ? 'granted' : 'revoked'}`,
			body: '',
			page: has ? pages[role] : 'settings',
			orderId: null,
		})
		const roles: StaffRole[] = []
		if (account.isApprover) roles.push('approver')
		if (account.isAdministrator) roles.push('administrator')
		return { roles }
	})
}

const pages = { approver: 'approve-user-list', administrator: 'admin' }
