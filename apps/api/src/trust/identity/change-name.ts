import type { NameDraft } from '@profile-search/contract/trust/identity'
import type { Db } from '@profile-search/db/client'
import { lockAccount, updateNames } from '#accounts/accounts/queries.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound } from '#platform/refusal.ts'
import { differing, hold, isShown } from '#profiles/held-changes/hold.ts'
import { findStatus } from '#visibility/standing.ts'

const fields = ['firstName', 'middleName', 'lastName'] as const

/**
 * Changes the name of an account. An approved account keeps its old name until an approver has looked at the new one.
 */
export async function changeName(db: Db, accountId: string, { f_name, middle_name, l_name }: NameDraft) {
	const names = { firstName: f_name, middleName: middle_name || null, lastName: l_name }
	return db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		if (!account) throw notFound()
		if (!isShown(await findStatus(transaction, accountId))) {
			await updateNames(transaction, accountId, names)
			return { waits: false }
		}
		const changes = differing(account, names)
		await hold(transaction, { accountId }, { authorId: accountId, fields, changes })
		return { waits: Object.keys(changes).length > 0 }
	})
}

type Order = { actorId: string; accountId: string; reason: string }

/**
 * Changes the name of an account at once, as an administrator, who has looked at it. A pending request of the person
 * is dropped.
 */
export async function changeNameOf(db: Db, { actorId, accountId, reason }: Order, draft: NameDraft) {
	const names = {
		firstName: draft.f_name,
		middleName: draft.middle_name || null,
		lastName: draft.l_name,
	}
	await db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		if (!account || account.erasedAt) throw notFound('refusals.noAccount')
		await hold(transaction, { accountId }, { authorId: actorId, fields, changes: {} })
		await updateNames(transaction, accountId, names)
		const { firstName, middleName, lastName } = account
		const facts = { before: { firstName, middleName, lastName }, after: names }
		await record(transaction, { actorId, action: 'name_changed', subjectId: accountId, reason, facts })
		await enqueue(transaction, 'mail_name_changed', { accountId, reason })
	})
}
