import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { heldChanges } from '@profile-search/db/schema/trust/approvals'
import { organisationDomains } from '@profile-search/db/schema/trust/domains'
import {
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { createMember } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = {
	title: 'Java developer',
	description: 'You build our web application.',
	professionId: 1,
	placeIds: [2],
	mustHaveSkills: ['Java'],
	closesOn: dayFromNow(30),
}

test('a draft is saved at any stage, and cannot be published before it is complete', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const begun = { title: 'Java', closesOn: dayFromNow(30), publish: false, questions: [{ text: '' }] }

	const { id, status, own } = (await employer.post('jobs', begun)).body.details
	const early = await employer.put(`jobs/${id}`, { ...begun, publish: true, version: own.version })

	expect(status).toBe('draft')
	expect(early).toMatchObject({
		status: 400,
		body: { fields: { 'questions.0.text': 'Please write the question.' } },
	})
	expect(Object.keys(early.body.fields).toSorted()).toEqual([
		'description',
		'mustHaveSkills',
		'placeIds',
		'professionId',
		'questions.0.text',
	])
	expect((await employer.get(`jobs/${id}/draft`)).body.details.draft).toMatchObject({ professionId: null })
})

test('of two editors the second is told who was faster, and nothing is overwritten', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const first = await api.as(organisation.owner)
	const second = await api.as(await createMember(api.db, { organisationId: organisation.id }))
	const { id, own } = (await first.post('jobs', draft)).body.details

	const fast = await first.put(`jobs/${id}`, { ...draft, openings: 3, version: own.version })
	const late = await second.put(`jobs/${id}`, { ...draft, title: 'Other', version: own.version })
	const now = (await second.get(`jobs/${id}/draft`)).body.details

	expect(fast.status).toBe(200)
	expect(late).toMatchObject({ status: 409, body: { details: null } })
	expect(late.body.message).toMatch(/^Ravi Patil has changed this job/)
	expect(now).toMatchObject({ changedBy: 'Ravi Patil', draft: { title: 'Java developer', openings: 3 } })
	const again = await second.put(`jobs/${id}`, {
		...draft,
		openings: 3,
		title: 'Other',
		version: now.version,
	})
	expect(again.body.details).toMatchObject({ title: 'Other', openings: 3 })
})

test('a save whose answer was lost is answered again, and is in conflict with nothing', async () => {
	await using api = await testApp()
	const { owner } = await createOrganisation(api.db)
	const employer = await api.as(owner)
	const { own, id } = (await employer.post('jobs', draft)).body.details
	const save = () =>
		api.call({
			method: 'PUT',
			path: `jobs/${id}`,
			body: { ...draft, openings: 3, version: own.version },
			headers: { ...employer.headers, 'idempotency-key': 'once' },
		})

	const first = await save()
	const repeat = await save()

	expect(first.body.details).toMatchObject({ openings: 3 })
	expect([repeat.status, repeat.body]).toEqual([200, first.body])
	expect((await employer.put(`jobs/${id}`, { ...draft, version: own.version })).status).toBe(409)
})

test('of many saves at once with one version exactly one succeeds', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const { id, own } = (await employer.post('jobs', draft)).body.details

	const answers = await Promise.all(
		Array.from({ length: 8 }, (_, at) =>
			employer.put(`jobs/${id}`, { ...draft, openings: at + 1, version: own.version }),
		),
	)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
})

test('the first jobs of an organisation wait for an approver, but none with a verified domain', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { acceptedJobs: 0 })
	const employer = await api.as(organisation.owner)

	const waiting = (await employer.post('jobs', draft)).body.details
	expect(waiting.status).toBe('in_review')
	expect((await api.get(`jobs/${waiting.id}`)).status).toBe(404)
	expect((await employer.get('organisations/me/posting')).body.details).toEqual({
		isTrusted: false,
		accepted: 0,
		needed: 2,
	})
	const back = { ...draft, publish: false, version: waiting.own.version }
	expect((await employer.put(`jobs/${waiting.id}`, back)).body.details.status).toBe('draft')

	await api.db.insert(organisationDomains).values({
		organisationId: organisation.id,
		domain: 'works.example',
		token: 'token',
		verifiedAt: new Date(),
	})
	expect((await employer.post('jobs', draft)).body.details.status).toBe('open')
})

test('a verified domain that waits for an approver does not publish jobs', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { acceptedJobs: 0 })
	const employer = await api.as(organisation.owner)
	await api.db.insert(organisationDomains).values({
		organisationId: organisation.id,
		domain: 'works.example',
		token: 'token',
		verifiedAt: new Date(),
	})
	await api.db
		.insert(heldChanges)
		.values({ organisationId: organisation.id, changes: { domain: 'works.example' } })

	expect((await employer.post('jobs', draft)).body.details.status).toBe('in_review')
	await api.db.delete(heldChanges)
	expect((await employer.post('jobs', draft)).body.details.status).toBe('open')
})

test('a scheduled job opens at its time, not before', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const publishAt = new Date(Date.now() + 86_400_000).toISOString()

	const { id, status, own } = (await employer.post('jobs', { ...draft, publishAt })).body.details
	await api.work()

	expect(status).toBe('scheduled')
	expect(own.publishAt).toBe(publishAt)
	expect((await api.get(`jobs/${id}`)).status).toBe(404)
	const tooLate = { ...draft, publishAt, closesOn: dayFromNow(0) }
	expect((await employer.post('jobs', tooLate)).body.fields).toEqual({
		publishAt: 'It would open after its last day.',
	})
})

test('a public job cannot become a draft, and one with nameless applicants stays blind', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const { id, own } = (await employer.post('jobs', { ...draft, isBlind: true })).body.details
	const candidate = await createCandidate(api.db)
	await api.db.insert(applications).values({ jobId: id, candidateId: candidate.id, resume: {} })

	const asDraft = await employer.put(`jobs/${id}`, { ...draft, publish: false, version: own.version })
	const unmasked = await employer.put(`jobs/${id}`, { ...draft, version: own.version })

	expect(asDraft.status).toBe(409)
	expect(unmasked).toMatchObject({ status: 400, body: { fields: { isBlind: expect.any(String) } } })
})

test('the answer that an organisation wants is not disclosed to applicants', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const questions = [
		{ text: 'Do you work at night?', kind: 'yes_no', isKnockOut: true, wanted: 'yes' },
		{ text: 'Which shift?', kind: 'choice', choices: ['Early', 'Late'] },
	]

	const { id } = (await employer.post('jobs', { ...draft, questions })).body.details
	const seen = (await api.get(`jobs/${id}`)).body.details

	expect(seen.questions).toMatchObject([{ text: 'Do you work at night?' }, { choices: ['Early', 'Late'] }])
	expect(JSON.stringify(seen)).not.toMatch(/wanted|isKnockOut/)
	expect(seen.own).toBeNull()
	expect((await employer.get(`jobs/${id}/draft`)).body.details.draft.questions[0]).toMatchObject(
		questions[0] ?? {},
	)
})

test.each([
	['applyRoute link needs a web address', { applyRoute: 'link', applyTo: 'javascript:alert(1)' }, 'applyTo'],
	['applyRoute mail needs a mail address', { applyRoute: 'mail', applyTo: 'nobody' }, 'applyTo'],
	[
		'a choice needs two choices',
		{ questions: [{ text: 'A?', kind: 'choice', choices: ['x', 'x'] }] },
		'questions.0.choices',
	],
	['a knock-out needs its answer', { questions: [{ text: 'A?', isKnockOut: true }] }, 'questions.0.wanted'],
])('%s', async (_name, change, field) => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)

	const answer = await employer.post('jobs', { ...draft, ...change })

	expect(answer.status).toBe(400)
	expect(Object.keys(answer.body.fields)).toEqual([field])
})

test('the skills of a text are suggested with the sentence that names each', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)

	const { details } = (
		await employer.post('job-texts/read', {
			title: 'Java developer',
			text: 'You build our shop. You know JavaScript well. At least 3 years of experience.',
		})
	).body

	expect(details.skills).toContainEqual({ name: 'JavaScript', quote: 'You know JavaScript well.' })
	expect(details.suggestedSkills).toEqual([])
	expect(details.minMonths).toBe(36)
	expect(details.professions.length).toBeGreaterThan(0)
})

test('what a text only implies is a suggestion beside the skills that it names', async () => {
	await using api = await testApp()
	const employer = await api.as((await createOrganisation(api.db)).owner)

	const { details } = (
		await employer.post('job-texts/read', {
			title: 'Night nurse',
			text: 'You needle fistulas of twelve people a night. You know MS Excel.',
		})
	).body

	expect(details.skills.map(({ name }: { name: string }) => name)).toContain('MS Excel')
	expect(details.skills.map(({ name }: { name: string }) => name)).not.toContain('AV Fistula Cannulation')
	expect(details.suggestedSkills).toContainEqual({
		name: 'AV Fistula Cannulation',
		quote: 'You needle fistulas of twelve people a night.',
	})
})

test('nobody reads or changes the draft of another organisation', async () => {
	await using api = await testApp()
	const job = await createJob(api.db)
	const other = await api.as((await createOrganisation(api.db)).owner)

	expect((await other.get(`jobs/${job.id}/draft`)).status).toBe(404)
	expect((await other.put(`jobs/${job.id}`, { ...draft, version: 1 })).status).toBe(404)
	const [row] = await api.db.select().from(jobs).where(eq(jobs.id, job.id))
	expect(row).toMatchObject({ title: 'Software developer', version: 1 })
})
