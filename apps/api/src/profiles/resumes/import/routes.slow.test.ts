import { biggestResume } from '@profile-search/contract/profiles/imports/resume-import'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { makeDocx, makeLinkedinExport, makePdf } from '@profile-search/resume/testing-files'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { sendResume } from './testing.ts'

const lines = [
	'Asha Kulkarni',
	'Staff nurse in medical wards',
	'Nashik | asha@example.com | 91234 56780',
	'Work experience',
	'Head Nurse, Godavari Hospital, Nashik',
	'Apr 2022 – Present',
	'Skills',
	'patient care, Tally prime bookkeeping, Excel',
	'Languages: Marathi (C1), Hindi',
	'Hobbies',
	'Trekking',
]
const json = JSON.stringify({
	basics: { name: 'Asha Kulkarni', label: 'Staff nurse in medical wards', location: { city: 'Nashik' } },
	work: [{ name: 'Godavari Hospital', position: 'Head Nurse', startDate: '2022-04' }],
	skills: [{ name: 'Patient Care' }],
})

test('what a résumé only implies is suggested, unless its list of skills or the profile has it', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const resume = [
		'Asha Kulkarni',
		'Work experience',
		'Dialysis Nurse, Godavari Hospital, Nashik',
		'Apr 2022 – Present',
		'Needled fistulas of twelve people a night.',
		'Skills',
		'Excel',
	]

	const { details } = (await sendResume(api, me, resume.join('\n'))).body
	const named = (list: { name: string }[]) => list.map(({ name }) => name)

	expect(details.suggestedSkills).toContainEqual({
		name: 'AV Fistula Cannulation',
		quote: 'Needled fistulas of twelve people a night.',
	})
	expect(named(details.skills)).toEqual(['MS Excel'])
	expect(named(details.suggestedSkills)).not.toContain('MS Excel')
})

test('each kind of file is read and compared with the profile', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db, { summary: 'As before.' }))
	const pdf = await makePdf([lines.map((text, at) => ({ text, x: 50, y: 50 + at * 14 }))])

	for (const [source, bytes] of [
		['pdf', pdf],
		['docx', await makeDocx(lines)],
		['text', lines.join('\n')],
		['json_resume', json],
	] as const) {
		const { status, body } = await sendResume(api, me, bytes)

		expect(status, source).toBe(200)
		expect(body.details, source).toMatchObject({
			source,
			person: { name: 'Asha Kulkarni' },
			workEntries: [
				{
					read: {
						title: 'Head Nurse',
						organisationName: 'Godavari Hospital',
						startedOn: '2022-04-01',
						endedOn: null,
					},
					isThere: false,
				},
			],
		})
		expect(body.details.fields).toContainEqual({
			name: 'headline',
			value: 'Staff nurse in medical wards',
			read: 'Staff nurse in medical wards',
			present: 'Software developer',
			isThere: false,
		})
		expect(body.details.skills).toContainEqual({
			name: 'Patient Care',
			level: null,
			years: null,
			isKnown: true,
			present: null,
		})
	}
	expect((await sendResume(api, me, makeLinkedinExport())).body.details).toMatchObject({
		source: 'linkedin',
		person: { email: 'priya@example.com' },
	})
	expect((await me.get('candidates/me')).body.details).toMatchObject({
		headline: 'Software developer',
		workEntries: [],
	})
})

test('what is there already is marked, and what is not understood is kept', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, {
		mobileNumber: '9123456780',
		headline: 'Staff nurse in medical wards',
	})
	await createWorkEntry(api.db, {
		candidateId: person.id,
		title: 'Head nurse',
		organisationName: 'GODAVARI HOSPITAL',
		startedOn: '2022-04-15',
	})

	const { details } = (await sendResume(api, await api.as(person), lines.join('\n'))).body

	expect(
		details.fields.map(({ name, isThere }: { name: string; isThere: boolean }) => [name, isThere]),
	).toEqual([
		['headline', true],
		['mobileNumber', true],
		['placeId', false],
		['professionId', false],
		['experienceMonths', false],
	])
	expect(details.workEntries).toMatchObject([{ isThere: true }])
	expect(details.languages).toEqual([
		{ code: 'mr', name: 'Marathi', level: 5, present: null },
		{ code: 'hi', name: 'Hindi', level: null, present: { level: 5 } },
	])
	expect(details.skills).toMatchObject([
		{ name: 'Patient Care', isKnown: true },
		{ name: 'Tally prime bookkeeping', isKnown: false },
		{ name: 'MS Excel', isKnown: true },
	])
	expect(details.notUnderstood).toEqual(['Hobbies', 'Trekking'])
})

test('exactly what was chosen is imported, and nothing is overwritten without consent', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	const person = await createCandidate(api.db, {
		summary: 'As before.',
		address: 'Old road 1',
		links: ['https://a.example.com/'],
	})
	await createWorkEntry(api.db, { candidateId: person.id, startedOn: '2015-01-01' })
	const me = await api.as(person)
	const before = (await me.get('candidates/me')).body.details

	const answer = await me.post('resume-import/take', {
		fields: { headline: 'Matron', placeId: 4 },
		links: ['https://b.example.com/'],
		workEntries: [{ title: 'Nurse', organisationName: 'green fields', startedOn: '2020-01-01' }],
		educationEntries: [{ institution: 'Fergusson College', degree: 'B.Sc.', endedOn: '2018-01-01' }],
		skills: [{ name: 'excel', level: 2 }, { name: 'Bee keeping' }, { name: 'MS Excel', level: 4 }],
		languages: [{ code: 'mr', level: 6 }],
	})

	expect(answer.body).toMatchObject({ errorCode: 0, details: { taken: 9 } })
	const after = (await me.get('candidates/me')).body.details
	const taken = [
		'headline',
		'placeId',
		'place',
		'links',
		'skills',
		'languages',
		'workEntries',
		'educationEntries',
		'workedMonths',
	]
	const untouched = (profile: object) =>
		Object.fromEntries(Object.entries(profile).filter(([key]) => !taken.includes(key)))
	expect(untouched(after)).toEqual(untouched(before))
	expect(after).toMatchObject({
		headline: 'Matron',
		place: 'Nashik',
		links: ['https://a.example.com/', 'https://b.example.com/'],
		workEntries: [{ title: 'Nurse', confirmation: 'claimed', isRegistered: true }, { title: 'Developer' }],
		educationEntries: [{ degree: 'B.Sc.' }],
		languages: [
			{ code: 'mr', level: 6 },
			{ code: 'hi', level: 5 },
		],
	})
	expect(
		after.skills.filter(({ name }: { name: string }) =>
			before.skills.every((old: { name: string }) => old.name !== name),
		),
	).toMatchObject([
		{ name: 'MS Excel', level: 2 },
		{ name: 'Bee keeping', level: null },
	])
	expect((await (await api.as(organisation.owner)).get('employments')).body.details.total).toBe(1)
})

test('a skill that is there already keeps what the file does not state', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db, { skillIds: [2] }))

	await me.post('resume-import/take', { skills: [{ name: 'MS Excel', years: 4 }] })

	expect((await me.get('candidates/me')).body.details.skills).toMatchObject([
		{ name: 'MS Excel', level: 3, years: 4 },
	])
})

test('a choice is imported as a whole or not at all', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const work = { title: 'Nurse', organisationName: 'Green Fields', startedOn: '2020-01-01' }
	const many = Array.from({ length: 49 }, (_, at) => ({ name: `Skill ${at}` }))

	expect(await me.post('resume-import/take', { workEntries: [work], skills: many })).toMatchObject({
		status: 409,
		body: { message: 'With these you would have more than 50 skills. Please leave some out.' },
	})
	expect(
		(await me.post('resume-import/take', { workEntries: [work], fields: { placeId: 999_999 } })).body.fields,
	).toEqual({
		'fields.placeId': 'Please choose a town from the list.',
	})
	expect(
		(await me.post('resume-import/take', { workEntries: [work], languages: [{ code: 'xx' }] })).status,
	).toBe(400)
	expect(
		(await me.post('resume-import/take', { workEntries: [work, { ...work, startedOn: '2099-01-01' }] })).body
			.fields,
	).toEqual({
		'workEntries.1.startedOn': 'This is in the future.',
	})
	expect((await me.post('resume-import/take', {})).body.message).toBe(
		'Please select at least one item to add.',
	)
	expect((await me.get('candidates/me')).body.details).toMatchObject({
		workEntries: [],
		headline: 'Software developer',
	})
})

test('people import only into their own profile, and only candidates can import', async () => {
	await using api = await testApp()
	const other = await createCandidate(api.db)
	const [me, guest] = await Promise.all([
		api.as(await createCandidate(api.db)),
		api.as(await createAccount(api.db, { userType: 'guest_user' })),
	])

	await me.post('resume-import/take', { id: other.id, accountId: other.id, fields: { headline: 'Changed' } })

	expect((await (await api.as(other)).get('candidates/me')).body.details.headline).toBe('Software developer')
	expect((await guest.post('resume-import/take', { fields: { headline: 'Changed' } })).status).toBe(403)
	expect((await sendResume(api, guest, 'Asha')).status).toBe(403)
	expect((await api.post('resume-import/take', { fields: { headline: 'Changed' } })).status).toBe(401)
})

test('while something is missing an account keeps its status, and an approved one stays approved', async () => {
	await using api = await testApp()
	for (const status of ['incomplete', 'approved', 'rejected'] as const) {
		const birthDate = status === 'approved' ? '1995-05-17' : null
		const me = await api.as(await createCandidate(api.db, { account: { status }, birthDate }))

		await me.post('resume-import/take', { fields: { headline: 'Matron' } })

		expect((await me.get('candidates/me')).body.details).toMatchObject({ status, headline: 'Matron' })
	}
})

test('a file that is too large, empty, missing or no résumé is refused with an explanation', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	expect(await sendResume(api, me, new Uint8Array(biggestResume + 1))).toMatchObject({
		status: 413,
		body: { message: 'This file is too large. At most 5 MB can be sent.' },
	})
	expect((await sendResume(api, me, '')).body.fields).toEqual({ file: 'This file is empty.' })
	expect((await me.post('resume-import', {})).status).toBe(400)
	expect((await sendResume(api, me, '%PDF-1.7 torn')).body).toMatchObject({
		errorCode: 400,
		message: expect.stringContaining('damaged'),
	})
	const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
	expect((await sendResume(api, me, picture)).body.message).toContain('This is a picture.')
	await me.put('language', { language: 'hi' })
	expect((await sendResume(api, me, picture)).body.message).toContain('यह एक तस्वीर है।')
})

test('the number of files read for one account is limited by the hour', async () => {
	await using api = await testApp({ rateLimits: true })
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	await api.db.execute(
		`insert into rate_limits (key, points, expire) select 'uploadsByAccount:' || translate(encode(sha256('${person.id}'), 'base64'), '+/=', '-_'), 60, (extract(epoch from now()) * 1000 + 3600000)::bigint`,
	)

	expect((await sendResume(api, me, 'Asha')).status).toBe(429)
})
