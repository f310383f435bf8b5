import type { AuditAction } from '@profile-search/contract/platform/audit-actions'
import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { theSite } from '#platform/settings/save-settings.ts'

/** Every node loads its index anew, so a number of changes are told as one. */
const secondsToSettle = 60

/** Writes down what an administrator has changed, and tells the match index when it is done changing. */
export async function noteChange(
	db: Db,
	actorId: string,
	action: Extract<AuditAction, `knowledge_${string}`>,
	subject: KnowledgeSubject,
	id: number,
	before: object,
	after: object,
) {
	await record(db, { actorId, action, subjectId: theSite, facts: { subject, id, before, after } })
	await enqueue(db, 'tell_new_knowledge', {}, 'tell_new_knowledge', secondsToSettle)
}
