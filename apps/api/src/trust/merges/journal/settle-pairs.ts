import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { eq, sql } from 'drizzle-orm'
import { applicationRules } from '../jobs/job-rules.ts'
import { changeRow, moveAll } from './journal.ts'
import type { Ends } from './merge-rules.ts'

/** From the earliest to the furthest. */
const ranks: readonly ApplicationStatus[] = [
	'withdrawn',
	'rejected',
	'declined',
	'submitted',
	'viewed',
	'shortlisted',
	'interview',
	'offered',
	'hired',
]

type Pair = { mine: string; mineStatus: ApplicationStatus; theirs: string; theirsStatus: ApplicationStatus }

/**
 * Settles pairs of applications of which only one can remain after a merge, since a person applies for a job once:
 * the application that is further along goes to the kept side, the other to the duplicate's. Future events and
 * comments about the person go with the first.
 */
export async function settlePairs(db: Db, mergeId: string, column: 'candidate_id' | 'job_id', ends: Ends) {
	const other = column === 'candidate_id' ? 'job_id' : 'candidate_id'
	const { rows } = await db.execute<Pair>(sql`
		select mine.id as mine, mine.status as "mineStatus", theirs.id as theirs, theirs.status as "theirsStatus"
		from applications mine join applications theirs using (${sql.identifier(other)})
		where mine.${sql.identifier(column)} = ${ends.to} and theirs.${sql.identifier(column)} = ${ends.from}
		order by mine.id for update`)
	for (const pair of rows) {
		const isSwapped = ranks.indexOf(pair.theirsStatus) > ranks.indexOf(pair.mineStatus)
		if (isSwapped) await swap(db, mergeId, pair, column, ends)
		const between = isSwapped ? { from: pair.mine, to: pair.theirs } : { from: pair.theirs, to: pair.mine }
		await moveAll(db, mergeId, applicationRules, between)
	}
}

/**
 * Swaps two applications. A person applies for a job once, so one of them is parked on a placeholder account in
 * between.
 */
async function swap(db: Db, mergeId: string, { mine, theirs }: Pair, column: string, ends: Ends) {
	const parked = { table: 'applications', id: mine }
	const { rows } = await db.execute<{ id: string }>(
		sql`select candidate_id as id from applications where id = ${mine}`,
	)
	const candidateId = rows[0]?.id
	await changeRow(db, mergeId, parked, { candidate_id: mergeId })
	await changeRow(db, mergeId, { table: 'applications', id: theirs }, { [column]: ends.to })
	if (column === 'job_id') await changeRow(db, mergeId, parked, { job_id: ends.from })
	await changeRow(db, mergeId, parked, { candidate_id: column === 'job_id' ? candidateId : ends.from })
}

/** Runs work that may park applications on a placeholder account, which exists only meanwhile. */
export async function withNobody<Done>(db: Db, mergeId: string, work: () => Promise<Done>) {
	await db.insert(accounts).values({
		id: mergeId,
		userType: 'candidate',
		email: `${mergeId}@merge.invalid`,
		firstName: 'Nobody',
		lastName: 'Nobody',
		status: 'suspended',
	})
	const done = await work()
	// Applications that are still parked would be deleted with the account.
	const waiting = await db.$count(applications, eq(applications.candidateId, mergeId))
	if (waiting > 0) throw new Error(`${waiting} applications were left with nobody.`)
	await db.delete(accounts).where(eq(accounts.id, mergeId))
	return done
}
