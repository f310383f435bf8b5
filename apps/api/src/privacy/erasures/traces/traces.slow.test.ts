import { erasures, sealedRecords } from '@profile-search/db/schema/privacy/personal-data'
import {
	createAccount,
	createCandidate,
	createGuest,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { verifyAuditLog } from '#platform/audit/verify.ts'
import { eventually, testApp } from '#test/portal.ts'
import { createMarkers } from '#test/visibility/markers.ts'
import { askForExport } from '../../data-exports/queries.ts'
import { rules } from '../../retention/registry.ts'
import { nameOf } from '../../retention/rule.ts'
import { askForErasure } from '../leave.ts'
import { watchErasures } from '../watch.ts'
import { aboutOf, insertActivity } from './activity-fixture.ts'
import { publicListings, tracesInAnswers, tracesInFiles, tracesInTables } from './find-traces.ts'
import { insertPerson, type Api } from './person-fixture.ts'

/** Tables about organisations, and those that an erasure itself writes. */
const notOfThePerson = [
	'erasures',
	'job_feed_jobs',
	'job_feed_reads',
	'job_feeds',
	'job_import_rows',
	'job_imports',
	'job_questions',
	'job_revisions',
	'job_templates',
	'jobs',
	'organisation_domains',
	'organisation_members',
	'organisations',
	'sub_branches',
	'webhook_deliveries',
	'webhooks',
]

/** Two people with data in every table, who have used every feature with one organisation and one member. */
async function twoPeople(api: Api) {
	const markers = createMarkers(api.db)
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const member = await createCandidate(api.db)
	const other = { accountId: member.id, organisationId: organisation.id, jobId: job.id }
	const people = []
	for (const number of [1, 4]) {
		const person = await insertPerson(api, markers, number, other)
		people.push({ ...person, ids: await insertActivity(api, markers, number, { person, other }) })
	}
	const [leaver, stayer] = people
	if (!leaver || !stayer) throw new Error('There are two.')
	return { markers, leaver, stayer, member, organisation, job }
}

async function passDays(api: Api, days: number) {
	await api.db.execute(sql`
		update erasures set seal_due_at = seal_due_at - make_interval(days => ${days}),
			destroy_due_at = destroy_due_at - make_interval(days => ${days})`)
	await api.db.execute(
		sql`update sealed_records set destroy_due_at = destroy_due_at - make_interval(days => ${days})`,
	)
	await watchErasures(api.db)
	await api.work()
}

test(
	'an erased person with all kinds of data is found nowhere, and not even in sealed records after a year',
	{ timeout: 240_000 },
	async () => {
		await using api = await testApp({ matching: true })
		const { markers, leaver, stayer, member, organisation, job } = await twoPeople(api)
		const who = { id: leaver.accountId, email: leaver.email, organisationId: null }
		for (const rule of rules.filter(({ of }) => of)) {
			const { rows } = await api.db.execute(sql`select from ${rule.table} where ${rule.of?.(who)}`)
			if (!notOfThePerson.includes(nameOf(rule)))
				expect([nameOf(rule), rows.length > 0]).toEqual([nameOf(rule), true])
		}
		const mine = [1, aboutOf(1)]
		const readers = {
			'a visitor': null,
			'the member': member,
			'the organisation': organisation.owner,
			'a guest': await createGuest(api.db),
			'an approver': await createAccount(api.db, { isApprover: true }),
			'an administrator': await createAccount(api.db, { isAdministrator: true }),
			'the other person': { id: stayer.accountId },
		}
		const ids = {
			any: [leaver.accountId],
			jobId: [job.id],
			organisationId: [organisation.id],
			applicationId: [leaver.ids.applicationId],
			interviewId: [leaver.ids.interviewId],
			requestId: [leaver.ids.requestId],
			threadId: leaver.ids.threadIds,
			grievanceId: [leaver.ids.grievanceId],
			messageId: [leaver.ids.contactId],
			kind: ['advisory', 'investor', 'person'],
			professionId: ['39'],
			language: ['en'],
		}
		const everyone = async () => (await api.get('candidates')).body.details.total
		expect(await eventually(everyone, (total) => total === 2)).toBe(2)
		const before = await tracesInAnswers(api, markers, mine, readers, ids)
		expect(before.length).toBeGreaterThan(50)
		expect(await publicListings(api)).toContain(leaver.accountId)

		await askForErasure(api.db, leaver.accountId)
		expect(await eventually(everyone, (total) => total === 1)).toBe(1)
		expect(await publicListings(api)).not.toContain(leaver.accountId)
		const strangers = {
			'a visitor': null,
			'a guest': readers['a guest'],
			'the other person': readers['the other person'],
		}
		expect(await tracesInAnswers(api, markers, [1], strangers, ids)).toEqual([])

		await passDays(api, 5)
		await passDays(api, 3)
		await api.work()
		expect(await api.db.$count(sealedRecords)).toBe(1)
		const sealed = await tracesInTables(api, markers, mine)
		expect(sealed.filter((trace) => !trace.startsWith('sealed_records'))).toEqual([])
		expect(await tracesInFiles(api, markers, mine)).toEqual([])
		expect(await tracesInAnswers(api, markers, mine, readers, ids)).toEqual([])

		await passDays(api, 400)
		expect(await tracesInTables(api, markers, mine)).toEqual([])
		expect(await api.db.$count(sealedRecords)).toBe(0)
		expect((await api.db.select().from(erasures))[0]?.destroyedAt).not.toBeNull()
		expect((await verifyAuditLog(api.db)).problem).toBeUndefined()
		// The other person has lost nothing.
		const kept = new Set(await tracesInTables(api, markers, [4]))
		expect(kept.size).toBeGreaterThan(80)
	},
)

test(
	'the copy of a person holds all of their markers, and none of anybody else’s',
	{ timeout: 120_000 },
	async () => {
		await using api = await testApp()
		const { markers, leaver, stayer } = await twoPeople(api)
		const secret = new Set(
			rules.flatMap((rule) => (rule.secret ?? []).map((column) => `${nameOf(rule)}.${column.name}`)),
		)

		const { id } = await askForExport(api.db, stayer.accountId)
		const mails = await api.work()
		const me = await api.as({ id: stayer.accountId })
		const answer = await api.app.inject({ url: `/api/data-exports/${id}/file`, headers: me.headers })
		const stranger = await api.as({ id: leaver.accountId })

		const text = Object.values(unzipSync(answer.rawPayload))
			.map((bytes) => strFromU8(bytes))
			.join('\n')
		const found = markers.markersIn(text)
		const mine = new Set(found.filter(({ owner }) => owner === 4).map(({ field }) => field))
		const expected = [...markers.fields(4)].filter(
			(field) => !secret.has(field) && field !== 'data_exports.content',
		)
		expect(expected.filter((field) => !mine.has(field))).toEqual([])
		expect([...mine].filter((field) => secret.has(field))).toEqual([])
		expect(found.filter(({ owner }) => owner !== 4)).toEqual([])
		expect(mails.some(({ subject }) => subject === 'The copy of your data is ready')).toBe(true)
		expect((await stranger.get(`data-exports/${id}/file`)).status).toBe(404)
		expect((await api.get(`data-exports/${id}/file`)).status).toBe(401)
	},
)
