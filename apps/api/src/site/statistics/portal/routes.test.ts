import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { dailyStatistics, countedDays } from '@profile-search/db/schema/site/statistics'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { file } from '#trust/grievances/testing.ts'
import { keepDays } from './keep-days.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

type Api = Awaited<ReturnType<typeof testApp>>

/** An administrator whose own registration is before the counted days. */
async function administrator(api: Api) {
	return api.as(
		await createAccount(api.db, { isAdministrator: true, userType: 'guest_user', createdAt: ago(30) }),
	)
}

const path = (from: number, to = 0, by = 'day') =>
	`admin/statistics?from=${dayFromNow(from)}&to=${dayFromNow(to)}&by=${by}`

test('events are counted by day and by kind; past days come from the counts stored at night', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const person = await createCandidate(api.db, { account: { createdAt: ago(3) } })
	const organisation = await createOrganisation(api.db, { owner: { createdAt: ago(2) } })
	const job = await createJob(api.db, { organisationId: organisation.id, publishedAt: ago(2) })
	const [application] = await api.db
		.insert(applications)
		.values({ jobId: job.id, candidateId: person.id, resume: {}, submittedAt: ago(1) })
		.returning()
	await api.db.insert(applicationEvents).values({ applicationId: application?.id ?? '', toStatus: 'hired' })

	const counted = (await me.get(path(-4))).body.details
	await keepDays(api.db)
	await keepDays(api.db)
	// Deleting an account later does not change the counts.
	await api.db.delete(accounts).where(eq(accounts.id, organisation.owner.id))
	const kept = (await me.get(path(-4))).body.details

	expect(counted.periods).toHaveLength(5)
	expect(counted.periods[1]).toMatchObject({
		start: dayFromNow(-3),
		registered: { candidate: 1, employer: 0 },
	})
	expect(counted.periods[2]).toMatchObject({ registered: { employer: 1 }, jobsPublished: 1 })
	expect(counted.periods[3]).toMatchObject({ applications: 1 })
	expect(counted.periods[4]).toMatchObject({ hired: 1 })
	expect(counted.total).toMatchObject({ registered: { candidate: 1, employer: 1 }, hired: 1 })
	expect(kept.periods.slice(0, 4)).toEqual(counted.periods.slice(0, 4))
	expect((await me.get(path(-4, 0, 'month'))).body.details.total).toEqual(kept.total)
})

test('a missed night is caught up, and nothing is counted twice', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	await createCandidate(api.db, { account: { createdAt: ago(3) } })
	await keepDays(api.db)
	const before = await api.db.select().from(dailyStatistics)
	await api.db.delete(countedDays).where(sql`${countedDays.day} >= ${dayFromNow(-3)}`)
	await createCandidate(api.db, { account: { createdAt: ago(2) } })

	await keepDays(api.db)

	expect(await api.db.$count(countedDays)).toBe(30)
	expect(await api.db.$count(dailyStatistics)).toBe(before.length + 1)
	expect((await me.get(path(-4))).body.details.total.registered).toMatchObject({ candidate: 2 })
})

test('decisions are counted as they happen, with the hours that the account has waited', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	for (const hours of [1, 5, 50]) {
		const { id } = await createAccount(api.db, {
			status: 'pending',
			waitingSince: new Date(Date.now() - hours * 3_600_000 - 60_000),
		})
		const status = hours === 50 ? 'rejected' : 'approved'
		await api.db.update(accounts).set({ status, waitingSince: null }).where(eq(accounts.id, id))
		await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
		await api.db.update(accounts).set({ status }).where(eq(accounts.id, id))
	}
	await keepDays(api.db)

	expect((await me.get(path(0))).body.details.total).toMatchObject({
		approved: { candidate: 2 },
		rejected: { candidate: 1 },
		medianHours: 5,
	})
})

test('a grievance is counted as answered in time, or as late on the day that its time ran out', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	// Its seven days ended yesterday.
	await file(api, {}, ago(8))
	await file(api, {}, ago(8))
	const [answered] = await api.db.select().from(grievances)
	await api.db.insert(grievanceEvents).values({
		grievanceId: answered?.id ?? '',
		kind: 'replied',
		party: 'officer',
		isPublic: true,
		at: ago(2),
		toStatus: 'resolved',
	})

	const { periods } = (await me.get(path(-8))).body.details

	expect(periods[0]).toMatchObject({ grievancesFiled: 2 })
	expect(periods[6]).toMatchObject({ grievancesInTime: 1, grievancesLate: 0 })
	expect(periods[7]).toMatchObject({ grievancesInTime: 0, grievancesLate: 1 })
})

test('statistics are exported as a table, and a range that is reversed or too long is refused', async () => {
	await using api = await testApp()
	const me = await administrator(api)

	const table = await me.get(path(-20, 0, 'week').replace('statistics?', 'statistics.csv?'))
	const turned = await me.get(path(0, -1))
	const endless = await me.get('admin/statistics?from=2001-01-01&to=2026-01-01&by=day')

	expect(table.headers['content-type']).toContain('text/csv')
	expect(table.body.split('\r\n')[0]).toContain('Registered people')
	for (const language of ['hi', 'mr']) {
		const translated = await me.get(
			`${path(-20, 0, 'week').replace('statistics?', 'statistics.csv?')}&lang=${language}`,
		)
		expect(translated.body).not.toMatch(/[a-z]/i)
	}
	expect([turned.status, endless.status]).toEqual([400, 400])
})
