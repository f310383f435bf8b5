import {
	confirmDays,
	criteriaText,
	readCriteria,
	type Alert,
	type AlertChange,
	type AlertDraft,
} from '@profile-search/contract/matching/alerts'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits, alertMailboxes, alerts } from '@profile-search/db/schema/matching/alerts'
import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { hashToken } from '#platform/secrets.ts'
import { labelsOf } from './labels.ts'
import { nameOfAlert, nameToKeep, type Owner } from './rules.ts'

export function isOf({ accountId, mailboxId }: Owner): SQL {
	return accountId === null ? eq(alerts.mailboxId, mailboxId) : eq(alerts.accountId, accountId)
}

/** Every alert of an owner with the number of its hits; match alerts first. */
export async function listAlertsOf(db: Db, owner: Owner): Promise<Alert[]> {
	const rows = await db
		.select({
			id: alerts.id,
			kind: alerts.kind,
			name: alerts.name,
			criteria: alerts.criteria,
			frequency: alerts.frequency,
			isPaused: alerts.isPaused,
			least: alerts.least,
			createdAt: alerts.createdAt,
			lastAt: sql<Date | null>`(select max(digest.created_at) from ${alertHits} hit
				join ${alertDigests} digest on digest.id = hit.digest_id where hit.alert_id = alerts.id)`.mapWith(
				alertDigests.createdAt,
			),
			delivered: hitsOf(sql`is not null`),
			waiting: hitsOf(sql`is null`),
		})
		.from(alerts)
		.where(and(isOf(owner), isKept))
		.orderBy(
			sql`${alerts.kind} in ('jobs', 'people', 'organisations')`,
			asc(alerts.createdAt),
			asc(alerts.id),
		)
	return Promise.all(
		rows.map(async (row) => ({
			...row,
			name: nameOfAlert(row),
			labels: await labelsOf(db, row.kind, row.criteria),
		})),
	)
}

function hitsOf(isDelivered: SQL) {
	return sql<number>`(select count(*) from ${alertHits} hit
		where hit.alert_id = alerts.id and hit.digest_id ${isDelivered})`.mapWith(Number)
}

/** Confirmed and not removed. */
const isKept = and(isNull(alerts.removedAt), isNotNull(alerts.confirmedAt))

export async function countAlertsOf(db: Db, owner: Owner) {
	return db.$count(alerts, and(isOf(owner), isNull(alerts.removedAt)))
}

/** Whether an owner has this same search, kept and confirmed. */
export async function hasAlert(db: Db, owner: Owner, draft: Pick<AlertDraft, 'list' | 'criteria'>) {
	const criteria = criteriaText(readCriteria(draft.list, draft.criteria))
	const isThis = and(eq(alerts.kind, draft.list), eq(alerts.criteria, criteria))
	return (await db.$count(alerts, and(isOf(owner), isThis, isKept))) > 0
}

/** Saves a search. Saving the same one again sets the new name and frequency, and restores it when it was removed. */
export async function upsertAlert(db: Db, owner: Owner, draft: AlertDraft) {
	const { list, name, frequency } = draft
	const isConfirmed = owner.accountId !== null
	const [alert] = await db
		.insert(alerts)
		.values({
			...owner,
			kind: list,
			criteria: criteriaText(readCriteria(list, draft.criteria)),
			name,
			frequency,
			confirmedAt: isConfirmed ? sql`now()` : null,
		})
		.onConflictDoUpdate({
			target: [alerts.accountId, alerts.mailboxId, alerts.kind, alerts.criteria],
			set: {
				// Entering somebody else's address changes nothing that its owner has confirmed.
				...(isConfirmed && { name, frequency, isPaused: false }),
				removedAt: null,
				confirmedAt: sql`case when ${alerts.removedAt} is null then ${alerts.confirmedAt} else excluded.confirmed_at end`,
				// An alert that is restored finds nothing from before.
				createdAt: sql`case when ${alerts.removedAt} is null and ${alerts.confirmedAt} is not null
					then ${alerts.createdAt} else now() end`,
				usedAt: sql`now()`,
			},
		})
		.returning({ id: alerts.id, confirmedAt: alerts.confirmedAt })
	return alert
}

/**
 * False when it is not theirs. The pending hits of an alert that is switched off are deleted, since nobody wants them
 * any more.
 */
export async function updateAlert(db: Db, owner: Owner, id: string, change: AlertChange) {
	return db.transaction(async (transaction) => {
		const { name, frequency, isPaused, least } = change
		const updated = await transaction
			.update(alerts)
			.set({
				name: sql`case when ${isSearch} then ${name} else ${nameToKeep(name)} end`,
				frequency,
				isPaused,
				...used,
				least: sql`case when ${alerts.criteria} = '' and ${alerts.kind} in ('job_matches', 'person_matches')
					then coalesce(${least}::smallint, ${alerts.least}) end`,
			})
			.where(and(eq(alerts.id, id), isOf(owner), isKept))
			.returning({ id: alerts.id })
		if (updated.length && (isPaused || frequency === 'none'))
			await deleteWaiting(transaction, eq(alerts.id, id))
		return updated.length > 0
	})
}

const used = { usedAt: sql`now()`, askedAt: null }

/** False when it is not theirs. */
export async function updateToUsed(db: Db, owner: Owner, id: string) {
	const updated = await db
		.update(alerts)
		.set(used)
		.where(and(eq(alerts.id, id), isOf(owner), isKept))
		.returning({ id: alerts.id })
	return updated.length > 0
}

/**
 * Removes a search: restorable for a day, then deleted; false when it is not theirs. Match alerts cannot be removed,
 * only switched off.
 */
export async function updateToRemoved(db: Db, owner: Owner, id: string) {
	return db.transaction(async (transaction) => {
		const removed = await transaction
			.update(alerts)
			.set({ removedAt: sql`coalesce(${alerts.removedAt}, now())` })
			.where(and(eq(alerts.id, id), isOf(owner), isSearch))
			.returning({ id: alerts.id })
		await deleteWaiting(transaction, and(eq(alerts.id, id), isOf(owner), isSearch))
		return removed.length > 0
	})
}

const isSearch = sql`${alerts.kind} not in ('job_matches', 'person_matches')`

/** False when it does not exist any more. */
export async function updateToRestored(db: Db, owner: Owner, id: string) {
	const updated = await db
		.update(alerts)
		.set({ removedAt: null, ...used })
		.where(and(eq(alerts.id, id), isOf(owner)))
		.returning({ id: alerts.id })
	return updated.length > 0
}

/** Switches off one alert of an owner, or all; their pending hits, also those in a mail, are not sent. */
export async function switchOff(db: Db, owner: Owner, alertId?: string) {
	const isMeant = and(isOf(owner), alertId ? eq(alerts.id, alertId) : undefined)
	await db.transaction(async (transaction) => {
		await transaction.update(alerts).set({ frequency: 'none' }).where(isMeant)
		await deleteWaiting(transaction, isMeant)
		const mine = owner.accountId === null ? alertDigests.mailboxId : alertDigests.accountId
		// A mail of several alerts is still sent for the others.
		const isOver = sql`not exists (select from ${alertHits} hit join ${alerts} alert on alert.id = hit.alert_id
			where hit.digest_id = ${alertDigests.id} and alert.frequency <> 'none')`
		await transaction
			.update(alertDigests)
			.set({ isMailed: false })
			.where(and(eq(mine, owner.accountId ?? owner.mailboxId), isNull(alertDigests.mailedAt), isOver))
	})
}

async function deleteWaiting(db: Db, isMeant: SQL | undefined) {
	await db.execute(sql`delete from ${alertHits} where digest_id is null
		and alert_id in (select id from ${alerts} where ${isMeant})`)
}

/** The mail address as an owner of alerts, inserted when it is new. */
export async function upsertMailbox(db: Db, email: string): Promise<Owner | undefined> {
	const [mailbox] = await db
		.insert(alertMailboxes)
		.values({ email })
		// An update that changes nothing returns the row, and locks it until the transaction ends.
		.onConflictDoUpdate({ target: alertMailboxes.email, set: { email } })
		.returning({ mailboxId: alertMailboxes.id })
	return mailbox && { accountId: null, ...mailbox }
}

export async function findMailbox(db: Db, id: string) {
	const [mailbox] = await db.select().from(alertMailboxes).where(eq(alertMailboxes.id, id))
	return mailbox
}

/** The alert that a mailed key belongs to, while the link is valid; the link of a confirmed alert stays valid. */
export async function findAlertOfKey(db: Db, key: string) {
	const [alert] = await db
		.select()
		.from(alerts)
		.where(
			and(
				eq(alerts.keyHash, hashToken(key)),
				isNull(alerts.removedAt),
				or(
					isNotNull(alerts.confirmedAt),
					sql`${alerts.createdAt} > now() - make_interval(days => ${confirmDays})`,
				),
			),
		)
	return alert
}

/** False when it was confirmed before. From now on it finds what is new. */
export async function updateToConfirmed(db: Db, id: string, language: PageLanguage) {
	const [updated] = await db
		.update(alerts)
		.set({ confirmedAt: sql`now()`, createdAt: sql`now()`, ...used })
		.where(and(eq(alerts.id, id), isNull(alerts.confirmedAt)))
		.returning({ mailboxId: alerts.mailboxId })
	if (updated?.mailboxId)
		await db.update(alertMailboxes).set({ language }).where(eq(alertMailboxes.id, updated.mailboxId))
}
