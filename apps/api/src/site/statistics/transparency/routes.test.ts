import { grievances } from '@profile-search/db/schema/trust/grievances'
import { createAccount, createJob } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { answer } from '#trust/grievances/answer.ts'
import { close, rate, reopen } from '#trust/grievances/complain.ts'
import { draft, file, later } from '#trust/grievances/testing.ts'
import { countGrievances, countPortal } from './queries.ts'

/** The start of November in the default time zone of a site, that of India. */
const november = new Date('2026-10-31T18:30:00Z')
const now = later(november, 20 * 24)

test('the report counts the log, by the month of filing, in the time zone of the site', async () => {
	await using api = await testApp()
	const { id: actorId } = await createAccount(api.db, { isAdministrator: true })
	const resolve = (id: string, at: Date) =>
		answer(api.db, api.files, id, {
			draft: { status: 'resolved', message: 'Done.', whereToGo: null, version: 1 },
			files: [],
			actorId,
			now: at,
		})
	const inTime = await file(api, {}, november)
	await resolve(inTime.id, later(november, 20))
	const key = { number: inTime.number, email: draft.email }
	await rate(api.db, key, { stars: 4, comment: null, now: later(november, 30) })
	await reopen(api.db, key, { message: 'Not yet.', now: later(november, 40) })
	const late = await file(api, { kind: 'intimate_image' }, november)
	await resolve(late.id, later(november, 60))
	const withdrawn = await file(api, {}, november)
	await close(
		api.db,
		{ number: withdrawn.number, email: draft.email },
		{ message: null, now: later(november, 1) },
	)
	await file(api, {}, later(november, 1))
	await file(api, {}, later(now, -1))
	await file(api, {}, later(november, -0.1))

	const [month, before, ...rest] = await countGrievances(api.db, now)

	expect(month).toEqual({
		month: '2026-11-01',
		received: 5,
		byKind: [
			{ kind: 'fake', received: 4 },
			{ kind: 'intimate_image', received: 1 },
		],
		acknowledgedInTime: 1,
		acknowledgedLate: 1,
		resolvedInTime: 1,
		resolvedLate: 1,
		open: 2,
		overdue: 1,
		medianHours: 40,
		withdrawn: 1,
		reopened: 1,
		ratings: 1,
		averageStars: 4,
	})
	expect(before).toMatchObject({ month: '2026-10-01', received: 1, overdue: 1, medianHours: null })
	expect(rest).toHaveLength(10)
	expect(rest.every(({ received }) => received === 0)).toBe(true)
})

test('the report comes from the log alone: the contents of the grievances change nothing', async () => {
	await using api = await testApp()
	await file(api, {}, november)
	const before = await countGrievances(api.db, now)

	await api.db.update(grievances).set({
		kind: 'other',
		status: 'closed',
		resolveDueAt: later(now, 1000),
		resolvedAt: now,
		closedAt: now,
		stars: 5,
	})

	expect(await countGrievances(api.db, now)).toEqual(before)
	expect(before[0]).toMatchObject({ received: 1, overdue: 1 })
})

test('what happened in a month is counted in it, by the time zone of the site', async () => {
	await using api = await testApp()
	const first = later(november, 0)
	const moments = [first, later(first, -0.1), now, later(november, 30 * 24), later(november, -400 * 24)]
	for (const publishedAt of moments) await createJob(api.db, { publishedAt })
	await createJob(api.db, { publishedAt: first, outcomeAt: now })

	const [month, before, ...rest] = await countPortal(api.db, now)

	expect(month).toEqual({
		month: '2026-11-01',
		accountsApproved: 0,
		accountsRejected: 0,
		jobsPublished: 3,
		jobsWithOutcome: 1,
	})
	expect(before).toMatchObject({ month: '2026-10-01', jobsPublished: 1 })
	expect(rest).toHaveLength(10)
	expect(rest.every(({ jobsPublished }) => jobsPublished === 0)).toBe(true)
})

test('what has just happened is among the figures within seconds', async () => {
	await using api = await testApp()
	const published = async () => (await api.get('transparency')).body.details.portal[0].jobsPublished
	expect(await published()).toBe(0)

	await createJob(api.db)
	await file(api)
	const began = performance.now()
	let staleMs = 0
	await eventually(
		async () => ({
			askedMs: performance.now() - began,
			figures: (await api.get('transparency')).body.details,
		}),
		({ askedMs, figures }) => {
			const isNew = figures.portal[0].jobsPublished === 1 && figures.grievances[0].received === 1
			if (!isNew) staleMs = askedMs
			return isNew
		},
	)

	expect(staleMs).toBeLessThan(5000)
})

test('anyone reads twelve months of both, and no name', async () => {
	await using api = await testApp()
	await file(api)

	const { body } = await api.get('transparency')

	expect(body.details.grievances).toHaveLength(12)
	expect(body.details.portal).toHaveLength(12)
	expect(body.details.grievances[0].received).toBe(1)
	expect(JSON.stringify(body)).not.toContain(draft.name)
})
