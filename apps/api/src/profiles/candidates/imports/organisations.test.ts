import type { ImportKind, PeopleImport, PersonRow } from '@profile-search/contract/profiles/imports/people'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createOrganisation, known } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<Api['as']>>

const csv = (...lines: string[]) => new Uint8Array(Buffer.from(lines.join('\r\n')))
const head = 'Company,Type,Sector,Employees,First name,Last name,Email'
const email = 'meera@example.com'
const password = 'Secret1!'

async function administratorOf(api: Api) {
	return api.as(await createAccount(api.db, { isAdministrator: true }))
}

/** Uploads a file and waits until its rows are checked. */
async function read(
	api: Api,
	office: Caller,
	bytes: Uint8Array<ArrayBuffer>,
	{ name = 'organisations.csv', kind = 'organisations' }: { name?: string; kind?: ImportKind } = {},
) {
	const body = new FormData()
	body.set('kind', kind)
	body.set('file', new File([bytes], name))
	const uploaded = await office.call('POST', 'admin/people-imports', body)
	await api.work()
	const path = `admin/people-imports/${uploaded.body.details.id}`
	const found: PeopleImport = (await office.get(path)).body.details
	const rows: PersonRow[] = (await office.get(`${path}/rows`)).body.details.items
	return { path, found, rows }
}

/** Invites the person who looks after one organisation. Returns the link of the email, and its text. */
async function invite(api: Api) {
	const office = await administratorOf(api)
	const line = `Sahyadri Works,Company,Metalworking,120,Meera,Rao,${email},Pune,https://sahyadri.example`
	const { path } = await read(api, office, csv(`${head},Town,Website`, line))
	await office.post(`${path}/start`, { source: 'The chamber of Pune', language: 'en' })
	const [mail] = await api.work()
	const token = /join\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
	return { office, path, mail, link: `people-invitations/${token}` }
}

test('a file of organisations is understood row by row, with what is wrong in words', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)

	const { found, rows } = await read(
		api,
		office,
		csv(
			'संस्था;प्रकार;काम का क्षेत्र;Employees;Founded;Web;शहर;मोबाइल;पहला नाम;सरनेम;ईमेल;Shoe size',
			'Sahyadri Works;कंपनी;Metalworking;120;1987;https://sahyadri.example;नागपूर;098765 43210;Meera;Rao;Meera@Example.com;42',
			'Seva;Trust;Health;1–10;once;sahyadri;Nowhere at all;12;Om;Rao;om@example.com;',
			'Lacking;Circus;;many;;;;;;;om at home;',
		),
	)

	expect(found).toMatchObject({ kind: 'organisations', state: 'ready', rows: 3, faulty: 1, duplicates: 0 })
	expect(rows[0]).toMatchObject({
		state: 'ready',
		problems: [],
		notes: [],
		person: { firstName: 'Meera', lastName: 'Rao', email, mobileNumber: null },
		organisation: {
			name: 'Sahyadri Works',
			kind: 'company',
			size: '51-200',
			foundedYear: 1987,
			website: 'https://sahyadri.example',
			place: 'Nagpur',
			mobileNumber: '9876543210',
			about: null,
		},
	})
	expect(rows[1]).toMatchObject({
		problems: [],
		organisation: { kind: 'ngo', size: '1-10', foundedYear: null, website: null, placeId: null },
	})
	expect(rows[1]?.notes.map(({ column }) => column).toSorted()).toEqual([
		'foundedYear',
		'mobileNumber',
		'place',
		'website',
	])
	expect(rows[2]?.problems).toMatchObject([
		{ column: 'kind', value: 'Circus', message: 'Please choose the type of organisation.' },
		{ column: 'industry', message: 'Please enter the field of work.' },
		{ column: 'size', value: 'many', message: 'Please choose the size.' },
		{ column: 'firstName' },
		{ column: 'lastName' },
		{ column: 'email' },
	])
	expect(await api.db.$count(organisations)).toBe(0)
})

test('columns are matched by hand to those of organisations, and what nobody can be invited without is asked for', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	const { path, found } = await read(api, office, csv('A,B,C,D,E,F,G', `Seva,NGO,Health,7,Om,Rao,${email}`))

	const columns = ['name', 'kind', 'industry', 'size', 'firstName', 'lastName']
	const lacking = await office.put(`${path}/columns`, { columns: [...columns, 'headline'] })
	await office.put(`${path}/columns`, { columns: [...columns, 'email'] })
	await api.work()

	expect(found).toMatchObject({ faulty: 1 })
	expect(lacking.body.fields.columns).toMatch(/^Please choose which columns are the organisation/)
	expect((await office.get(path)).body.details).toMatchObject({ state: 'ready', faulty: 0 })
})

test('whoever looks after an organisation that is here, or in an earlier row, gets no mail', async () => {
	await using api = await testApp()
	const office = await administratorOf(api)
	await createOrganisation(api.db, { name: 'Anand Mills', placeId: known.place })
	await createOrganisation(api.db, { name: 'Deccan', mobileNumber: '+919876543210' })
	await createAccount(api.db, { email: 'here@example.com' })

	const { found, rows } = await read(
		api,
		office,
		csv(
			`${head},Mobile`,
			'ANAND MILLS,Company,Textiles,7,A,A,a@example.com,',
			'Deccan Code,Company,Software,7,B,B,b@example.com,98765 43210',
			'Seva,NGO,Health,7,C,C,c@example.com,',
			'seva,NGO,Health,7,D,D,d@example.com,',
			'Other,NGO,Health,7,E,E,here@example.com,',
		),
	)

	expect(rows.map(({ known: why, knownRow }) => [why, knownRow])).toEqual([
		['organisation', null],
		['organisation', null],
		[null, null],
		['row', 4],
		['account', null],
	])
	expect(found).toMatchObject({ faulty: 0, duplicates: 4 })
})

test('an organisation is nowhere before its contact accepts, and then waits for them and for an approver', async () => {
	await using api = await testApp({ matching: true })
	const { office, path, mail, link } = await invite(api)

	const shown = await api.get(link)
	expect(mail?.to?.[0]?.address).toBe(email)
	expect(mail?.subject).toContain('Sahyadri Works')
	expect(mail?.text).toContain('The chamber of Pune')
	expect(mail?.text).toContain('Field of work')
	expect(shown.body.details).toMatchObject({
		person: { firstName: 'Meera', email },
		organisation: { name: 'Sahyadri Works', place: 'Pune' },
	})
	expect(await api.db.$count(organisations)).toBe(0)
	expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(0)

	const consent = { noticeVersion: 1, language: 'en', isAdult: true, purposes: [] }
	const accepted = await api.post(`${link}/accept`, { password, consent })

	expect(accepted.body).toMatchObject({
		errorCode: 0,
		details: { user_type: 'employer', status: 'incomplete' },
	})
	const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
	const owner = await api.as({ id: account?.id ?? '' })
	const begun = (await owner.get('organisations/me')).body.details
	expect(begun).toMatchObject({
		name: 'Sahyadri Works',
		size: '51-200',
		about: '',
		mobileNumber: null,
		place: 'Pune',
		status: 'incomplete',
	})
	expect((await api.get('organisations')).body.details.total).toBe(0)
	expect((await api.get(`organisations/${begun.id}`)).status).toBe(404)

	const whole = { ...begun, about: 'Makes gates.', mobileNumber: '9811111111' }
	expect((await owner.put('organisations/me', whole)).body.details).toMatchObject({ status: 'pending' })
	expect((await office.get(path)).body.details).toMatchObject({ invited: 1, accepted: 1 })
})

test('undone, an import of organisations leaves nothing; declined, it asks nobody again', async () => {
	await using api = await testApp()
	const first = await invite(api)

	expect((await first.office.post(`${first.path}/undo`)).body.errorCode).toBe(0)
	expect((await api.post(`${first.link}/accept`, { password })).status).toBe(404)
	const second = await invite(api)
	expect((await api.post(`${second.link}/decline`)).body.errorCode).toBe(0)
	const third = await invite(api)

	expect(third.mail).toBeUndefined()
	expect(await api.db.$count(organisations)).toBe(0)
})

test('in every language and as both kinds of files, an export is imported elsewhere as it was, and known here', async () => {
	await using api = await testApp()
	await using other = await testApp()
	const [office, elsewhere] = [await administratorOf(api), await administratorOf(other)]
	const sizes = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const
	const kinds = ['company', 'association', 'government', 'education', 'ngo'] as const
	for (const [at, size] of sizes.entries())
		await createOrganisation(api.db, {
			name: `Organisation ${at}, Pune`,
			kind: kinds[at],
			size,
			foundedYear: 1990 + at,
			website: 'https://one.example',
			placeId: known.place,
			owner: { firstName: 'Meera', lastName: 'Rao', email: `meera${at}@example.com` },
		})

	for (const [language, name] of [
		['en', 'organisations.csv'],
		['hi', 'organisations.xlsx'],
		['mr', 'organisations.csv'],
	] as const) {
		const headers = { ...office.headers, cookie: `${office.cookie}; language=${language}` }
		const { rawPayload } = await api.app.inject({ url: `/api/admin/${name}`, headers })
		const bytes = new Uint8Array(rawPayload)
		const here = await read(api, office, bytes, { name })
		const there = await read(other, elsewhere, bytes, { name })

		expect(here.found).toMatchObject({ rows: 5, faulty: 0, duplicates: 5 })
		expect(there.found).toMatchObject({ rows: 5, faulty: 0, duplicates: 0 })
		expect(there.rows.flatMap(({ notes }) => notes)).toEqual([])
		expect(there.rows.map(({ organisation, person }) => ({ ...organisation, ...person }))).toMatchObject(
			sizes.map((size, at) => ({
				size,
				kind: kinds[at],
				foundedYear: 1990 + at,
				email: `meera${at}@example.com`,
			})),
		)
		expect(there.rows[0]?.organisation).toMatchObject({
			name: 'Organisation 0, Pune',
			placeId: known.place,
		})
	}
})
