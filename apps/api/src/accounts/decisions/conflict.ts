import type { ReviewConflict } from '@profile-search/contract/trust/approvals'
import type { TextKey } from '@profile-search/text/translate'
import { sql } from 'drizzle-orm'

/**
 * Why this approver may not decide on a row of `accounts`; null when they may. This is the one rule for it:
 * the queue shows it, and the update that records the decision checks it again.
 */
export function conflictWith(approverId: string) {
	return sql<ReviewConflict | null>`case
		when accounts.id = ${approverId} then 'own'
		when exists (select from organisation_members theirs
				where theirs.account_id = accounts.id and theirs.invited_by = ${approverId})
			or exists (select from organisation_invitations invited
				where invited.email = accounts.email and invited.invited_by = ${approverId}) then 'invited'
		when exists (select from organisation_members theirs join organisation_members mine using (organisation_id)
				where theirs.account_id = accounts.id and mine.account_id = ${approverId}) then 'team'
		when exists (select from (${namedBy(sql`accounts.id`)}) theirs join (${namedBy(sql`${approverId}`)}) mine
				on mine.organisation_id = theirs.organisation_id or mine.name = theirs.name) then 'employer'
	end`
}

/**
 * The organisations that a person works or worked for, registered here or not, and the one whose team they
 * belong to.
 */
function namedBy(accountId: ReturnType<typeof sql>) {
	return sql`
		select organisation_id, lower(organisation_name) as name from work_entries
		where candidate_id = ${accountId} and kind is distinct from 'self_employed'
		union all
		select organisation_id, null from organisation_members where account_id = ${accountId}`
}

/** The message to an approver who may not decide. */
export const conflictTexts: Record<ReviewConflict, TextKey> = {
	own: 'accountsRefusals.conflict.own',
	invited: 'accountsRefusals.conflict.invited',
	team: 'accountsRefusals.conflict.team',
	employer: 'accountsRefusals.conflict.employer',
}
