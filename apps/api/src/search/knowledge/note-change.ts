import type { AuditAction } from '@profile-search/contract/platform/audit-actions'
import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { theSite } from '#platform/settings/save-settings.ts'

/** Every node reloads its index, so several changes in a row are announced as one. */
const secondsToSettle = 60

/** Records a change by an administrator in the audit log, and tells the match index once the changes have settled. */
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
