import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { employerBlocks } from '@profile-search/db/schema/profiles/employer-blocking'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('the lines of both lists have the total of the whole record, and only of what their reader sees', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const closed = await createJob(api.db, { status: 'closed' })
	const person = await createCandidate(api.db)
	const hiding = await createCandidate(api.db)
	await api.db.insert(employerBlocks).values({ ownerId: hiding.id, organisationId: organisation.id })
	const pending = await createCandidate(api.db, { account: { status: 'pending' } })
	const [me, team] = [await api.as(person), await api.as(organisation.owner)]
	const stranger = await api.as((await createOrganisation(api.db)).owner)
	const whole = (await me.get(`jobs/${job.id}/match`)).body.details

	const mine = await me.get(`matches/among?ids=${job.id},${closed.id}`)
	expect(mine.body.details).toMatchObject([{ id: job.id, score: { total: whole.total } }])
	expect(mine.body.details[0].score.parts[0]).toEqual(
		expect.not.objectContaining({ facts: expect.anything() }),
	)

	const theirs = `jobs/${job.id}/matches/among?ids=${[person, hiding, pending].map(({ id }) => id).join()}`
	expect((await team.get(theirs)).body.details).toMatchObject([
		{ id: person.id, score: { total: whole.total } },
	])
	expect((await stranger.get(theirs)).status).toBe(404)

	const record = (id: string) => `jobs/${job.id}/people/${id}/match`
	expect((await team.get(record(person.id))).body.details).toEqual(whole)
	expect((await team.get(record(hiding.id))).status).toBe(404)
	expect((await stranger.get(record(person.id))).status).toBe(404)
})

test('while an applicant is nameless, nobody is scored for the job', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const { id: jobId } = await createJob(api.db, { organisationId: organisation.id, isBlind: true })
	const [applicant, other] = [await createCandidate(api.db), await createCandidate(api.db)]
	const [me, team] = [await api.as(applicant), await api.as(organisation.owner)]
	const path = `jobs/${jobId}/matches/among?ids=${applicant.id},${other.id}`
	expect((await team.get(path)).body.details).toHaveLength(2)

	expect((await me.post(`jobs/${jobId}/applications`, {})).status).toBe(200)
	await api.db.update(jobs).set({ isBlind: false }).where(eq(jobs.id, jobId))
	expect((await team.get(path)).body.details).toEqual([])
	expect((await team.get(`jobs/${jobId}/people/${other.id}/match`)).status).toBe(404)
})
