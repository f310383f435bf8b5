import { reports } from '@profile-search/db/schema/trust/reports'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { createApplied, open, write } from '#messaging/messages/testing.ts'
import { testApp } from '#test/portal.ts'

const because = { reason: 'asks_for_money', comment: 'They want a fee.' }

test('a member reports what they see, once, and sees it as filed', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const other = await createCandidate(api.db)
	const me = await api.as(await createCandidate(api.db))

	for (const [subjectKind, subjectId] of [
		['job', job.id],
		['organisation', organisation.id],
		['person', other.id],
		['person', other.id],
	])
		expect((await me.post('reports', { subjectKind, subjectId, ...because })).status).toBe(200)

	expect((await me.get('reports')).body.details).toMatchObject([
		{ subjectKind: 'person', subjectId: other.id, status: 'filed', ...because },
		{ subjectKind: 'organisation' },
		{ subjectKind: 'job' },
	])
	expect(await api.db.$count(reports)).toBe(3)
})

test('nobody can report what they do not see, or what is their own', async () => {
	await using api = await testApp()
	const { organisation, job, person, applicationId } = await createApplied(api.db)
	const hidden = await createCandidate(api.db, { account: { status: 'suspended' } })
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(applicant, 'application', applicationId)
	const messageId = (await write(applicant, threadId, 'Hello')).body.details.id
	const stranger = await api.as(await createCandidate(api.db))
	const report = (me: typeof owner, subjectKind: string, subjectId: string) =>
		me.post('reports', { subjectKind, subjectId, ...because })

	const refused = [
		await report(stranger, 'message', messageId),
		await report(applicant, 'message', messageId),
		await report(stranger, 'person', hidden.id),
		await report(applicant, 'person', person.id),
		await report(owner, 'job', job.id),
		await report(owner, 'organisation', organisation.id),
	]

	expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
	expect((await report(owner, 'message', messageId)).status).toBe(200)
	expect((await applicant.get('reports')).body.details).toEqual([])
})
