import type { GivenRole } from '@profile-search/contract/profiles/members'
import type { Db } from '@profile-search/db/client'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { deleteMember, findMember, updateMemberRole } from './queries.ts'

const notInTeam = 'profilesRefusals.notInTeam'

/** Who changes the team of which organisation. */
export type TeamChanger = { organisationId: string; actorId: string }

/** Gives a member another role, never the owner, and says so in the audit log. */
export async function changeRole(
	db: Db,
	{ organisationId, actorId }: TeamChanger,
	accountId: string,
	role: GivenRole,
) {
	await refuseOwner(db, organisationId, accountId)
	await db.transaction(async (transaction) => {
		if (!(await updateMemberRole(transaction, organisationId, accountId, role))) throw notFound(notInTeam)
		await record(transaction, {
			actorId,
			action: 'member_role_changed',
			subjectId: organisationId,
			facts: { accountId, role },
		})
	})
}

/** Takes a member out of the team, never the owner, says so in the audit log, and tells the member by mail. */
export async function removeMember(db: Db, { organisationId, actorId }: TeamChanger, accountId: string) {
	await refuseOwner(db, organisationId, accountId)
	await db.transaction(async (transaction) => {
		if (!(await deleteMember(transaction, organisationId, accountId))) throw notFound(notInTeam)
		await record(transaction, {
			actorId,
			action: 'member_removed',
			subjectId: organisationId,
			facts: { accountId },
		})
		await enqueue(transaction, 'mail_member_removed', { organisationId, accountId })
	})
}

async function refuseOwner(db: Db, organisationId: string, accountId: string) {
	const member = await findMember(db, organisationId, accountId)
	if (member?.role === 'owner') throw conflict('profilesRefusals.ownerStays')
}
