import { applicationEvents, applications } from '@profile-search/db/schema/hiring/applications'
import { jobQuestions, jobs } from '@profile-search/db/schema/hiring/jobs'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { candidateSkills } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import {
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

test('two clicks at once create one application with one mail to each side, and get the same answer', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const person = await createCandidate(api.db)
	const me = await api.as(person)

	const sent = await Promise.all(
		[1, 2, 3, 4].map(() => me.post(`jobs/${job.id}/applications`, { motivation: 'I like farms.' })),
	)
	const later = await me.post(`jobs/${job.id}/applications`, { motivation: 'Something else' })
	const mails = await api.work()

	expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
	expect(new Set([...sent, later].map(({ body }) => body.details.id)).size).toBe(1)
	expect(later.body.details.motivation).toBe('I like farms.')
	expect(await api.db.$count(applications)).toBe(1)
	expect(await api.db.$count(applicationEvents)).toBe(1)
	expect(mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted()).toEqual(
		[
			`${person.email}: Your application is sent: ${job.title}`,
			`${organisation.owner.email}: A new application: ${job.title}`,
		].toSorted(),
	)
	const told = await api.db.select().from(notifications)
	expect(told).toMatchObject([
		{
			accountId: organisation.owner.id,
			page: `job-pipeline/${job.id}/${later.body.details.id}`,
			body: 'Asha Kulkarni',
		},
	])
})

test('a closed, external or unknown job is refused with an explanation', async () => {
	await using api = await testApp()
	const closed = await createJob(api.db, { status: 'closed' })
	const over = await createJob(api.db, { closesOn: dayFromNow(-1) })
	const elsewhere = await createJob(api.db, { applyRoute: 'link', applyTo: 'https://example.org/jobs' })
	const me = await api.as(await createCandidate(api.db))

	for (const [jobId, status] of [
		[closed.id, 404],
		[over.id, 404],
		['00000000-0000-4000-8000-000000000000', 404],
		[elsewhere.id, 409],
	] as const) {
		const answer = await me.post(`jobs/${jobId}/applications`, {})
		expect(answer.status).toBe(status)
		expect(answer.body.message).toMatch(/^[A-Z].{20,}\.$/)
	}
	expect((await me.get(`jobs/${elsewhere.id}/application-start`)).body.details).toMatchObject({
		mayApply: false,
		job: { applyRoute: 'link', applyTo: 'https://example.org/jobs' },
	})
	expect(await api.db.$count(applications)).toBe(0)
})

test('a person who has blocked the organisation is asked before an application goes there', async () => {
	await using api = await testApp()
	const byName = await createOrganisation(api.db)
	const byDomain = await createOrganisation(api.db, { owner: { email: 'chief@mail.works.example' } })
	const person = await createCandidate(api.db)
	await api.db.insert(employerBlocks).values([
		{ ownerId: person.id, organisationId: byName.id },
		{ ownerId: person.id, domain: 'works.example' },
	])
	const me = await api.as(person)

	for (const { id } of [byName, byDomain]) {
		const job = await createJob(api.db, { organisationId: id })
		const start = await me.get(`jobs/${job.id}/application-start`)
		const refused = await me.post(`jobs/${job.id}/applications`, {})
		const sent = await me.post(`jobs/${job.id}/applications`, { despiteBlock: true })

		expect(start.body.details.blocksEmployer).toBe(true)
		expect(refused).toMatchObject({
			status: 400,
			body: { fields: { despiteBlock: 'Please confirm this.' } },
		})
		expect(sent.status).toBe(200)
	}
})

test('the next application starts with the last motivation, and says what the résumé lacks', async () => {
	await using api = await testApp()
	const [first, second] = [await createJob(api.db), await createJob(api.db)]
	await api.db.insert(jobQuestions).values({
		jobId: second.id,
		position: 0,
		text: 'Do you have a licence?',
		kind: 'yes_no',
		isKnockOut: true,
		wanted: 'yes',
	})
	const me = await api.as(await createCandidate(api.db))
	await me.post(`jobs/${first.id}/applications`, { motivation: 'I like farms.', sharesContact: false })

	const { details } = (await me.get(`jobs/${second.id}/application-start`)).body

	expect(details).toMatchObject({
		motivation: 'I like farms.',
		sharesContact: false,
		mayApply: true,
		missing: ['summary', 'work', 'education', 'skills'],
		questions: [{ text: 'Do you have a licence?', kind: 'yes_no', isRequired: true }],
	})
	expect(details.questions[0]).not.toHaveProperty('wanted')
})

test('the match of that day is stored with the application', async () => {
	await using api = await testApp({ matching: true })
	const job = await createJob(api.db)
	const me = await api.as(await createCandidate(api.db))

	const sent = await me.post(`jobs/${job.id}/applications`, {})

	const [kept] = await api.db.select().from(applications)
	expect(sent.body.details.match.total).toBeGreaterThan(30)
	expect(kept?.matchTotal).toBe(Math.round(sent.body.details.match.total * 10))
})

test('a later change of the profile does not touch the match that was stored with the application', async () => {
	await using api = await testApp({ matching: true })
	const job = await createJob(api.db)
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const totalNow = async () => (await me.get(`jobs/${job.id}/match`)).body.details.total
	await me.post(`jobs/${job.id}/applications`, {})
	const [before] = await api.db.select().from(applications)
	const totalBefore = await totalNow()

	await api.db.delete(candidateSkills).where(eq(candidateSkills.candidateId, person.id))
	await eventually(totalNow, (total) => total < totalBefore)

	expect(await api.db.select().from(applications)).toEqual([before])
})

test('a résumé file is recognised by its content, and only the organisation can download it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const person = await createCandidate(api.db)
	const stranger = await createOrganisation(api.db)

	const refused = await sendForm(api, person, job.id, { file: new File(['MZ\u0000'], 'resume.pdf') })
	const sent = await sendForm(api, person, job.id, {
		motivation: '',
		answers: '[]',
		sharesContact: 'false',
		file: new File([pdf], 'Asha Kulkarni.exe'),
	})
	const path = `/api/jobs/${job.id}/applications/${sent.json().details.id}/file`
	const got = await api.app.inject({ url: path, headers: (await api.as(organisation.owner)).headers })
	const strange = await api.app.inject({ url: path, headers: (await api.as(stranger.owner)).headers })

	expect(refused.json()).toMatchObject({ errorCode: 400, fields: { file: expect.stringContaining('PDF') } })
	expect(sent.json().details).toMatchObject({ sharesContact: false, file: { name: 'Asha Kulkarni.pdf' } })
	expect(got.body).toBe(pdf)
	expect(got.headers).toMatchObject({
		'content-type': 'application/pdf',
		'x-content-type-options': 'nosniff',
		'content-disposition': expect.stringMatching(/^attachment;/),
	})
	expect(strange.statusCode).toBe(404)
})

test('a withdrawal can be undone for a while, and the person may apply again while the job is open', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const me = await api.as(await createCandidate(api.db))
	const team = await api.as(organisation.owner)
	const { id } = (await me.post(`jobs/${job.id}/applications`, { motivation: 'First' })).body.details
	await team.get(`jobs/${job.id}/applications/${id}`)

	const withdrawn = await me.post(`applications/${id}/withdraw`, { message: 'I found another job.' })
	const seen = await team.get(`jobs/${job.id}/applications/${id}`)
	const restored = await me.post(`applications/${id}/restore`)
	await me.post(`applications/${id}/withdraw`, {})
	await api.db.update(applicationEvents).set({ at: new Date(Date.now() - 11 * 60_000) })
	const tooLate = await me.post(`applications/${id}/restore`)
	const again = await Promise.all(
		[1, 2].map(() => me.post(`jobs/${job.id}/applications`, { motivation: 'Second' })),
	)
	await me.post(`applications/${id}/withdraw`, {})
	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))
	const closed = await me.post(`jobs/${job.id}/applications`, {})

	expect(withdrawn.body.details).toMatchObject({ status: 'withdrawn', endMessage: 'I found another job.' })
	expect(seen.body.details).toMatchObject({
		status: 'withdrawn',
		resume: null,
		contacts: null,
		candidateId: null,
		endMessage: 'I found another job.',
	})
	expect(restored.body.details).toMatchObject({ status: 'viewed', endMessage: null, undoUntil: null })
	expect(tooLate.status).toBe(409)
	expect(again.map(({ body }) => body.details)).toMatchObject([
		{ id, status: 'submitted', motivation: 'Second' },
		{ id, status: 'submitted', motivation: 'Second' },
	])
	expect(again[0]?.body.details.events.at(-1)).toMatchObject({ from: 'withdrawn', to: 'submitted' })
	expect(closed.status).toBe(404)
})

type Api = Awaited<ReturnType<typeof testApp>>

async function sendForm(
	api: Api,
	account: { id: string },
	jobId: string,
	body: Record<string, string | File>,
) {
	const form = new FormData()
	for (const [name, value] of Object.entries(body)) form.append(name, value)
	const encoded = new Response(form)
	const { headers } = await api.as(account)
	return api.app.inject({
		method: 'POST',
		url: `/api/jobs/${jobId}/applications`,
		headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
}
