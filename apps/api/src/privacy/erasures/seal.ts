import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import {
	consents,
	dataExports,
	erasures,
	sealedRecords,
} from '@profile-search/db/schema/privacy/personal-data'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { files } from '@profile-search/db/schema/profiles/files'
import { guests } from '@profile-search/db/schema/profiles/guests'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { eq, sql } from 'drizzle-orm'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { findOpenErasure } from '#accounts/leaving/open-erasure.ts'
import { noteReturn } from '#accounts/leaving/take-back.ts'
import { eraseContent } from '#platform/audit/erase-content.ts'
import { record } from '#platform/audit/record.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listMergedInto } from '#trust/merges/queries.ts'
import { rowsOfAccount, rules } from '../retention/registry.ts'
import { remove, type Rule, type Who } from '../retention/rule.ts'
import { endWhatOthersWaitFor } from './leave.ts'
import { findOwned } from './queries.ts'

/**
 * Seals an account whose days are over: data that the law requires to be kept is stored separately, and everything
 * else is deleted by the rules of every table. All of it happens in one transaction, so that nobody is half erased;
 * the files are deleted afterwards.
 */
export async function sealAccount(db: Db, accountId: string) {
	await db.transaction(async (transaction) => {
		const account = await lockAccount(transaction, accountId)
		const erasure = await findOpenErasure(transaction, accountId)
		// The erasure was withdrawn at this very moment, or done by another run.
		if (!account || !erasure || erasure.sealDueAt > new Date()) return
		if (erasure.cause === 'inactive' && account.seenAt > erasure.beganAt)
			return void (await noteReturn(transaction, accountId))

		// The remains of accounts that were merged into this one belong to the same person.
		for (const id of await listMergedInto(transaction, accountId)) {
			const merged = await lockAccount(transaction, id)
			if (!merged || merged.erasedAt) continue
			const { cause, sealDueAt, destroyDueAt } = erasure
			await transaction
				.insert(erasures)
				.values({ accountId: id, cause, sealDueAt, destroyDueAt })
				.onConflictDoUpdate({ target: erasures.accountId, set: { cause, sealDueAt, destroyDueAt } })
			await sealRows(transaction, merged, destroyDueAt)
		}
		await sealRows(transaction, account, erasure.destroyDueAt)
	})
}

async function sealRows(db: Db, { id, email }: { id: string; email: string }, destroyDueAt: Date) {
	await endWhatOthersWaitFor(db, id)
	const owned = await findOwned(db, id)
	const who = { id, email, organisationId: owned?.organisationId ?? null }
	await db.insert(sealedRecords).values({ accountId: id, content: recordOf(who), destroyDueAt })
	await clearQueue(db, who)
	await removeFiles(db, who)
	await eraseLog(db, who)
	for (const rule of rules) await endRowsOf(db, rule, who)
	await db
		.update(erasures)
		.set({ sealedAt: sql`now()` })
		.where(eq(erasures.accountId, id))
	await record(db, { actorId: null, action: 'account_erased', subjectId: id })
}

/**
 * The minimum that answers a lawful question about misuse: who it was, when and from where the account was used, and
 * what was agreed to.
 */
function recordOf({ id }: Who) {
	const rowsOf = (table: typeof accountActivity | typeof consents) =>
		sql`(select coalesce(jsonb_agg(to_jsonb(${table}) - 'account_id' order by ${table.id}), '[]') from ${table} where ${table.accountId} = ${id})`
	return sql`(select jsonb_build_object(
		'name', concat_ws(' ', ${accounts.firstName}, ${accounts.middleName}, ${accounts.lastName}),
		'email', ${accounts.email},
		'mobile_number', coalesce((select ${candidates.mobileNumber} from ${candidates} where ${candidates.accountId} = ${id}),
			(select ${guests.mobileNumber} from ${guests} where ${guests.accountId} = ${id})),
		'registered_at', ${accounts.createdAt},
		'activity', ${rowsOf(accountActivity)},
		'consents', ${rowsOf(consents)}) from ${accounts} where ${accounts.id} = ${id})`
}

async function endRowsOf(db: Db, { table, of, about, atErasure }: Rule, who: Who) {
	if (atErasure === 'kept') return
	if (atErasure !== 'deleted') {
		for (const statement of atErasure(who)) await db.execute(statement)
		return
	}
	for (const find of [of, about]) if (find) await db.execute(remove(table, find(who)))
}

/**
 * Deletes waiting or permanently failed tasks that name the account, since they hold its ids and perhaps texts for
 * the devices of others.
 */
async function clearQueue(db: Db, { id, email }: Who) {
	await db.execute(sql`select graphile_worker.complete_jobs(array(
		select job.id from graphile_worker._private_jobs job
		where position(${id} in job.payload::text) > 0 or position(${email} in job.payload::text) > 0))`)
}

async function removeFiles(db: Db, who: Who) {
	for (const table of [files, attachments, dataExports]) {
		const { rows } = await db.execute<{ key: string }>(
			sql`select ${table.key} as key from ${table} where ${rowsOfAccount(table, who)} and ${table.key} is not null`,
		)
		for (const { key } of rows) await enqueue(db, 'remove_file', { key })
	}
}

/** Erases what the log says about the account, and about its organisation and jobs. */
async function eraseLog(db: Db, { id, organisationId }: Who) {
	await eraseContent(db, id)
	if (!organisationId) return
	await eraseContent(db, organisationId)
	const owned = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.organisationId, organisationId))
	for (const job of owned) await eraseContent(db, job.id)
}
