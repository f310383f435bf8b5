import { exportDays, exportsADay } from '@profile-search/contract/privacy/data-exports'
import type { Db } from '@profile-search/db/client'
import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, tooMany } from '#platform/refusal.ts'

/** Longer than the largest copy takes, and longer than all tries of a failing one. */
const hoursAtMost = 6

const isRunning = and(isNull(dataExports.readyAt), isNull(dataExports.failedAt))

const shown = {
	id: dataExports.id,
	state: sql<'running' | 'ready' | 'failed'>`case when ${dataExports.failedAt} is not null then 'failed'
		when ${dataExports.readyAt} is not null then 'ready' else 'running' end`,
	askedAt: dataExports.askedAt,
	done: dataExports.done,
	all: dataExports.all,
	size: dataExports.size,
	expiresAt: dataExports.expiresAt,
}

/** The copies of an account that are in progress, failed or ready. */
export async function listExportsOf(db: Db, accountId: string) {
	return db
		.select(shown)
		.from(dataExports)
		.where(
			and(
				eq(dataExports.accountId, accountId),
				sql`coalesce(${dataExports.expiresAt}, ${dataExports.askedAt} + interval '7 days') > now()`,
			),
		)
		.orderBy(desc(dataExports.askedAt))
		.limit(30)
}

/** Requests a copy: one at a time, and a limited number a day. */
export async function askForExport(db: Db, accountId: string) {
	return db.transaction(async (transaction) => {
		await lockAccount(transaction, accountId)
		const isOf = eq(dataExports.accountId, accountId)
		await transaction
			.update(dataExports)
			.set({ failedAt: sql`now()` })
			.where(
				and(isOf, isRunning, lt(dataExports.askedAt, sql`now() - make_interval(hours => ${hoursAtMost})`)),
			)
		const today = await transaction
			.select({ isRunning: sql<boolean>`${isRunning}` })
			.from(dataExports)
			.where(and(isOf, gt(dataExports.askedAt, sql`now() - interval '1 day'`)))
		if (today.some((each) => each.isRunning)) throw conflict('privacyRefusals.copyRunning')
		if (today.length >= exportsADay) throw tooMany('privacyRefusals.copiesToday', 24 * 3600)

		const [asked] = await transaction.insert(dataExports).values({ accountId }).returning(shown)
		if (!asked) throw new Error('The row was just written.')
		await enqueue(transaction, 'make_export', { exportId: asked.id })
		return asked
	})
}

/** A copy that is still to be made. */
export async function findToMake(db: Db, id: string) {
	const [found] = await db
		.select()
		.from(dataExports)
		.where(and(eq(dataExports.id, id), isRunning))
	return found
}

/** The file of a ready copy, only for the account that requested it. */
export async function findReadyOf(db: Db, accountId: string, id: string) {
	const [found] = await db
		.select({ key: dataExports.key, size: dataExports.size, readyAt: dataExports.readyAt })
		.from(dataExports)
		.where(
			and(
				eq(dataExports.id, id),
				eq(dataExports.accountId, accountId),
				isNotNull(dataExports.readyAt),
				gt(dataExports.expiresAt, sql`now()`),
			),
		)
	return found
}

export async function updateExport(db: Db, id: string, values: Partial<typeof dataExports.$inferInsert>) {
	await db.update(dataExports).set(values).where(eq(dataExports.id, id))
}

/** Marks a copy as ready, once: undefined when another run has done so. */
export async function updateToReady(db: Db, id: string, size: number) {
	const [ready] = await db
		.update(dataExports)
		.set({
			size,
			readyAt: sql`now()`,
			expiresAt: sql`now() + make_interval(days => ${exportDays})` as SQL<Date>,
		})
		.where(and(eq(dataExports.id, id), isRunning))
		.returning()
	return ready
}
