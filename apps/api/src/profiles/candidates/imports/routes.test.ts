import type { PeopleImport, PersonRow } from '@profile-search/contract/profiles/imports/people'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { peopleImportRows, peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { createAccount, createCandidate } from '@profile-search/db/testing/factories'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { inviteNext } from './invite-rows.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>

const csv = (...lines: string[]) => lines.join('\r\n')
const head = 'First name,Last name,Email'
const start = { source: 'The fair of Nagpur', language: 'mr' }

async function administratorOf(api: Api) {
	return api.as(await createAccount(api.db, { isAdministrator: true }))
}

/** Uploads a file and waits until its rows are checked. */
async function read(api: Api, office: Caller, text: string) {
	const body = new FormData()
	body.set('file', new File([text], 'people.csv'))
	const uploaded = await office.call('POST', 'admin/people-imports', body)
	await api.work()
	const path = `admin/people-imports/${uploaded.body.details.id}`
	const found: PeopleImport & { columns: unknown[] } = (await office.get(path)).body.details
	const rows: PersonRow[] = (await office.get(`${path}/rows`)).body.details.items
	return { id: found.id, path, found, rows }
}

test('a file is understood row by row before anybody is invited, with what is wrong in words', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)

	const { found, rows } = await read(
		api,
		office,
		csv(
			'\uFEFFपहला नाम;आडनाव;E-mail;मोबाइल;Profession;Key skills;अनुभव;Town;Qualification;Languages;DOB;Shoe size',
			'Asha;Kulkarni;Asha@Example.com;098765 43210;परिचारिका;"Injections|Kite flying";2.5;नागपूर;Diploma;Marathi (C2), Hindi;31/12/1990;42',
			'Ravi;;ravi at home;12;Nurze;;plenty;Nowhere at all;;;;',
			'Mina;Rao;mina@example.com;;;;;;;;2020-01-01;',
		),
	)

	expect(found).toMatchObject({ state: 'ready', rows: 3, checked: 3, faulty: 2, duplicates: 0, invited: 0 })
	expect(found.columns).toContainEqual({ name: 'Shoe size', column: null })
	expect(rows[0]).toMatchObject({
		number: 2,
		state: 'ready',
		problems: [],
		person: {
			firstName: 'Asha',
			lastName: 'Kulkarni',
			email: 'asha@example.com',
			mobileNumber: '9876543210',
			skills: ['Injections', 'Kite flying'],
			experienceMonths: 30,
			education: 5,
			birthDate: '1990-12-31',
			names: { profession: 'Nurse', place: 'Nagpur', languages: ['Marathi', 'Hindi'] },
		},
	})
	expect(rows[0]?.notes.map(({ message }) => message)).toEqual(['“Kite flying” is a new skill.'])
	expect(rows[1]?.problems.map(({ column }) => column)).toEqual(['lastName', 'email'])
	expect(rows[1]?.notes).toContainEqual({
		column: 'profession',
		value: 'Nurze',
		message: '“Nurze” is not in the list, so it is left out. Did you mean “Nurse”?',
	})
	expect(rows[2]?.problems).toEqual([
		{ column: 'birthDate', value: '2020-01-01', message: 'Accounts are for people aged 18 and over.' },
	])
	expect(await api.db.$count(accounts)).toBe(1)
	expect(await api.db.$count(candidates)).toBe(0)
	expect(await api.files.exists('import')).toBe(false)
})

test('columns that were not recognised are matched by hand, and the rows checked again', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	const { path, found } = await read(api, office, csv('A,B,C', 'Asha,Kulkarni,asha@example.com'))

	const lacking = await office.put(`${path}/columns`, { columns: ['firstName', 'lastName', null] })
	await office.put(`${path}/columns`, { columns: ['firstName', 'lastName', 'email'] })
	await api.work()

	expect(found).toMatchObject({ faulty: 1 })
	expect(lacking.body.fields.columns).toMatch(/^Please choose which columns/)
	expect((await office.get(path)).body.details).toMatchObject({ state: 'ready', faulty: 0 })
})

test('whoever has an account, is in an earlier row or was invited already gets no mail', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	await createAccount(api.db, { email: 'here@example.com' })
	const person = await createCandidate(api.db)
	await api.db
		.update(candidates)
		.set({ mobileNumber: '+919876543210' })
		.where(eq(candidates.accountId, person.id))
	const first = await read(api, office, csv(head, 'Anil,Rao,anil@example.com'))
	await office.post(`${first.path}/start`, start)
	await api.work()

	const { path, rows, found } = await read(
		api,
		office,
		csv(
			`${head},Mobile`,
			'A,A,here@example.com,',
			'B,B,b@example.com,98765 43210',
			'C,C,c@example.com,',
			'D,D,C@example.com,',
			'E,E,anil@example.com,',
		),
	)
	await office.post(`${path}/start`, start)
	const mails = await api.work()

	expect(rows.map(({ known, knownRow }) => [known, knownRow])).toEqual([
		['account', null],
		['mobile', null],
		[null, null],
		['row', 4],
		['invited', null],
	])
	expect(found).toMatchObject({ faulty: 0, duplicates: 4 })
	expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['c@example.com'])
})

test('an import that is stopped or killed goes on without writing to anybody twice', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	const people = Array.from({ length: 700 }, (_, at) => `Asha,Kulkarni,asha${at}@example.com`)
	const { id, path } = await read(api, office, csv(head, ...people))

	await api.db.update(peopleImports).set({ state: 'importing' }).where(eq(peopleImports.id, id))
	expect(await inviteNext(api.db, id)).toBe(true)
	expect((await office.get(path)).body.details).toMatchObject({ state: 'importing', invited: 600 })
	expect((await office.post(`${path}/stop`)).body.message).toBe('No more invitations are being sent.')
	expect(await inviteNext(api.db, id)).toBe(false)
	expect((await office.post(`${path}/stop`)).status).toBe(409)
	await api.db.update(peopleImports).set({ state: 'importing' }).where(eq(peopleImports.id, id))
	expect(await inviteNext(api.db, id)).toBe(false)

	expect((await office.get(path)).body.details).toMatchObject({ state: 'done', invited: 700 })
	const { rows } = await api.db.execute<{ amount: number }>(
		sql`select count(*)::int as amount from graphile_worker.jobs where task_identifier = 'mail_people_invitation'`,
	)
	expect(rows).toEqual([{ amount: 700 }])
})

test('for a week an import is undone: open links are void, rows are gone, and each step is on record', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	const { path } = await read(
		api,
		office,
		csv(head, 'Asha,Kulkarni,asha@example.com', 'Ravi,,ravi@example.com'),
	)
	await office.post(`${path}/start`, start)
	const [mail] = await api.work()
	const token = /join\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

	expect((await api.get(`people-invitations/${token}`)).status).toBe(200)
	expect((await office.post(`${path}/undo`)).body.errorCode).toBe(0)

	expect((await api.get(`people-invitations/${token}`)).status).toBe(404)
	expect((await api.post(`people-invitations/${token}/decline`)).status).toBe(404)
	expect((await office.get(path)).body.details).toMatchObject({ state: 'undone', invited: 1, undone: 1 })
	expect(await api.db.$count(peopleImportRows)).toBe(0)
	expect((await office.post(`${path}/undo`)).status).toBe(409)
	const written = await api.db
		.select({ action: auditLog.action, facts: auditLog.facts })
		.from(auditLog)
		.orderBy(asc(auditLog.id))
	expect(written).toEqual([
		{
			action: 'people_import_started',
			facts: { file: 'people.csv', kind: 'people', source: start.source, rows: 2 },
		},
		{ action: 'people_imported', facts: { file: 'people.csv', source: start.source, invited: 1 } },
		{ action: 'people_import_undone', facts: { file: 'people.csv', undone: 1, accepted: 0 } },
	])
})

test('after a week an import cannot be undone; deleted, it takes its open invitations along', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	const { id, path } = await read(api, office, csv(head, 'Asha,Kulkarni,asha@example.com'))
	await office.post(`${path}/start`, start)
	await api.work()
	const eightDaysAgo = sql<Date>`now() - interval '8 days'`
	await api.db.update(peopleImports).set({ startedAt: eightDaysAgo }).where(eq(peopleImports.id, id))

	expect((await office.post(`${path}/undo`)).body.message).toMatch(/^This import can no longer be undone/)
	expect((await office.call('DELETE', path)).body.errorCode).toBe(0)
	expect(await api.db.$count(peopleImportRows)).toBe(0)
	expect((await office.get(path)).status).toBe(404)
})
