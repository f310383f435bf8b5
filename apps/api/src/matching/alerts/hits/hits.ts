import type { Db } from '@profile-search/db/client'
import { alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

/** The key under which searches of alerts take their turn, separate from those of visitors. */
export const clientKey = 'alerts'

/** An alert that searches: switched on, confirmed and not removed. */
export const isOn = and(
	sql`${alerts.frequency} <> 'none'`,
	eq(alerts.isPaused, false),
	isNotNull(alerts.confirmedAt),
	isNull(alerts.removedAt),
)

type Hit = { alertId: string; subjectId: string; since: Date; jobId?: string; total?: number }

/** Stores the hits, except those that the alert has found before and those older than the alert. */
export async function insertHits(db: Db, hits: Hit[]) {
	for (const batch of inBatches(hits, 10_000)) {
		const rows = JSON.stringify(
			batch.map(({ alertId, subjectId, since, jobId = null, total = null }) => ({
				alert_id: alertId,
				subject_id: subjectId,
				since,
				job_id: jobId,
				total,
			})),
		)
		await db.execute(sql`
			insert into ${alertHits} (alert_id, subject_id, job_id, total)
			select alert.id, found.subject_id, found.job_id, round(found.total)
			from jsonb_to_recordset(${rows}::jsonb)
				as found(alert_id uuid, subject_id uuid, since timestamptz, job_id uuid, total real)
			join ${alerts} alert on alert.id = found.alert_id and alert.created_at < found.since
			on conflict do nothing`)
	}
}

export function* inBatches<Item>(items: Item[], size: number) {
	for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
