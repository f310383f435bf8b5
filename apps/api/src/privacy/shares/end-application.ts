import { endedStates } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { moveApplication } from '#hiring/applications/move.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notFound } from '#platform/refusal.ts'
import { emptyApplications } from '../retention/hiring-rules.ts'

/**
 * Withdraws everything that an organisation holds through an application. Only the fact that it existed stays,
 * without the person.
 */
export async function endApplicationShare(db: Db, candidateId: string, applicationId: string) {
	await db.transaction(async (transaction) => {
		const [application] = await transaction
			.select({ status: applications.status })
			.from(applications)
			.where(
				and(
					eq(applications.id, applicationId),
					eq(applications.candidateId, candidateId),
					isNull(applications.emptiedAt),
				),
			)
			.for('update')
		if (!application) throw notFound('privacyRefusals.applicationGone')
		const { status } = application
		if (!endedStates.includes(status))
			await moveApplication(
				transaction,
				{ by: 'candidate', accountId: candidateId },
				{ applicationId, from: status, to: 'withdrawn' },
			)
		const sent = await transaction
			.select({ key: attachments.key })
			.from(attachments)
			.where(eq(attachments.applicationId, applicationId))
		for (const { key } of sent) await enqueue(transaction, 'remove_file', { key })
		for (const statement of emptyApplications(sql`${applications.id} = ${applicationId}`))
			await transaction.execute(statement)
	})
}
