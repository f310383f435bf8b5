import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { keyset, pageWithNext, rowsOfPage, type PageAsked } from '#platform/lists.ts'
import { hashToken } from '#platform/secrets.ts'
import type { Owner } from '../rules.ts'
import type { DigestAlert } from './make-digest.ts'

const digest = {
	id: alertDigests.id,
	accountId: alertDigests.accountId,
	mailboxId: alertDigests.mailboxId,
	digestAlerts: sql<DigestAlert[]>`${alertDigests.criteria}`,
	at: alertDigests.createdAt,
	isMailed: alertDigests.isMailed,
	mailedAt: alertDigests.mailedAt,
	isRelevant: alertDigests.isRelevant,
}

export async function findDigest(db: Db, id: string) {
	const [found] = await db.select(digest).from(alertDigests).where(eq(alertDigests.id, id))
	return found
}

/** A digest for its owner: the account, or for people without one the holder of the key in its mail. */
export async function findDigestFor(db: Db, id: string, accountId: string | null, key: string | undefined) {
	const [found] = await db
		.select(digest)
		.from(alertDigests)
		.where(and(eq(alertDigests.id, id), isReadBy(accountId, key)))
	return found
}

function isReadBy(accountId: string | null, key: string | undefined) {
	const isMine = accountId ? sql`${alertDigests.accountId} = ${accountId}` : sql`false`
	// The key of any mail to the same address opens it, not only that of its own mail.
	const isMailed = key
		? sql`${alertDigests.mailboxId} in (
			select mailed.mailbox_id from ${alertDigests} mailed where mailed.key_hash = ${hashToken(key)}
			union select alert.mailbox_id from ${alerts} alert
			where alert.key_hash = ${hashToken(key)} and alert.confirmed_at is not null)`
		: sql`false`
	return sql`(${isMine} or ${isMailed})`
}

/**
 * Records once whether the digest was relevant, from its owner or from the mail. False when it was rated before, or
 * is not theirs.
 */
export async function updateRelevance(
	db: Db,
	id: string,
	accountId: string | null,
	{ isRelevant, comment, key }: { isRelevant: boolean; comment: string | null; key?: string | undefined },
) {
	const fromItsMail = key ? sql`${alertDigests.keyHash} = ${hashToken(key)}` : sql`false`
	const rated = await db
		.update(alertDigests)
		.set({ isRelevant, relevanceComment: comment, relevantAt: sql`now()` })
		.where(
			and(
				eq(alertDigests.id, id),
				isNull(alertDigests.isRelevant),
				sql`(${isReadBy(accountId, key)} or ${fromItsMail})`,
			),
		)
		.returning({ id: alertDigests.id })
	if (rated.length === 0) return false
	// An owner who answers still wants the alert.
	await db.execute(sql`update ${alerts} set used_at = now(), asked_at = null
		where id in (select alert_id from ${alertHits} where digest_id = ${id})`)
	return true
}

/** The hits of a digest, in their order in it. */
export async function listDigestHits(db: Db, digestId: string) {
	return db
		.select({
			alertId: alertHits.alertId,
			kind: alerts.kind,
			frequency: alerts.frequency,
			subjectId: alertHits.subjectId,
			jobId: alertHits.jobId,
			total: alertHits.total,
		})
		.from(alertHits)
		.innerJoin(alerts, eq(alerts.id, alertHits.alertId))
		.where(eq(alertHits.digestId, digestId))
		.orderBy(
			asc(alerts.createdAt),
			sql`${alertHits.total} desc nulls last`,
			desc(alertHits.foundAt),
			asc(alertHits.subjectId),
		)
}

const latestFirst = keyset('desc', alertDigests.createdAt, alertDigests.id)

export async function listDigestsOf(db: Db, { accountId, mailboxId }: Owner, asked: PageAsked) {
	const { limit, offset } = rowsOfPage(asked)
	const isTheirs =
		accountId === null ? eq(alertDigests.mailboxId, mailboxId) : eq(alertDigests.accountId, accountId)
	const rows = await db
		.select({
			id: alertDigests.id,
			at: alertDigests.createdAt,
			digestAlerts: digest.digestAlerts,
			position: latestFirst.position,
			itemCount:
				sql<number>`(select count(distinct hit.subject_id) from ${alertHits} hit where hit.digest_id = alert_digests.id)`.mapWith(
					Number,
				),
		})
		.from(alertDigests)
		.where(and(isTheirs, latestFirst.after(asked.after)))
		.orderBy(...latestFirst.orderBy)
		.limit(limit)
		.offset(offset)
	const page = pageWithNext(rows, await db.$count(alertDigests, isTheirs), asked.page)
	const items = page.items.map(({ digestAlerts, ...row }) => ({
		...row,
		names: digestAlerts.map(({ name }) => name),
	}))
	return { ...page, items }
}

/** Claims a mail as it is sent. False when another run had it, or it is not wanted any more. */
export async function updateToMailed(db: Db, id: string, key: string) {
	const claimed = await db
		.update(alertDigests)
		.set({ mailedAt: sql`now()`, keyHash: hashToken(key) })
		.where(and(eq(alertDigests.id, id), isNull(alertDigests.mailedAt), eq(alertDigests.isMailed, true)))
		.returning({ id: alertDigests.id })
	return claimed.length > 0
}

/** Releases a mail that the server refused after the claim. */
export async function updateToUnmailed(db: Db, id: string, key: string) {
	await db
		.update(alertDigests)
		.set({ mailedAt: null, keyHash: null })
		.where(and(eq(alertDigests.id, id), eq(alertDigests.keyHash, hashToken(key))))
}

/** Gives up the mail of a digest; the digest stays in the portal. */
export async function updateToUnsent(db: Db, id: string) {
	await db
		.update(alertDigests)
		.set({ isMailed: false })
		.where(and(eq(alertDigests.id, id), isNull(alertDigests.mailedAt)))
}
