import { createCandidate, createMember } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createApplied, createRequested, open, write } from '../messages/testing.ts'

test('a blocked account can neither write nor ask again, and gets the same answer as a stranger', async () => {
	await using api = await testApp()
	const { asker, asked, requestId } = await createRequested(api.db, 'accepted')
	const [one, two] = [await api.as(asker), await api.as(asked)]
	const threadId = await open(one, 'request', requestId)

	await two.post(`threads/${threadId}/block`)
	await two.post(`threads/${threadId}/block`)
	const written = await write(one, threadId, 'Hello?')
	const back = await write(two, threadId, 'Bye')
	await one.post(`contact-requests/${requestId}/withdraw`)
	const asks = await one.post('contact-requests', { subjectId: asked.id, message: 'Again?' })
	const asksBack = await two.post('contact-requests', { subjectId: asker.id, message: 'Sorry?' })
	const blocks = await two.get('account/blocks')
	const ended = await two.post(`account/blocks/${blocks.body.details[0].id}/end`)
	const again = await one.post('contact-requests', { subjectId: asked.id, message: 'Again?' })

	expect(written).toMatchObject({
		status: 409,
		body: { message: 'Your message cannot be delivered here at the moment.' },
	})
	expect(back.body.message).toContain('You have blocked them')
	expect(asks).toMatchObject({
		status: 404,
		body: { message: 'This account is not available, or is not shown to you.' },
	})
	expect(asksBack.status).toBe(409)
	expect(blocks.body.details).toMatchObject([{ name: 'Asha Patil', isOrganisation: false, byName: null }])
	expect([ended.status, again.body.errorCode]).toEqual([200, 0])
	expect((await one.get('account/blocks')).body.details).toEqual([])
})

test('a team blocks and is blocked as a whole', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const recruiter = await createMember(api.db, { organisationId: organisation.id })
	const [applicant, owner, colleague] = [
		await api.as(person),
		await api.as(organisation.owner),
		await api.as(recruiter),
	]
	const threadId = await open(applicant, 'application', applicationId)

	await applicant.post(`threads/${threadId}/block`)
	const answers = [await write(owner, threadId, 'Hello'), await write(colleague, threadId, 'Hello')]
	const asks = await owner.post('contact-requests', { subjectId: person.id, message: 'Hello' })
	await applicant.post(`threads/${threadId}/unblock`)
	await owner.post(`threads/${threadId}/block`)

	expect(answers.map(({ status }) => status)).toEqual([409, 409])
	expect(asks.status).toBe(404)
	expect((await write(applicant, threadId, 'Why?')).status).toBe(409)
	expect((await write(colleague, threadId, 'Hm')).body.message).toContain('You have blocked them')
	expect((await colleague.get('account/blocks')).body.details).toMatchObject([
		{ name: 'Meera Deshpande', byName: 'Ravi Patil' },
	])
})

test('in a blind review the list of a team does not name the applicants it blocked, and approvers cannot be blocked', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db, { isBlind: true })
	const owner = await api.as(organisation.owner)
	await owner.post(`threads/${await open(owner, 'application', applicationId)}/block`)
	const waiting = await createCandidate(api.db, { account: { status: 'pending' } })
	const me = await api.as(waiting)

	const refused = await me.post(`threads/${await open(me, 'approval', waiting.id)}/block`)

	const { body } = await owner.get('account/blocks')
	expect(body.details).toMatchObject([{ name: 'An applicant' }])
	expect(JSON.stringify(body)).not.toMatch(new RegExp(`Meera|Deshpande|${person.id}`))
	expect(refused.status).toBe(409)
})
