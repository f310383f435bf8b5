import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { jobQuestions } from '@profile-search/db/schema/hiring/jobs'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

test('a team lists its applicants, the best match first, and filters the list', async () => {
	await using api = await testApp({ matching: true })
	const { job, team, apply } = await createFixture(api)
	const question = await ask(api, job.id)
	const strong = await apply({ account: { firstName: 'Meera', lastName: 'Joshi' } }, [question, 'yes'])
	const weak = await apply(
		{ account: { firstName: 'Ravi', lastName: 'Shinde' }, skillIds: [], headline: 'Plants trees' },
		[question, 'no'],
	)
	await team.call('PUT', `jobs/${job.id}/applications/${weak.id}/rating`, { stars: 4 })

	const list = async (query = '') => (await team.get(`jobs/${job.id}/applications?${query}`)).body.details
	const all = await eventually(list, ({ items }) => items[0].matchTotal !== null)
	const namesOf = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name)

	expect(all).toMatchObject({
		total: 2,
		isLive: true,
		counts: { submitted: 2, viewed: 0 },
		job: { openings: 1 },
	})
	expect(all.items).toMatchObject([
		{ id: strong.id, name: 'Meera Joshi', knockOuts: 0, stars: null, candidateId: strong.candidateId },
		{ id: weak.id, name: 'Ravi Shinde', knockOuts: 1, stars: 4, myStars: 4, daysInStage: 0 },
	])
	expect(all.items[0].moves.toSorted()).toEqual(['interview', 'rejected', 'shortlisted', 'viewed'])
	expect(await namesOf('order=newest')).toEqual(['Ravi Shinde', 'Meera Joshi'])
	expect(await namesOf('order=stars')).toEqual(['Ravi Shinde', 'Meera Joshi'])
	expect(await namesOf('query=trees')).toEqual(['Ravi Shinde'])
	expect(await namesOf('query=-trees')).toEqual(['Meera Joshi'])
	// Only she knows JavaScript.
	expect(await namesOf(`query=${encodeURIComponent('जावास्क्रिप्ट')}`)).toEqual(['Meera Joshi'])
	expect(await namesOf(`query=${encodeURIComponent('पुणे')}`)).toHaveLength(2)
	expect(await namesOf('knockOuts=without')).toEqual(['Meera Joshi'])
	expect(await namesOf('minStars=3')).toEqual(['Ravi Shinde'])
	expect(await namesOf(`minScore=${Math.floor(all.items[0].matchTotal)}`)).toEqual(['Meera Joshi'])
	expect(await namesOf('status=viewed')).toEqual([])
})

test('opening a new application marks it as viewed, once, and the applicant sees it at once', async () => {
	await using api = await testApp()
	const { job, team, apply } = await createFixture(api)
	const { id, me } = await apply()

	const [first, second] = await Promise.all([1, 2].map(() => team.get(`jobs/${job.id}/applications/${id}`)))
	const mine = (await me.get(`applications/${id}`)).body.details

	expect([first?.status, second?.status]).toEqual([200, 200])
	expect(mine).toMatchObject({
		status: 'viewed',
		events: [{ to: 'submitted' }, { from: 'submitted', to: 'viewed' }],
	})
	expect((await api.work()).filter(({ subject }) => subject?.includes('viewed'))).toEqual([])
})

test('contacts are shown only if the application shares them', async () => {
	await using api = await testApp()
	const { job, team, apply } = await createFixture(api)
	const open = await apply({ mobileNumber: '+919822222222' })
	const shut = await apply({}, undefined, { sharesContact: false })

	const show = async (id: string) => (await team.get(`jobs/${job.id}/applications/${id}`)).body.details

	expect((await show(open.id)).contacts).toMatchObject({ mobileNumber: '+919822222222' })
	expect(await show(shut.id)).toMatchObject({ contacts: null, resume: { headline: 'Software developer' } })
	expect(JSON.stringify(await show(shut.id))).not.toContain('@example.com')
})

test('the résumé is that of the day of the application, even when the person blocks the organisation later', async () => {
	await using api = await testApp()
	const { job, team, organisationId, apply } = await createFixture(api)
	const { id, candidateId } = await apply({ headline: 'Plans orchards' })
	await api.db.insert(employerBlocks).values({ ownerId: candidateId, organisationId })

	const { details } = (await team.get(`jobs/${job.id}/applications/${id}`)).body

	expect(details).toMatchObject({ candidateId: null, image: null, resume: { headline: 'Plans orchards' } })
	expect(details.resume.id).not.toBe(candidateId)
})

test('strangers, other organisations and other applicants find nothing, and nobody sees a suspended person', async () => {
	await using api = await testApp()
	const { job, team, apply } = await createFixture(api)
	const { id, candidateId, me } = await apply()
	const otherJob = await createJob(api.db)
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	const candidate = await api.as(await createCandidate(api.db))
	const base = `jobs/${job.id}/applications/${id}`

	for (const path of [base, `${base}/resume.pdf`, `${base}/file`, `jobs/${otherJob.id}/applications/${id}`])
		expect((await stranger.get(path)).status, path).toBe(404)
	expect((await stranger.get(`jobs/${job.id}/applications`)).status).toBe(404)
	expect((await stranger.get(`jobs/${job.id}/applications.csv`)).status).toBe(404)
	expect((await stranger.post(`${base}/move`, { from: 'submitted', to: 'viewed' })).status).toBe(404)
	expect((await stranger.post(`${base}/notes`, { text: 'Hm' })).status).toBe(404)
	expect((await stranger.put(`${base}/rating`, { stars: 1 })).status).toBe(404)
	expect((await candidate.get(`applications/${id}`)).status).toBe(404)
	expect((await candidate.post(`applications/${id}/withdraw`, {})).status).toBe(404)
	expect((await candidate.get(base)).status).toBe(403)

	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, candidateId))
	expect((await team.get(base)).status).toBe(404)
	expect((await team.get(`jobs/${job.id}/applications`)).body.details).toMatchObject({
		total: 0,
		counts: { submitted: 0 },
	})
	expect((await team.post(`${base}/move`, { from: 'submitted', to: 'shortlisted' })).status).toBe(404)
	expect((await me.get(`applications/${id}`)).status).toBe(403)
})

test('notes are for the team, and members delete only their own', async () => {
	await using api = await testApp()
	const { job, team, organisationId, apply } = await createFixture(api)
	const colleague = await api.as(await createMember(api.db, { organisationId }))
	const { id, me } = await apply()
	const base = `jobs/${job.id}/applications/${id}`

	const note = (await team.post(`${base}/notes`, { text: 'Knows pumps.' })).body.details
	await team.put(`${base}/rating`, { stars: 5 })
	await colleague.put(`${base}/rating`, { stars: 2 })
	const seen = (await colleague.get(base)).body.details
	const refused = await colleague.call('DELETE', `${base}/notes/${note.id}`)
	const removed = await team.call('DELETE', `${base}/notes/${note.id}`)
	const taken = await colleague.put(`${base}/rating`, { stars: null })

	expect(note).toMatchObject({ text: 'Knows pumps.', author: 'Ravi Patil', isMine: true })
	expect(seen).toMatchObject({
		stars: 3.5,
		ratings: 2,
		myStars: 2,
		noteList: [{ text: 'Knows pumps.', isMine: false }],
		ratingList: [
			{ name: 'Lata Shah', stars: 2, isMine: true },
			{ name: 'Ravi Patil', stars: 5, isMine: false },
		],
	})
	expect([refused.status, removed.status]).toEqual([404, 200])
	expect(taken.body.details).toEqual({ stars: 5, ratings: 1, myStars: null })
	expect(JSON.stringify((await me.get(`applications/${id}`)).body)).not.toContain('Knows pumps.')
})

test('the CSV file runs no formula of an applicant', async () => {
	await using api = await testApp()
	const { job, owner, apply } = await createFixture(api)
	await apply({ headline: '=HYPERLINK("https://evil.example","click")' })

	const answer = await api.app.inject({
		url: `/api/jobs/${job.id}/applications.csv`,
		headers: (await api.as(owner)).headers,
	})

	expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
	expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"",""click"")"`)
	expect(answer.body.split('\r\n')).toHaveLength(3)
})

test('the CSV file has its headings and values in the language of the reader', async () => {
	await using api = await testApp()
	const { job, owner, apply } = await createFixture(api)
	await apply()
	const { headers } = await api.as(owner)
	const linesIn = async (language: string) => {
		const url = `/api/jobs/${job.id}/applications.csv?lang=${language}`
		return (await api.app.inject({ url, headers })).body.split('\r\n')
	}

	const [headings] = await linesIn('en')
	expect(headings).toMatch(/Applicant,Stage,.*,Mobile number$/)
	for (const language of ['hi', 'mr']) expect((await linesIn(language))[0]).not.toMatch(/[a-z]/i)
	expect((await linesIn('hi'))[1]).toMatch(/,आवेदन आया,.*,पोर्टल,/)
	expect((await linesIn('en'))[1]).toContain(',Pune,')
	expect((await linesIn('mr'))[1]).toContain(',पुणे,')
})

test('the log records who has exported how many applicants', async () => {
	await using api = await testApp()
	const { job, owner, apply } = await createFixture(api)
	await apply()
	const { headers } = await api.as(owner)
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	const url = `/api/jobs/${job.id}/applications.csv`

	await api.app.inject({ url, headers })
	await api.app.inject({ url, headers: stranger.headers })

	const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, 'applicants_exported'))
	expect(entries).toMatchObject([{ actorId: owner.id, subjectId: job.id, facts: { people: 1 } }])
})

test('applicants are ranked by their stored scores while the engine is loading', async () => {
	await using api = await testApp()
	const { job, team, apply } = await createFixture(api)
	const { id } = await apply()
	const [one] = await api.db.select().from(applications).where(eq(applications.id, id))
	for (let at = 0; at < 30; at++) {
		const { id: candidateId } = await createCandidate(api.db)
		const { id: _, ...rest } = one ?? {}
		await api.db
			.insert(applications)
			.values({ ...rest, resume: one?.resume ?? {}, jobId: job.id, candidateId, matchTotal: at * 10 })
	}

	const { details } = (await team.get(`jobs/${job.id}/applications`)).body

	expect(details).toMatchObject({ total: 31, isLive: false })
	expect(details.items[0].matchTotal).toBe(29)
	expect(details.items.at(-1).matchTotal).toBeNull()
})

type Api = Awaited<ReturnType<typeof testApp>>
type Person = Parameters<typeof createCandidate>[1]

async function createFixture(api: Api) {
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id, mustHave: known.skills })
	return {
		job,
		owner: organisation.owner,
		organisationId: organisation.id,
		team: await api.as(organisation.owner),
		async apply(overrides: Person = {}, answer?: [questionId: string, answer: string], draft: object = {}) {
			const person = await createCandidate(api.db, overrides)
			const me = await api.as(person)
			const answers = answer ? [{ questionId: answer[0], answer: answer[1] }] : []
			const sent = await me.post(`jobs/${job.id}/applications`, { answers, ...draft })
			return { id: String(sent.body.details.id), candidateId: person.id, me }
		},
	}
}

async function ask({ db }: Api, jobId: string) {
	const [question] = await db
		.insert(jobQuestions)
		.values({ jobId, position: 0, text: 'A licence?', kind: 'yes_no', isKnockOut: true, wanted: 'yes' })
		.returning()
	return question?.id ?? ''
}
