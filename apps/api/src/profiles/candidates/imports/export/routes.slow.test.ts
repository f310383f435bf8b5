import type { PersonRow } from '@profile-search/contract/profiles/imports/people'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createAccount, createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { readFile } from '#http/tables/reading/read-file.ts'
import { testApp } from '#test/portal.ts'
import { importFile } from '../import-file.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>

async function administratorOf(api: Api, email = 'office@portal.example') {
	const account = await createAccount(api.db, { isAdministrator: true, email })
	return { ...(await api.as(account)), id: account.id }
}

/** The bytes of an export, as a reader of this language gets them. */
async function download(api: Api, office: Caller, file: string, language = 'en') {
	const headers = { ...office.headers, cookie: `${office.cookie}; language=${language}` }
	const answer = await api.app.inject({ method: 'GET', url: `/api/admin/${file}`, headers })
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file}"`)
	return new Uint8Array(answer.rawPayload)
}

async function cellsIn(bytes: Uint8Array) {
	const rows: string[][] = []
	for await (const { cells } of await readFile(bytes)) rows.push(cells)
	return rows
}

/** A person with an account of this email. */
function person(api: Api, email: string, overrides: Parameters<typeof createCandidate>[1] = {}) {
	const { account, ...rest } = overrides
	return createCandidate(api.db, { ...rest, account: { ...account, email } })
}

test('an export holds whoever has agreed to be shown to members, without what profiles keep private', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	await person(api, 'public@example.com', { visibility: 'public', expectedPay: 500_000, isPayShown: true })
	await person(api, 'members@example.com', { expectedPay: 600_000 })
	await person(api, 'organisations@example.com', { visibility: 'approved_organisations' })
	for (const status of ['incomplete', 'pending', 'rejected', 'suspended', 'frozen'] as const)
		await person(api, `${status}@example.com`, { account: { status } })
	const hiding = await person(api, 'hiding@example.com')
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, domain: 'portal.example' })

	const bytes = await download(api, office, 'people.csv')
	const [header = [], ...rows] = await cellsIn(bytes)
	const text = new TextDecoder().decode(bytes)

	const inColumn = (name: string) => rows.map((cells) => cells[header.indexOf(name)])
	expect(inColumn('Email')).toEqual(['public@example.com', 'members@example.com'])
	expect(inColumn('Expected annual pay')).toEqual(['500000', ''])
	expect(header).not.toContain('Mobile number')
	expect(text).not.toMatch(/9876543210|1995-05-17/)
	const log = await api.db.select().from(auditLog)
	expect(log).toMatchObject([{ action: 'people_exported', actorId: office.id, facts: { people: 2 } }])
})

test('in every language and as both kinds of files, an export is imported elsewhere as it was, and known here', async () => {
	await using api = await testApp()
	await using other = await testApp()
	const office = await administratorOf(api)
	const elsewhere = await administratorOf(other)
	await person(api, 'asha@example.com', {
		headline: '=HYPERLINK("x")',
		summary: 'Two lines,\nand "quotes"',
		experienceMonths: 7,
		workModes: ['hybrid', 'remote'],
		fieldOfStudy: 'Nursing, general',
		noticeDays: 30,
	})
	await person(api, 'ravi@example.com', { account: { middleName: 'K.' }, professionId: null, skillIds: [] })

	for (const [language, file] of [
		['en', 'people.csv'],
		['hi', 'people.xlsx'],
		['mr', 'people.csv'],
	] as const) {
		const bytes = await download(api, office, file, language)
		const table = { kind: 'people' as const, name: file, bytes }
		expect(await importFile(api.db, api.files, office.id, table, null)).toMatchObject({
			rows: 2,
			faulty: 0,
			duplicates: 2,
		})
		expect(await importFile(other.db, other.files, elsewhere.id, table, null)).toMatchObject({
			rows: 2,
			faulty: 0,
			duplicates: 0,
		})
		const rows = await upload(other, elsewhere, table)
		expect(rows.flatMap(({ notes }) => notes)).toEqual([])
		expect(rows.map(({ person: found }) => found)).toMatchObject([
			{
				email: 'asha@example.com',
				headline: '=HYPERLINK("x")',
				summary: 'Two lines,\nand "quotes"',
				experienceMonths: 7,
				education: 6,
				workModes: ['hybrid', 'remote'],
				fieldOfStudy: 'Nursing, general',
				noticeDays: 30,
				names: { profession: expect.any(String), place: expect.any(String) },
			},
			{ email: 'ravi@example.com', middleName: 'K.', professionId: null, skills: [] },
		])
		expect(rows[0]?.person).toMatchObject({
			professionId: expect.any(Number),
			placeId: expect.any(Number),
			languages: [{ level: 5 }],
		})
	}
})

/** Uploads a file, and returns its rows as they were understood. */
async function upload(
	api: Api,
	office: Caller,
	{ name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
) {
	const body = new FormData()
	body.set('file', new File([bytes], name))
	const { id } = (await office.call('POST', 'admin/people-imports', body)).body.details
	await api.work()
	const rows: PersonRow[] = (await office.get(`admin/people-imports/${id}/rows`)).body.details.items
	return rows
}

test('a thousand people are exported in the order of their registration, each once', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	for (let at = 0; at < 1001; at++) await person(api, `person${at}@example.com`, { skillIds: [] })

	const [header = [], ...rows] = await cellsIn(await download(api, office, 'people.csv'))

	const emails = rows.map((cells) => cells[header.indexOf('Email')])
	expect(emails).toEqual(Array.from({ length: 1001 }, (_, at) => `person${at}@example.com`))
}, 60_000)
