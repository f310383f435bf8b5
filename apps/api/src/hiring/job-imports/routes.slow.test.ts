import type { ImportRow, JobImport } from '@profile-search/contract/hiring/drafts/job-imports'
import { jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createJob, createOrganisation, dayFromNow } from '@profile-search/db/testing/factories'
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>

const csv = (...lines: string[]) => lines.join('\r\n')
const nurse = (title: string, rest = '') => `${title},Nurse,Nagpur,Injections${rest}`
const head = 'Title,Profession,Town,Skills'

async function teamOf(api: Api) {
	const organisation = await createOrganisation(api.db)
	return { organisation, team: await api.as(organisation.owner) }
}

function upload({ call }: Caller, text: string | Uint8Array, name = 'jobs.csv') {
	const body = new FormData()
	body.set('file', new File([text as BlobPart], name))
	return call('POST', 'job-imports', body)
}

/** Uploads a file and waits until its rows are checked. */
async function read(api: Api, team: Caller, text: string | Uint8Array) {
	const { body } = await upload(team, text)
	await api.work()
	const path = `job-imports/${body.details.id}`
	const found: JobImport & { columns: unknown[] } = (await team.get(path)).body.details
	const rows: ImportRow[] = (await team.get(`${path}/rows`)).body.details.items
	return { path, found, rows }
}

const draftsOf = (api: Api, organisationId: string) =>
	api.db.select().from(jobs).where(eq(jobs.organisationId, organisationId)).orderBy(asc(jobs.title))

test('a file is understood row by row before anything is imported, with what is wrong in words', async () => {
	await using api = await testApp()
	const { organisation, team } = await teamOf(api)

	const { found, rows } = await read(
		api,
		team,
		csv(
			'\uFEFFपद;व्यवसाय;ठिकाणे;आवश्यक कौशल्ये;Pay from;Apply by;Shoe size',
			`Staff nurse;परिचारिका;नागपूर | Pune;"Injections
Kite flying";"₹ 25,000";31/12/2099;42`,
			'"Night, nurse";Nurze;Nowhere at all;Injections;plenty;soon;',
			';Nurse;Nagpur;Injections;;;',
		),
	)

	expect(found).toMatchObject({ state: 'ready', rows: 3, checked: 3, faulty: 2, imported: 0 })
	expect(found.columns).toEqual([
		{ name: 'पद', column: 'title' },
		{ name: 'व्यवसाय', column: 'profession' },
		{ name: 'ठिकाणे', column: 'places' },
		{ name: 'आवश्यक कौशल्ये', column: 'mustHaveSkills' },
		{ name: 'Pay from', column: 'payMin' },
		{ name: 'Apply by', column: 'closesOn' },
		{ name: 'Shoe size', column: null },
	])
	expect(rows[0]).toMatchObject({
		number: 2,
		state: 'ready',
		draft: {
			title: 'Staff nurse',
			payMin: 25_000,
			closesOn: '2099-12-31',
			mustHaveSkills: ['Injections', 'Kite flying'],
			names: { profession: 'Nurse', places: expect.arrayContaining(['Nagpur', 'Pune']) },
		},
		problems: [],
	})
	expect(rows[0]?.notes.map(({ column, message }) => [column, message])).toEqual(
		expect.arrayContaining([
			['mustHaveSkills', '“Kite flying” is a new skill.'],
			['description', 'Please describe the work.'],
			['closesOn', 'Please choose a day from today to 365 days ahead.'],
		]),
	)
	expect(rows[1]).toMatchObject({ state: 'faulty', title: 'Night, nurse' })
	expect(rows[1]?.problems).toEqual([
		{ column: 'payMin', value: 'plenty', message: 'Please enter a number, such as 25000.' },
		{ column: 'closesOn', value: 'soon', message: 'Please enter a date.' },
	])
	expect(rows[1]?.notes).toContainEqual({
		column: 'profession',
		value: 'Nurze',
		message: '“Nurze” is not in the list, so it is left out. Did you mean “Nurse”?',
	})
	expect(rows[2]?.problems).toEqual([{ column: 'title', value: '', message: 'Please enter the job title.' }])
	expect(await draftsOf(api, organisation.id)).toEqual([])
	expect(await api.files.exists('import')).toBe(false)
})

test('columns that were not recognised are matched by hand, and the rows checked again', async () => {
	await using api = await testApp()
	const { team } = await teamOf(api)
	const { path, found } = await read(api, team, csv('What,Where', 'Nurse for nights,Nagpur'))

	expect(found).toMatchObject({ faulty: 1, columns: [{ column: null }, { column: null }] })
	const twice = await team.put(`${path}/columns`, { columns: ['title', 'title'] })
	await team.put(`${path}/columns`, { columns: ['title', 'places'] })
	await api.work()
	const rows = (await team.get(`${path}/rows`)).body.details.items

	expect(twice.body.fields).toEqual({ columns: 'Two columns cannot mean the same.' })
	expect((await team.get(path)).body.details).toMatchObject({ state: 'ready', faulty: 0 })
	expect(rows).toMatchObject([{ title: 'Nurse for nights', draft: { names: { places: ['Nagpur'] } } }])
})

test('probable duplicates are found in the portal and in the file, and left out unless they are wanted', async () => {
	await using api = await testApp()
	const { organisation, team } = await teamOf(api)
	const mine = { organisationId: organisation.id, professionId: 1, placeIds: [3] }
	const here = await createJob(api.db, { ...mine, title: 'Staff Nurse', status: 'draft' })
	const known = await createJob(api.db, { ...mine, title: 'Other', externalId: 'R-1' })
	await createJob(api.db, { ...mine, title: 'Night nurse', status: 'closed' })
	await createJob(api.db, { title: 'Head nurse', placeIds: [3] })

	const { path, found, rows } = await read(
		api,
		team,
		csv(
			`${head},Reference`,
			nurse('staff nurse', ','),
			nurse('Renamed since', ',R-1'),
			nurse('Night nurse', ','),
			nurse('Head nurse', ','),
			nurse('Head nurse', ','),
			nurse('Head nurse', ',R-2'),
		),
	)
	await team.post(`${path}/start`, {})
	await api.work()

	expect(found).toMatchObject({ faulty: 0, duplicates: 3 })
	expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual([
		{ jobId: here.id, row: null, title: 'Staff Nurse' },
		{ jobId: known.id, row: null, title: 'Other' },
		null,
		null,
		{ jobId: null, row: 5, title: 'Head nurse' },
		null,
	])
	expect((await team.get(path)).body.details).toMatchObject({ state: 'done', imported: 3 })
	const drafts = await draftsOf(api, organisation.id)
	expect(drafts.filter(({ status }) => status === 'draft').map(({ title }) => title)).toEqual([
		'Head nurse',
		'Head nurse',
		'Night nurse',
		'Staff Nurse',
	])
})

test('an import that is stopped or killed goes on without importing a row twice', async () => {
	await using api = await testApp()
	const { organisation, team } = await teamOf(api)
	const { path } = await read(
		api,
		team,
		csv(head, ...Array.from({ length: 600 }, (_, at) => nurse(`Nurse ${at}`))),
	)

	await team.post(`${path}/start`, {})
	const stopped = await team.post(`${path}/stop`)
	await api.work()
	const none = await api.db.$count(jobs, eq(jobs.organisationId, organisation.id))
	// The database fails in the middle of the second batch, as when the machine is lost.
	await api.db.execute(sql`create function break_down() returns trigger language plpgsql as $$
		begin if new.title = 'Nurse 400' then raise exception 'lost'; end if; return new; end $$`)
	await api.db.execute(
		sql`create trigger break_down before insert on jobs for each row execute function break_down()`,
	)
	await team.post(`${path}/start`, {})
	await api.work().catch(() => {})
	const midway = (await team.get(path)).body.details
	await api.db.execute(sql`drop trigger break_down on jobs`)
	await team.post(`${path}/stop`)
	await team.post(`${path}/start`, {})
	await api.work()

	expect(stopped.status).toBe(200)
	expect(none).toBe(0)
	expect(midway).toMatchObject({ state: 'importing', imported: 250 })
	expect((await team.get(path)).body.details).toMatchObject({ state: 'done', imported: 600 })
	const titles = (await draftsOf(api, organisation.id)).map(({ title }) => title)
	expect(titles).toHaveLength(600)
	expect(new Set(titles).size).toBe(600)
	expect((await team.post(`${path}/start`, {})).status).toBe(409)
})

test('an import is undone for a week; what was changed, published or deleted since is left as it is', async () => {
	await using api = await testApp()
	const { organisation, team } = await teamOf(api)
	const { path } = await read(
		api,
		team,
		csv(head, nurse('As it was'), nurse('Changed'), nurse('Deleted'), nurse('Published')),
	)
	await team.post(`${path}/start`, {})
	await api.work()
	const [, changed, deleted, published] = await draftsOf(api, organisation.id)
	const { draft, version } = (await team.get(`jobs/${changed?.id}/draft`)).body.details
	await team.put(`jobs/${changed?.id}`, { ...draft, version, publish: false, title: 'Changed by hand' })
	await team.call('DELETE', `jobs/${deleted?.id}`)
	await api.db
		.update(jobs)
		.set({ status: 'open', publishedAt: new Date() })
		.where(eq(jobs.id, published?.id ?? ''))

	await team.post(`${path}/undo`)
	await api.work()

	expect((await team.get(path)).body.details).toMatchObject({ state: 'undone', undone: 2, kept: 2 })
	expect((await draftsOf(api, organisation.id)).map(({ title }) => title)).toEqual([
		'Changed by hand',
		'Published',
	])
	const kept = (await team.get(`${path}/rows?only=kept`)).body.details.items
	expect(kept.map(({ jobId }: ImportRow) => jobId)).toEqual([changed?.id, published?.id])
	const actions = await api.db
		.select({ action: auditLog.action, facts: auditLog.facts })
		.from(auditLog)
		.where(and(eq(auditLog.subjectId, organisation.id), sql`${auditLog.action} like 'jobs_import%'`))
	expect(actions).toEqual([
		{ action: 'jobs_imported', facts: { file: 'jobs.csv', jobs: 4 } },
		{ action: 'jobs_import_undone', facts: { file: 'jobs.csv', deleted: 2, kept: 2 } },
	])
})

test('after a week an import cannot be undone, and after a month it is not listed', async () => {
	await using api = await testApp()
	const { team } = await teamOf(api)
	const { path } = await read(api, team, csv(head, nurse('Staff nurse')))
	await team.post(`${path}/start`, {})
	await api.work()

	await api.db.update(jobImports).set({ startedAt: sql`now() - interval '8 days'` })
	const late = await team.post(`${path}/undo`)
	await api.db.update(jobImports).set({ createdAt: sql`now() - interval '31 days'` })

	expect(late.status).toBe(409)
	expect((await team.get(path)).status).toBe(404)
	expect((await team.get('job-imports')).body.details.items).toEqual([])
})

test('a file of the wrong kind is refused with what to do about it', async () => {
	await using api = await testApp()
	const { team } = await teamOf(api)
	const latin = new Uint8Array([...Buffer.from('Title\nCaf'), 0xe9])
	const utf16 = new Uint8Array(Buffer.from('\uFEFFTitle\nNurse', 'utf16le'))
	const oldExcel = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

	for (const bytes of [latin, utf16])
		expect((await upload(team, bytes)).body.fields.file).toMatch('not in UTF-8')
	expect((await upload(team, oldExcel)).body.fields.file).toMatch('.xlsx or CSV')
	expect((await read(api, team, csv(head, '"Nurse,open'))).found).toMatchObject({
		state: 'failed',
		problem: expect.stringMatching(/^Row 2 cannot be read/),
	})
	expect((await read(api, team, head)).found.problem).toMatch('no rows')
})

test('an exported file is imported as equal drafts, whatever its kind and the language of its reader', async () => {
	await using api = await testApp()
	const { team } = await teamOf(api)
	const other = await teamOf(api)
	const draft = {
		title: '=HYPERLINK("x")',
		description: 'You care for people.\n\n- by night, and "by day"',
		professionId: 1,
		employmentType: 'part_time',
		workMode: 'hybrid',
		placeIds: [2, 3],
		mustHaveSkills: ['Injections', 'A skill, with a comma'],
		niceToHaveSkills: ['Kites, red'],
		experienceMinMonths: 7,
		experienceMaxMonths: 30,
		education: 5,
		languages: [
			{ code: 'hi', level: 4 },
			{ code: 'mr', level: null },
		],
		payMin: 20_000,
		payMax: 30_000,
		payPeriod: 'day',
		startInDays: 14,
		openings: 3,
		closesOn: dayFromNow(40),
		applyRoute: 'mail',
		applyTo: 'jobs@example.com',
		isBlind: true,
		publish: false,
	}
	const sparse = { title: '-2 years', closesOn: dayFromNow(3), publish: false }
	for (const each of [draft, sparse]) expect((await team.post('jobs', each)).status).toBe(200)

	const kinds = [
		['csv', 'en'],
		['xlsx', 'hi'],
		['csv', 'mr'],
	] as const
	for (const [kind, language] of kinds) {
		const headers = { ...team.headers, cookie: `${team.cookie}; language=${language}` }
		const file = await api.app.inject({ url: `/api/organisations/me/jobs.${kind}`, headers })
		const { path, found } = await read(api, other.team, new Uint8Array(file.rawPayload))
		expect(found).toMatchObject({ rows: 2, faulty: 0 })
		await other.team.post(`${path}/start`, { withDuplicates: true })
		await api.work()
		const made = await draftsOf(api, other.organisation.id)
		const [copied, plain] = await Promise.all(
			made.toReversed().map(async ({ id }) => (await other.team.get(`jobs/${id}/draft`)).body.details.draft),
		)
		const { publish: _, ...wanted } = draft
		expect(copied).toMatchObject({
			...wanted,
			placeIds: expect.arrayContaining(wanted.placeIds),
			mustHaveSkills: expect.arrayContaining(wanted.mustHaveSkills),
			languages: expect.arrayContaining(wanted.languages),
		})
		expect(plain).toMatchObject({ title: '-2 years', closesOn: sparse.closesOn, placeIds: [], payMin: null })
		await api.db.delete(jobs).where(eq(jobs.organisationId, other.organisation.id))
	}
	const exports = await api.db.select().from(auditLog).where(eq(auditLog.action, 'jobs_exported'))
	expect(exports.map(({ facts }) => facts)).toEqual(kinds.map(() => ({ jobs: 2 })))
})
