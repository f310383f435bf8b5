import { criteriaText, readCriteria, SearchedList } from '@profile-search/contract/matching/alerts'
import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import type { Db } from '@profile-search/db/client'
import { alerts } from '@profile-search/db/schema/matching/alerts'
import { eq, sql } from 'drizzle-orm'

const facets = { skills: 'skill', professions: 'profession' } as const

/** Alerts that filter by this skill or profession. */
export async function listAlertsNaming(db: Db, subject: KnowledgeSubject, id: number) {
	return db
		.select({ id: alerts.id, kind: alerts.kind, criteria: alerts.criteria })
		.from(alerts)
		.where(sql`${alerts.criteria} ~ ${`(^|&)${facets[subject]}=([0-9]+,)*${id}(,|&|$)`}`)
}

/** Makes alerts filter by the other one. Of two that become the same, one is kept. */
export async function moveAlerts(db: Db, subject: KnowledgeSubject, fromId: number, intoId: number) {
	const facet = facets[subject]
	for (const { id, kind, criteria } of await listAlertsNaming(db, subject, fromId)) {
		const list = SearchedList.parse(kind)
		const read = readCriteria(list, criteria)
		const chosen = (read.chosen[facet] ?? []).map((value) => (value === fromId ? intoId : value))
		const moved = criteriaText({
			...read,
			chosen: { ...read.chosen, [facet]: [...new Set(chosen)].toSorted((a, b) => a - b) },
		})
		const updated = await db
			.update(alerts)
			.set({ criteria: moved })
			.where(
				sql`${alerts.id} = ${id} and not exists (
					select from alerts same where same.kind = ${alerts.kind} and same.criteria = ${moved}
						and same.account_id is not distinct from ${alerts.accountId}
						and same.mailbox_id is not distinct from ${alerts.mailboxId})`,
			)
			.returning({ id: alerts.id })
		if (updated.length === 0) await db.delete(alerts).where(eq(alerts.id, id))
	}
}
