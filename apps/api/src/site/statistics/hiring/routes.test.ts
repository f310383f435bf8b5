import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '@profile-search/contract/hiring/applications'
import { applicationTimes } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { pageViewers, pageViews } from '@profile-search/db/schema/site/statistics'
import {
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { findStatistics } from './find-statistics.ts'

test('stages, times and sources of a job are counted as they happened', async () => {
	await using connection = await freshDb()
	const { db } = connection
	const organisation = await createOrganisation(db)
	const scope = { organisationId: organisation.id }
	const job = await createJob(db, { ...scope, title: 'Gardener', publishedAt: daysAgo(20) })
	const other = await createJob(db, scope)
	await createJob(db)
	// One hired after 10 days, one rejected after 2, one viewed, one new; and one for another job.
	const hired = await apply(db, job.id, 'matches', [
		['submitted', 15],
		['viewed', 14],
		['shortlisted', 11],
		['interview', 9],
		['offered', 7],
		['hired', 5],
	])
	await apply(db, job.id, 'list', [
		['submitted', 8],
		['rejected', 6],
	])
	await apply(db, job.id, 'list', [
		['submitted', 4],
		['viewed', 1],
	])
	await apply(db, job.id, 'alert', [['submitted', 0]])
	await apply(db, other.id, 'list', [['submitted', 3]])
	const interview = { applicationId: hired, minutes: 30, place: 'Here', startsAt: daysAgo(8) }
	await db.insert(interviews).values([
		{ ...interview, status: 'confirmed' },
		{ ...interview, status: 'cancelled', startsAt: daysAgo(14) },
	])
	await db.insert(pageViews).values([
		{ subjectId: job.id, day: dayFromNow(0), times: 3 },
		{ subjectId: job.id, day: dayFromNow(-89), times: 4 },
		{ subjectId: job.id, day: dayFromNow(-90), times: 50 },
		{ subjectId: other.id, day: dayFromNow(0), times: 1 },
	])
	const viewer = { subjectId: job.id, day: dayFromNow(0) }
	await db.insert(pageViewers).values([
		{ ...viewer, viewer: randomUUID() },
		{ ...viewer, viewer: randomUUID() },
	])

	const statistics = await findStatistics(db, { ...scope, jobId: job.id })
	const whole = await findStatistics(db, scope)

	expect(statistics).toMatchObject({
		job: { title: 'Gardener', openings: 1 },
		views: 7,
		viewers: 2,
		applications: 4,
		answered: 2,
		hired: 1,
		offers: 1,
		daysToAnswer: 3,
		daysToInterview: 7,
		daysToHire: 15,
	})
	expect(statistics.funnel).toEqual([
		{ stage: 'submitted', reached: 4, days: 2 },
		{ stage: 'viewed', reached: 2, days: 3 },
		{ stage: 'shortlisted', reached: 1, days: 2 },
		{ stage: 'interview', reached: 1, days: 2 },
		{ stage: 'offered', reached: 1, days: 2 },
		{ stage: 'hired', reached: 1, days: null },
	])
	expect(statistics.standing).toEqual([
		{ status: 'submitted', amount: 1 },
		{ status: 'viewed', amount: 1 },
		{ status: 'hired', amount: 1 },
		{ status: 'rejected', amount: 1 },
	])
	expect(statistics.sources).toEqual([
		{ source: 'list', applications: 2, shortlisted: 0, hired: 0 },
		{ source: 'alert', applications: 1, shortlisted: 0, hired: 0 },
		{ source: 'matches', applications: 1, shortlisted: 1, hired: 1 },
	])
	expect(statistics.byDay).toHaveLength(90)
	expect(statistics.byDay.at(-1)).toEqual({ day: dayFromNow(0), views: 3, applications: 1 })
	expect(statistics.byDay[0]).toEqual({ day: dayFromNow(-89), views: 4, applications: 0 })
	expect(whole).toMatchObject({ job: null, views: 8, applications: 5 })
})

test('a job that nobody has looked at has statistics too, and they are empty', async () => {
	await using connection = await freshDb()
	const job = await createJob(connection.db)

	const statistics = await findStatistics(connection.db, {
		organisationId: job.organisationId,
		jobId: job.id,
	})

	expect(statistics).toMatchObject({
		views: 0,
		applications: 0,
		daysToAnswer: null,
		daysToHire: null,
		sources: [],
	})
	expect(statistics.funnel.every(({ reached, days }) => reached === 0 && days === null)).toBe(true)
})

test('statistics cover the own organisation only, and are exported as a table in which no title is a formula', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id, title: '=HYPERLINK("x")' })
	const owner = await api.as(organisation.owner)
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	const tableFor = (path: string, { headers }: typeof owner) =>
		api.app.inject({ url: `/api/${path}`, headers })

	const table = await tableFor(`jobs/${job.id}/statistics.csv`, owner)

	expect((await owner.get(`jobs/${job.id}/statistics`)).body.details.job.id).toBe(job.id)
	expect((await stranger.get(`jobs/${job.id}/statistics`)).status).toBe(404)
	expect((await tableFor(`jobs/${job.id}/statistics.csv`, stranger)).statusCode).toBe(404)
	expect((await tableFor('organisations/me/hiring.csv', owner)).body).toContain('Job,All jobs,,\r\n')
	expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
	expect(table.body).toContain(`Job,"'=HYPERLINK(""x"")",,\r\n`)
	expect(table.body).toContain(`Views by day,${dayFromNow(0)},0,\r\n`)
	for (const language of ['hi', 'mr'])
		expect((await tableFor(`organisations/me/hiring.csv?lang=${language}`, owner)).body).not.toMatch(/[a-z]/i)
})

test('a member who looks twice is one person, and members of the own team do not count', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const owner = await api.as(organisation.owner)
	{
		await using node = await testApp({ connection: api.connection })
		const ravi = await node.as(await createCandidate(api.db))
		const lata = await node.as(await createCandidate(api.db))
		for (const reader of [ravi, ravi, lata, node, await node.as(organisation.owner)])
			await reader.get(`jobs/${job.id}`)
	}

	const { details } = (await owner.get(`jobs/${job.id}/statistics`)).body

	expect(details).toMatchObject({ views: 4, viewers: 2 })
})

/** An application that reached each stage this many days ago. */
async function apply(
	db: Db,
	jobId: string,
	source: 'list' | 'matches' | 'alert',
	way: [ApplicationStatus, number][],
) {
	const { id: candidateId } = await createCandidate(db)
	const times = Object.fromEntries(way.map(([status, days]) => [applicationTimes[status], daysAgo(days)]))
	const status = way.at(-1)?.[0] ?? 'submitted'
	const values = { jobId, candidateId, resume: {}, source, status, ...times }
	const [application] = await db.insert(applications).values(values).returning()
	if (!application) throw new Error('There is an application now.')
	await db.insert(applicationEvents).values(
		way.map(([toStatus, days], at) => ({
			applicationId: application.id,
			fromStatus: way[at - 1]?.[0] ?? null,
			toStatus,
			at: daysAgo(days),
		})),
	)
	return application.id
}

function daysAgo(days: number) {
	return new Date(Date.now() - days * 86_400_000)
}
