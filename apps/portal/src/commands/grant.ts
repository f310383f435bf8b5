import { updateRole } from '@profile-search/api/accounts/accounts/queries'
import { record } from '@profile-search/api/platform/audit/record'
import { fullName } from '@profile-search/contract/accounts/full-name'
import { connect } from '@profile-search/db/client'
import { migrate } from '@profile-search/db/migrate/migrate'
import { loadReference } from '@profile-search/db/reference/load-reference'
import { borrowDatabase } from '../database/database.ts'
import { WrongSetting, type Settings } from '../settings/settings.ts'

/** Grants or revokes a role by e-mail address, records it in the audit log, and returns a line for the operator. */
export async function grantRole(
	settings: Settings,
	role: 'approver' | 'administrator',
	action: 'grant' | 'revoke',
	email: string,
) {
	const database = await borrowDatabase(settings)
	try {
		await migrate(database.url, loadReference)
		const connection = connect(database.url, { size: 1 })
		const has = action === 'grant'
		const account = await connection.db
			.transaction(async (transaction) => {
				const changed = await updateRole(
					transaction,
					{ email: email.trim().toLowerCase() },
					role === 'approver' ? { isApprover: has } : { isAdministrator: has },
				)
				if (changed)
					await record(transaction, {
						action: `${role}_${action === 'grant' ? 'granted' : 'revoked'}`,
						subjectId: changed.id,
					})
				return changed
			})
			.finally(connection.close)
		if (!account)
			throw new WrongSetting(`There is no account with the address ${email}. It has to register first.`)
		return `${fullName(account)} <${account.email}> is ${has ? 'now' : 'no longer'} ${role === 'approver' ? 'an approver' : 'an administrator'}.`
	} finally {
		await database.release()
	}
}
