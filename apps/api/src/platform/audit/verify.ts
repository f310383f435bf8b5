import { createHash } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { asc, gt, isNull, sql } from 'drizzle-orm'

/** The result of checking the whole log. */
export type Verdict = {
	/** How many rows fit the chain, from the first on. */
	checked: number
	/** How many of them had their content erased. */
	erased: number
	/**
	 * The last row that fits. An operator who keeps its number and hash elsewhere notices when the end of the
	 * log is cut off.
	 */
	last: { number: number; hash: string } | undefined
	/** What is wrong with the first row that does not fit. */
	problem?: string
}

const batch = 2000

/**
 * Reads the audit log from first row to last and recomputes every hash. It does so in this program, since the
 * database's functions could have been changed along with the rows.
 */
export async function verifyAuditLog(db: Db): Promise<Verdict> {
	const verdict: Verdict = { checked: 0, erased: 0, last: undefined }
	const unexplained = new Set<number>()
	for (;;) {
		const rows = await listRowsAfter(db, verdict.last?.number ?? 0)
		for (const row of rows) {
			const problem = problemOf(row, verdict.last)
			if (problem) return { ...verdict, problem: `${nameOf(row)} ${problem}` }
			verdict.checked += 1
			verdict.last = { number: row.number, hash: row.hash }
			if (row.salt === null) {
				verdict.erased += 1
				unexplained.add(row.number)
			}
			for (const number of row.erasedRows) unexplained.delete(number)
		}
		if (rows.length < batch) break
	}
	return { ...verdict, ...(await lateProblem(db, unexplained)) }
}

/** Problems that show only once every row was read. */
async function lateProblem(db: Db, unexplained: Set<number>) {
	const [blanked] = unexplained
	if (blanked !== undefined)
		return { problem: `Row ${blanked} lost its reason and facts, and no row of the log tells of an erasure.` }
	const unsealed = await db.$count(auditLog, isNull(auditLog.number))
	if (unsealed) return { problem: `${unsealed} rows stand in the log without a number.` }
	return {}
}

async function listRowsAfter(db: Db, number: number) {
	return db
		.select({
			number: sql<number>`${auditLog.number}`.mapWith(Number),
			hash: sql<string>`coalesce(${auditLog.hash}, '')`,
			digest: sql<string>`coalesce(${auditLog.contentDigest}, '')`,
			salt: auditLog.salt,
			content: sql<string>`jsonb_build_object('reason', ${auditLog.reason}, 'facts', ${auditLog.facts})::text`,
			/** The input of the hash, besides the previous hash and the digest of the content. */
			plain: sql<string>`concat_ws(E'\n', ${auditLog.number}, ${auditLog.id}, extract(epoch from ${auditLog.at}),
				coalesce(${auditLog.actorId}::text, ''), ${auditLog.action}, ${auditLog.subjectId})`,
			action: auditLog.action,
			at: auditLog.at,
			erasedRows: sql<number[]>`case when ${auditLog.action} = 'content_erased'
				then coalesce(${auditLog.facts} -> 'rows', '[]') else '[]' end`,
		})
		.from(auditLog)
		.where(gt(auditLog.number, number))
		.orderBy(asc(auditLog.number))
		.limit(batch)
}

type Row = Awaited<ReturnType<typeof listRowsAfter>>[number]

function problemOf(row: Row, last: Verdict['last']) {
	const due = (last?.number ?? 0) + 1
	if (row.number !== due) return `comes where row ${due} should stand: that one is missing.`
	if (row.hash !== sha256([last?.hash ?? '', row.plain, row.digest]))
		return 'does not fit the row before it: it was changed, or is not where it was written.'
	if (row.salt === null && row.content !== nothing)
		return 'says something although its content counts as erased.'
	if (row.salt !== null && row.digest !== sha256([row.salt, row.content]))
		return 'does not say what it said when it was written: its reason or its facts were changed.'
	return undefined
}

/** The content of an erased row, as PostgreSQL writes it. */
const nothing = '{"facts": {}, "reason": null}'

function nameOf(row: Row) {
	return `Row ${row.number} (${row.action}, ${row.at.toISOString()})`
}

function sha256(parts: string[]) {
	return createHash('sha256').update(parts.join('\n')).digest('hex')
}
