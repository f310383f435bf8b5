import type { DigestItem } from '@profile-search/contract/matching/alert-digests'
import type { AlertKind } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits } from '@profile-search/db/schema/matching/alerts'
import { sql } from 'drizzle-orm'
import { tell } from '#accounts/notifications/tell.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import type { Owner } from '../rules.ts'
import { digestItemsOf, type Hit } from './digest-items.ts'
import { isDue } from './queue-digests.ts'
import { findReader, type Reader } from './readers.ts'
import { eachOnce, inShort } from './text/digest-text.ts'

/** The criteria of an alert at the time of its hit. */
export type DigestAlert = { id: string; kind: AlertKind; name: string; criteria: string }

type Row = Hit & { alertId: string; name: string; criteria: string }

/** The maximum number of hits in one digest; the rest go into the next one. */
const most = 200

/**
 * Makes the digest that is due for a reader: claims the hits, stores the digest, adds the notification and queues the
 * mail in one transaction. Hits that the reader no longer wants, or may not see, are deleted.
 */
export async function makeDigest(db: Db, matcher: Matcher, owner: Owner, now: Date) {
	const reader = await findReader(db, owner)
	if (!reader) return
	await db.transaction(async (transaction) => {
		const claimed = await claimHits(transaction, owner, now)
		if (claimed.length === 0) return
		const unwanted = await listUnwanted(transaction, reader, claimed)
		const items = await digestItemsOf(transaction, matcher, reader, claimed)
		const isKept = (_: unknown, at: number) => items[at]?.card !== null && !unwanted.has(keyOf(claimed[at]))
		const kept = claimed.filter(isKept)
		await deleteHits(
			transaction,
			claimed.filter((_, at) => !isKept(_, at)),
		)
		if (kept.length > 0) await write(transaction, reader, kept, items.filter(isKept))
	})
}

async function write(db: Db, { owner }: Reader, rows: Row[], items: DigestItem[]) {
	const digestAlerts = [...new Map(rows.map((row) => [row.alertId, digestAlertOf(row)])).values()]
	const [digest] = await db
		.insert(alertDigests)
		.values({ ...owner, criteria: digestAlerts, isMailed: true })
		.returning({ id: alertDigests.id })
	if (!digest) return
	await db.execute(sql`
		update ${alertHits} hit set digest_id = ${digest.id}, total = coalesce(hit.total, round(found.total))
		from jsonb_to_recordset(${JSON.stringify(
			rows.map(({ alertId, subjectId, jobId }, at) => ({
				alert_id: alertId,
				subject_id: subjectId,
				job_id: jobId,
				total: items[at]?.total ?? null,
			})),
		)}::jsonb) as found(alert_id uuid, subject_id uuid, job_id uuid, total real)
		where hit.alert_id = found.alert_id and hit.subject_id = found.subject_id
			and hit.job_id is not distinct from found.job_id`)
	if (owner.accountId !== null)
		await tell(db, owner.accountId, {
			kind: 'match',
			...inShort(digestAlerts, eachOnce(items)),
			page: 'new-delivery',
			orderId: digest.id,
		})
	await enqueue(db, 'mail_digest', { digestId: digest.id }, `digest ${digest.id}`)
}

/** Claims the hits that are due. Of two concurrent claims, one gets them. */
async function claimHits(db: Db, owner: Owner, now: Date) {
	const { timeZone } = await findSiteSettings(db)
	const { rows } = await db.execute<{
		alert_id: string
		kind: AlertKind
		name: string
		criteria: string
		subject_id: string
		job_id: string | null
		total: number | null
	}>(sql`
		select hit.alert_id, alert.kind, alert.name, alert.criteria, hit.subject_id, hit.job_id, hit.total
		from ${alertHits} hit join alerts alert on alert.id = hit.alert_id
		where ${isTheirs(owner)} and ${isDue(now, timeZone)}
		order by alert.created_at, hit.total desc nulls last, hit.found_at desc, hit.subject_id limit ${most}
		for update of hit skip locked`)
	return rows.map(({ alert_id, kind, name, criteria, subject_id, job_id, total }): Row => ({
		alertId: alert_id,
		kind,
		name,
		criteria,
		subjectId: subject_id,
		jobId: job_id,
		total,
	}))
}

/**
 * The subjects that a reader has already dealt with: jobs they applied for, dismissed or whose organisation they
 * block, people who applied, and themselves.
 */
async function listUnwanted(db: Db, { viewer }: Reader, rows: Row[]) {
	const me = viewer.accountId
	if (me === null) return new Set<string>()
	const found = await db.execute<{ subject_id: string; job_id: string | null }>(sql`
		select found.subject_id, found.job_id
		from jsonb_to_recordset(${JSON.stringify(
			rows.map(({ subjectId, jobId }) => ({ subject_id: subjectId, job_id: jobId })),
		)}::jsonb) as found(subject_id uuid, job_id uuid)
		where found.subject_id = ${me}
			or exists (select from applications where candidate_id = ${me} and job_id = found.subject_id)
			or exists (select from applications where candidate_id = found.subject_id and job_id = found.job_id)
			or exists (select from job_dismissals where candidate_id = ${me} and job_id = found.subject_id)
			or exists (select from jobs job join employer_blocks block on block.organisation_id = job.organisation_id
				where job.id = found.subject_id and block.owner_id = ${me})`)
	return new Set(found.rows.map(({ subject_id, job_id }) => `${subject_id} ${job_id}`))
}

async function deleteHits(db: Db, rows: Row[]) {
	if (rows.length === 0) return
	await db.execute(sql`
		delete from ${alertHits} hit using jsonb_to_recordset(${JSON.stringify(
			rows.map(({ alertId, subjectId, jobId }) => ({
				alert_id: alertId,
				subject_id: subjectId,
				job_id: jobId,
			})),
		)}::jsonb) as gone(alert_id uuid, subject_id uuid, job_id uuid)
		where hit.alert_id = gone.alert_id and hit.subject_id = gone.subject_id
			and hit.job_id is not distinct from gone.job_id and hit.digest_id is null`)
}

function isTheirs({ accountId, mailboxId }: Owner) {
	return accountId === null ? sql`alert.mailbox_id = ${mailboxId}` : sql`alert.account_id = ${accountId}`
}

function keyOf(row: Row | undefined) {
	return `${row?.subjectId} ${row?.jobId}`
}

function digestAlertOf({ alertId, kind, name, criteria }: Row): DigestAlert {
	return { id: alertId, kind, name, criteria }
}
