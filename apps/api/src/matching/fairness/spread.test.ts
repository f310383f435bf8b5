import { fairnessReports, jobPrices } from '@profile-search/db/schema/matching/fairness'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { eventually, testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Row = { job: { id: string }; match: { total: number }; crowding: number }

/** Thirty people, with more or less of the experience that sixteen jobs ask for. */
async function crowd(api: Api) {
	const organisation = await createOrganisation(api.db)
	for (let at = 0; at < 16; at++)
		await createJob(api.db, {
			organisationId: organisation.id,
			experienceMinMonths: 40 + 3 * at,
		})
	for (let at = 1; at < 30; at++) await createCandidate(api.db, { experienceMonths: 40 + at })
	return api.as(await createCandidate(api.db, { experienceMonths: 40 }))
}

async function matchesOf(me: Awaited<ReturnType<Api['as']>>): Promise<Row[]> {
	const { body } = await eventually(
		() => me.get('matches'),
		(answer) => answer.body.details?.length === 16,
	)
	return body.details
}

test('with the setting on, jobs that everybody would be shown make room for others, and show by how much', async () => {
	await using api = await testApp({ matching: true })
	const me = await crowd(api)
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const before = await matchesOf(me)
	const { companyLogo: _logo, ...settings } = (await admin.get('admin/settings')).body.details

	await admin.put('admin/settings', { ...settings, spreadStrength: 100 })
	await api.work()
	const after = await matchesOf(me)

	expect(before.every(({ crowding }) => crowding === 0)).toBe(true)
	const first = (rows: Row[]) => rows.slice(0, 10).map(({ job }) => job.id)
	expect(first(after).some((id) => !first(before).includes(id))).toBe(true)
	const left = after.map(({ match, crowding }) => match.total - crowding)
	for (const [at, worth] of left.entries()) expect(worth).toBeLessThanOrEqual((left[at - 1] ?? 100) + 0.11)
	expect(Math.max(...after.map(({ crowding }) => crowding))).toBeLessThanOrEqual(8)
	const totals = (rows: Row[]) => new Map(rows.map(({ job, match }) => [job.id, match.total]))
	expect(totals(after)).toEqual(totals(before))

	const now = (await admin.get('admin/settings')).body.details
	await admin.put('admin/settings', { ...settings, version: now.version, spreadStrength: 0 })
	await api.work()
	expect(await api.db.$count(jobPrices)).toBe(0)
	expect(await matchesOf(me)).toEqual(before)
})

test('the report of a month tells how jobs are distributed, and what spreading them costs', async () => {
	await using api = await testApp({ matching: true })
	await matchesOf(await crowd(api))
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { companyLogo: _logo, ...settings } = (await admin.get('admin/settings')).body.details
	await enqueue(api.db, 'report_fairness', {})
	await api.work()
	const [{ exposure: before }] = (await admin.get('fairness-reports')).body.details

	await admin.put('admin/settings', { ...settings, spreadStrength: 100 })
	await api.work()
	await enqueue(api.db, 'report_fairness', {})
	await api.work()
	const [{ exposure: after }] = (await admin.get('fairness-reports')).body.details

	expect(before).toEqual({
		people: 30,
		jobs: 16,
		strength: 25,
		byFit: { mostShown: 1, never: 6, gini: 0.375 },
		asShown: { mostShown: 1, never: 6, gini: 0.375 },
		cost: 0,
	})
	expect(after).toMatchObject({ strength: 100, byFit: before.byFit })
	expect(after.cost).toBeGreaterThan(0)
	expect(after.cost).toBeLessThan(2)
	expect(await api.db.$count(fairnessReports)).toBe(1)
})
