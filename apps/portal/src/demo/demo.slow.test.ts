import { folderStore } from '@profile-search/api/platform/files/store'
import { findStatistics } from '@profile-search/api/site/statistics/portal/find-statistics'
import {
	ApplicationStatus,
	applicationTimes,
	mayTransition,
} from '@profile-search/contract/hiring/applications'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { saved } from '@profile-search/db/schema/matching/saved'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { files } from '@profile-search/db/schema/profiles/files'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { dayFromNow } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plantDemo } from './demo.ts'

test('the demo data is a portal in use: applications in every state, talks, pictures and grievances, and no mail', async () => {
	await using database = await freshDb()
	const { db } = database
	const dataFolder = await throwawayFolder('profile-search-demo-')
	const store = folderStore(`${dataFolder}/files`)
	const plant = async () => plantDemo(database, { dataFolder, files: store, log: () => {} })

	let mostWaiting = 0
	database.pool.on('acquire', () => (mostWaiting = Math.max(mostWaiting, database.pool.waitingCount)))
	const said = await plant()
	// On a busy machine, whoever stands far behind in the queue for a connection is turned away.
	expect(mostWaiting).toBeLessThan(30)
	const counted = await db.$count(applications)
	const again = await plant()

	expect(again).toBe(said)
	expect(await db.$count(applications)).toBe(counted)
	const states = await db.selectDistinct({ status: applications.status }).from(applications)
	expect(states.map(({ status }) => status).toSorted()).toEqual(ApplicationStatus.options.toSorted())
	const { rows } = await db.execute(
		sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier like 'mail%'`,
	)
	expect(rows).toEqual([{ jobs: 0 }])

	const own = await db.execute(sql`
		select application.status from applications application join accounts account on account.id = candidate_id
		where account.email = ${mailIn(said, 'Vyaktigat ')} order by application.status`)
	expect(own.rows).toEqual([
		{ status: 'shortlisted' },
		{ status: 'interview' },
		{ status: 'offered' },
		{ status: 'rejected' },
	])
	expect(await db.selectDistinct({ kind: saved.kind }).from(saved)).toHaveLength(2)
	expect(await db.$count(messages)).toBeGreaterThan(100)
	expect(
		await db.$count(
			grievances,
			sql`resolved_at > resolve_due_at or resolve_due_at < now() and resolved_at is null`,
		),
	).toBe(0)

	const [picture] = await db.select().from(files).limit(1)
	expect((await store.getBytes(picture?.key ?? '')).length).toBe(picture?.size)
	expect(await db.$count(accounts, sql`created_at > now() - interval '31 days'`)).toBe(0)

	const { total } = await findStatistics(db, { from: dayFromNow(-100), to: dayFromNow(0), by: 'month' })
	expect(total.approved.candidate).toBe(
		await db.$count(accounts, and(eq(accounts.userType, 'candidate'), eq(accounts.status, 'approved'))),
	)
	expect(total.rejected.candidate).toBeGreaterThan(50)
	expect(total.matchesShown.employer).toBeGreaterThan(100)
	expect(total.matchesDelivered.candidate).toBeGreaterThan(50)
	expect(total.matchesDelivered.employer).toBeGreaterThan(50)
	expect(total.medianHours).toBeGreaterThan(6)
})

test('the histories of the demo data are such as the portal allows', async () => {
	await using database = await freshDb()
	const { db } = database
	const dataFolder = await throwawayFolder('profile-search-demo-')
	await plantDemo(database, { dataFolder, files: folderStore(`${dataFolder}/files`), log: () => {} })

	const events = await db
		.select()
		.from(applicationEvents)
		.orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
	const histories = Map.groupBy(events, ({ applicationId }) => applicationId)
	for (const application of await db.select().from(applications)) {
		const history = histories.get(application.id) ?? []
		expect(history[0]).toMatchObject({
			fromStatus: null,
			toStatus: 'submitted',
			actorId: application.candidateId,
		})
		for (const [n, { fromStatus, toStatus, actorId, at }] of history.entries()) {
			expect(application[applicationTimes[toStatus]]).toEqual(at)
			if (n === 0 || !fromStatus) continue
			const by = actorId === application.candidateId ? 'candidate' : 'team'
			expect(fromStatus).toBe(history[n - 1]?.toStatus)
			expect(mayTransition(fromStatus, toStatus, by), `${fromStatus} to ${toStatus} by ${by}`).toBe(true)
		}
		expect(history.at(-1)?.toStatus).toBe(application.status)
	}
})

/** The address in the line of the logins that begins so. */
function mailIn(said: string | undefined, who: string) {
	return (
		said
			?.split('\n')
			.find((line) => line.trim().startsWith(who))
			?.trim()
			.split(/\s+/)
			.at(-1) ?? ''
	)
}
