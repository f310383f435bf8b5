import { auditLog } from '@profile-search/db/schema/platform/site'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createCandidate, createJob, createOrganisation, known } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

/** A job and three people, the best first; the last one has a name that a spreadsheet would run. */
async function createShortlist(api: Awaited<ReturnType<typeof testApp>>) {
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, { organisationId: organisation.id })
	const best = await createCandidate(api.db, { account: { firstName: 'Best', lastName: 'One' } })
	const next = await createCandidate(api.db, {
		account: { firstName: 'Next', lastName: 'Two' },
		skillIds: known.skills.slice(1),
	})
	const hiding = await createCandidate(api.db, { account: { firstName: 'Hidden', lastName: 'Three' } })
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, organisationId: organisation.id })
	const team = await api.as(organisation.owner)
	const names = async (query = '') => {
		const { body } = await team.get(`jobs/${jobId}/matches?${query}`)
		return body.details.map(({ person }: { person: { firstName: string } }) => person.firstName)
	}
	await eventually(names, (found) => found.length === 2)
	return { organisation, jobId, best, next, hiding, team, names }
}

test('a shortlist is narrowed by tag, to people with a note, and to those whom the reader has saved', async () => {
	await using api = await testApp({ matching: true })
	const { jobId, best, next, team, names } = await createShortlist(api)
	await team.put(`jobs/${jobId}/shortlist-notes/${next.id}`, { tags: ['second round'], version: 0 })
	await team.put(`saved/person/${best.id}`, {})

	expect(await names('tag=second%20round')).toEqual(['Next'])
	expect(await names('tag=first')).toEqual([])
	expect(await names('only=noted')).toEqual(['Next'])
	expect(await names('only=saved')).toEqual(['Best'])
	expect(await names('only=saved&tag=second%20round')).toEqual([])
	expect(await names(`people=${next.id}`)).toEqual(['Next'])
	await team.put(`jobs/${jobId}/shortlist-notes/${next.id}`, { version: 1 })
	expect(await names('only=noted')).toEqual([])
	expect((await team.get(`jobs/${jobId}/matches?only=hated`)).status).toBe(400)
})

test('people are compared side by side in the order named, with the pay that they show, and only those listed', async () => {
	await using api = await testApp({ matching: true })
	const { jobId, best, next, hiding, team } = await createShortlist(api)
	await api.db
		.update(candidates)
		.set({ expectedPay: 500_000, isPayShown: true, noticeDays: 30 })
		.where(eq(candidates.accountId, best.id))
	await api.db
		.update(candidates)
		.set({ expectedPay: 700_000, isPayShown: false })
		.where(eq(candidates.accountId, next.id))
	const compared = (...ids: string[]) => team.get(`jobs/${jobId}/matches/compared?people=${ids.join()}`)

	const { details } = (await compared(next.id, hiding.id, best.id)).body
	expect(details).toMatchObject([
		{ rank: 2, person: { id: next.id, expectedPay: null }, match: { parts: expect.any(Array) } },
		{ rank: 1, person: { id: best.id, expectedPay: 500_000, noticeDays: 30 } },
	])
	expect((await compared()).body.details).toEqual([])
	expect((await compared(best.id, best.id, best.id, best.id, best.id)).status).toBe(400)
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	expect((await stranger.get(`jobs/${jobId}/matches/compared?people=${best.id}`)).status).toBe(404)
})

test('a shortlist is exported as its cards show it, in the language of the reader, and the log has it', async () => {
	await using api = await testApp({ matching: true })
	const { organisation, jobId, best, next, team } = await createShortlist(api)
	const note = { text: '=HYPERLINK("x")', tags: ['phone', 'second round'], version: 0 }
	await team.put(`jobs/${jobId}/shortlist-notes/${best.id}`, note)
	const csv = async (query = '') => {
		const url = `/api/jobs/${jobId}/matches.csv?${query}`
		return (await api.app.inject({ url, headers: team.headers })).body
	}

	const whole = await csv()
	expect(whole).toMatch(/Rank,Name,Score,Skills,/)
	expect(whole).toContain('1,Best One,')
	expect(whole).toContain(`"'=HYPERLINK(""x"")",phone; second round`)
	expect(whole).toContain('2,Next Two,')
	expect(whole).not.toContain('Hidden')

	const chosen = await csv(`people=${next.id}&lang=mr`)
	expect(chosen).toContain('क्रमांक,नाव,स्कोअर')
	expect(chosen).toContain('2,Next Two,')
	expect(chosen).not.toContain('Best')

	const entries = await api.db.select().from(auditLog).where(eq(auditLog.action, 'shortlist_exported'))
	expect(entries).toMatchObject([
		{ actorId: organisation.owner.id, subjectId: jobId, facts: { people: 2 } },
		{ facts: { people: 1 } },
	])
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	expect((await stranger.get(`jobs/${jobId}/matches.csv`)).status).toBe(404)
})

test('a nameless applicant is neither compared nor exported', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, { organisationId: organisation.id, isBlind: true })
	const applicant = await createCandidate(api.db, { account: { firstName: 'Nameless' } })
	const [me, team] = [await api.as(applicant), await api.as(organisation.owner)]
	const compared = async () =>
		(await team.get(`jobs/${jobId}/matches/compared?people=${applicant.id}`)).body.details
	await eventually(compared, (found) => found.length === 1)

	expect((await me.post(`jobs/${jobId}/applications`, {})).status).toBe(200)
	expect(await compared()).toEqual([])
	const url = `/api/jobs/${jobId}/matches.csv`
	expect((await api.app.inject({ url, headers: team.headers })).body).not.toContain('Nameless')
})
