import { dayIn, firstZone, lastZone } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { createAccount, createCandidate, createJob } from '@profile-search/db/testing/factories'
import { inLanguage } from '@profile-search/text/language'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closeOverdueJobs } from '#hiring/jobs/transitions/tasks.ts'
import { eventually, testApp } from '#test/portal.ts'
import { clockOf, dayOf, startOf, today } from './clock.ts'

test('a job is open on its last day in the time zone of the site, and closed everywhere the day after', async () => {
	await using api = await testApp({ matching: true })
	// At any moment of the test, it is still today in the zone where the day ends last, and the day is over in
	// the zone where it begins first.
	await moveTo(api.db, lastZone)
	const job = await createJob(api.db, { closesOn: dayIn(lastZone) })
	const accountId = (await createCandidate(api.db)).id

	const onItsLastDay = await whereOpen(api, job.id, accountId, 1)
	await moveTo(api.db, firstZone)
	const theDayAfter = await whereOpen(api, job.id, accountId, 0)

	expect(onItsLastDay).toEqual({ detail: 200, application: 200, list: 1, feed: true })
	expect(theDayAfter).toEqual({ detail: 410, application: 404, list: 0, feed: false })
	await moveTo(api.db, lastZone)
	await closeOverdueJobs(api.db)
	expect(await statusOf(api.db, job.id)).toBe('open')
	await moveTo(api.db, firstZone)
	await closeOverdueJobs(api.db)
	expect(await statusOf(api.db, job.id)).toBe('closed')
})

test('the day of the site does not depend on the time zone of the connection', async () => {
	await using api = await testApp()
	await moveTo(api.db, 'Asia/Kolkata')

	const days = await api.db.transaction(async (transaction) => {
		const seen = []
		for (const zone of [firstZone, 'UTC', lastZone]) {
			await transaction.execute(sql`select set_config('TimeZone', ${zone}, true)`)
			const { rows } = await transaction.execute(sql`select ${today}::text as today,
				${dayOf(sql`'2026-11-21T19:00:00Z'::timestamptz`)}::text as day,
				${startOf('2026-11-22')} = '2026-11-21T18:30:00Z'::timestamptz as starts`)
			seen.push(rows[0])
		}
		return seen
	})

	const expected = { today: dayIn('Asia/Kolkata'), day: '2026-11-22', starts: true }
	expect(days).toEqual([expected, expected, expected])
})

test('an administrator sets the time zone of the site, but not to one that does not exist', async () => {
	await using api = await testApp()
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const settings = (await admin.get('admin/settings')).body.details

	const unknown = await admin.put('admin/settings', { ...settings, timeZone: 'Asia/Atlantis' })
	const moved = await admin.put('admin/settings', { ...settings, timeZone: 'Europe/Paris' })

	expect(unknown.status).toBe(400)
	expect(unknown.body.fields).toMatchObject({ timeZone: expect.stringContaining('time zone') })
	expect(moved.status).toBe(200)
	const { rows } = await api.db.execute(sql`select site_zone() as zone`)
	expect(rows).toEqual([{ zone: 'Europe/Paris' }])
})

test('mails give times in the time zone of the site', () => {
	const at = new Date('2026-11-21T19:00:00Z')

	expect(clockOf('Asia/Kolkata').appointment(at)).toBe(
		'Sunday, 22 November 2026 at 00:30 (Kolkata, UTC+05:30)',
	)
	expect(inLanguage('hi', () => clockOf('Asia/Kolkata').appointment(at))).toContain(
		'(भारतीय मानक समय, UTC+05:30)',
	)
	expect(clockOf('Europe/Paris').day(at)).toBe('21 November 2026')
})

/**
 * Waits for the list first, since its index follows what is saved; the feed caches what it has read for a
 * while.
 */
async function whereOpen(
	api: Awaited<ReturnType<typeof testApp>>,
	jobId: string,
	accountId: string,
	listed: number,
) {
	const person = await api.as({ id: accountId })
	const jobsListed = async () => (await api.get('jobs')).body.details.items.length
	await eventually(jobsListed, (amount) => amount === listed)
	// The zone is kept in memory, and its change is heard of a moment later.
	const detail = async () => (await api.get(`jobs/${jobId}`)).status
	await eventually(detail, (status) => status === (listed > 0 ? 200 : 410))
	return {
		detail: await detail(),
		application: (await person.get(`jobs/${jobId}/application-start`)).status,
		list: await jobsListed(),
		feed: (await api.app.inject('/feeds/jobs.json')).body.includes(jobId),
	}
}

async function moveTo(db: Db, timeZone: string) {
	await db
		.insert(siteSettings)
		.values({ timeZone })
		.onConflictDoUpdate({ target: siteSettings.id, set: { timeZone } })
}

async function statusOf(db: Db, id: string) {
	const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id))
	return job?.status
}
