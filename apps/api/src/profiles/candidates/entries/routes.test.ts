import { mostEntries } from '@profile-search/contract/profiles/entries'
import { workEntries } from '@profile-search/db/schema/profiles/candidates'
import {
	createCandidate,
	createOrganisation,
	createWorkEntry,
	dayFromNow,
	known,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const work = { title: 'Nurse', organisationName: 'Green Fields', startedOn: '2020-01-01' }
const study = { institution: 'Fergusson College', degree: 'B.Sc.', startedOn: '2012-07-01' }

test('work and education are added, changed and removed, the latest first', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	await me.post('work-entries', { ...work, endedOn: '2021-03-01', kind: 'part_time', place: 'Nashik' })
	const present = await me.post('work-entries', { ...work, title: 'Head nurse', startedOn: '2021-01-01' })
	const school = await me.post('education-entries', study)
	await me.put(`work-entries/${present.body.details.id}`, {
		...work,
		title: 'Matron',
		startedOn: '2021-01-01',
	})
	await me.put(`education-entries/${school.body.details.id}`, { ...study, grade: '68 %' })

	const profile = (await me.get('candidates/me')).body.details
	expect(profile.workEntries).toMatchObject([
		{ title: 'Matron', endedOn: null, isRegistered: false, confirmation: null },
		{ title: 'Nurse', endedOn: '2021-03-01', kind: 'part_time', place: 'Nashik' },
	])
	expect(profile.educationEntries).toMatchObject([{ degree: 'B.Sc.', grade: '68 %', field: null }])
	expect(profile.workedMonths).toBeGreaterThan(80)

	await me.call('DELETE', `work-entries/${present.body.details.id}`)
	await me.call('DELETE', `education-entries/${school.body.details.id}`)
	const left = (await me.get('candidates/me')).body.details
	expect(left).toMatchObject({ workEntries: [{ title: 'Nurse' }], educationEntries: [], workedMonths: 15 })
})

test('implausible years are refused at their field', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const fieldsOf = async (overrides: object) =>
		(await me.post('work-entries', { ...work, ...overrides })).body.fields

	expect(await fieldsOf({ endedOn: '2019-12-31' })).toEqual({
		endedOn: 'This ends before it starts. Please check both years.',
	})
	expect(await fieldsOf({ startedOn: dayFromNow(2) })).toEqual({ startedOn: 'This is in the future.' })
	expect(await fieldsOf({ startedOn: '0202-01-01' })).toEqual({ startedOn: 'Please check the year.' })
	expect((await me.post('education-entries', { ...study, endedOn: dayFromNow(600) })).status).toBe(200)
	expect((await me.post('education-entries', { ...study, endedOn: dayFromNow(5000) })).body.fields).toEqual({
		endedOn: 'This is too far in the future.',
	})
})

test('nobody changes or removes the entries of another person', async () => {
	await using api = await testApp()
	const owner = await createCandidate(api.db)
	const entry = await createWorkEntry(api.db, { candidateId: owner.id, ...work })
	const study1 = await (await api.as(owner)).post('education-entries', study)
	const stranger = await api.as(await createCandidate(api.db))

	for (const path of [`work-entries/${entry.id}`, `education-entries/${study1.body.details.id}`]) {
		const body = path.startsWith('work') ? work : study
		expect((await stranger.put(path, body)).status).toBe(404)
		expect((await stranger.call('DELETE', path)).status).toBe(404)
	}
	expect((await (await api.as(owner)).get('candidates/me')).body.details).toMatchObject({
		workEntries: [{ title: 'Nurse' }],
		educationEntries: [{ degree: 'B.Sc.' }],
	})
})

test('a registered organisation is asked to confirm an entry, and again when what it confirmed is changed', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { name: 'Green Fields' })
	const me = await api.as(await createCandidate(api.db))
	const employer = await api.as(organisation.owner)
	const { id } = (await me.post('work-entries', { ...work, organisationName: 'green fields' })).body.details
	const confirm = () => employer.post(`employments/${id}`, { confirmation: 'confirmed' })
	const confirmationAfter = async (overrides: object) => {
		await me.put(`work-entries/${id}`, { ...work, ...overrides })
		return (await me.get('candidates/me')).body.details.workEntries[0]
	}

	expect((await employer.get('employments')).body.details.items).toMatchObject([
		{ name: 'Asha Kulkarni', title: 'Nurse', confirmation: 'claimed' },
	])
	await confirm()
	expect(await confirmationAfter({ endedOn: '2024-01-01', description: 'Nights.' })).toMatchObject({
		confirmation: 'confirmed',
		isRegistered: true,
	})
	expect(await confirmationAfter({ title: 'Matron' })).toMatchObject({ confirmation: 'claimed' })
	await confirm()
	expect(await confirmationAfter({ title: 'Matron', startedOn: '2010-01-01' })).toMatchObject({
		confirmation: 'claimed',
	})
	await confirm()
	expect(await confirmationAfter({ organisationName: 'Elsewhere' })).toMatchObject({
		confirmation: null,
		isRegistered: false,
	})
	expect((await employer.get('employments')).body.details.total).toBe(0)
})

test('the number of entries is limited', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	for (let index = 0; index < mostEntries; index++)
		await createWorkEntry(api.db, { candidateId: person.id, ...work })

	const answer = await (await api.as(person)).post('work-entries', work)

	expect(answer).toMatchObject({
		status: 409,
		body: { message: 'There is room for 50 entries. Please remove one first.' },
	})
})

test('only the person adds, changes and removes a career gap, which is shown with the profile', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'public' })
	const [me, other] = await Promise.all([api.as(person), api.as(await createCandidate(api.db))])
	const gap = { reason: 'caring', startedOn: '2020-01-01', endedOn: '2020-12-01' }

	const added = await me.post('career-gaps', gap)
	const path = `career-gaps/${added.body.details.id}`
	const foreign = await other.put(path, gap)
	await me.put(path, { ...gap, note: 'My mother was ill.' })
	const seen = await api.get(`candidates/${person.id}`)
	const removed = [
		await other.call('DELETE', path),
		await me.call('DELETE', path),
		await me.call('DELETE', path),
	]

	expect(foreign.status).toBe(404)
	expect(seen.body.details.careerGaps).toMatchObject([{ reason: 'caring', note: 'My mother was ill.' }])
	expect(removed.map(({ status }) => status)).toEqual([404, 200, 404])
})

test('a career gap without a reason, or that ends before it begins, is refused', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	const refused = await me.post('career-gaps', { startedOn: '2020-05-01', endedOn: '2020-01-01' })

	expect(refused.body.fields).toHaveProperty('reason')
	expect(
		await me.post('career-gaps', { reason: 'study', startedOn: '2020-05-01', endedOn: '2020-01-01' }),
	).toMatchObject({
		body: { fields: { endedOn: 'This ends before it starts. Please check both years.' } },
	})
})

test('work at a sub-branch is a claim towards its organisation', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db, { name: 'Green Fields' })
	const branch = { name: 'Nashik', placeId: known.place }
	await (await api.as(owner)).post('organisations/me/sub-branches', branch)
	const me = await api.as(await createCandidate(api.db))

	const offered = await me.get('organisations/names?query=nash')
	await me.post('work-entries', { ...work, organisationName: 'green fields · nashik' })
	const [entry] = await api.db.select().from(workEntries)

	expect(offered.body.details).toEqual(['Green Fields · Nashik'])
	expect(entry).toMatchObject({
		organisationId: id,
		subBranchId: expect.any(String),
		confirmation: 'claimed',
	})
})
