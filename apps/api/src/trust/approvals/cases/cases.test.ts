import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { decidedProfiles } from '@profile-search/db/schema/trust/approvals'
import {
	createAccount,
	createCandidate,
	createGuest,
	createOrganisation,
	known,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const profile = {
	headline: 'Tailor of wedding dresses',
	professionId: known.profession,
	skills: [{ name: 'Sewing' }],
	experienceMonths: 48,
	education: 6,
	languages: [{ code: known.language }],
	placeId: known.place,
	mobileNumber: '9812300000',
	birthDate: '1995-05-17',
}

async function approverIn(api: Awaited<ReturnType<typeof testApp>>, name = 'Meera') {
	return api.as(await createAccount(api.db, { firstName: name, lastName: 'Joshi', isApprover: true }))
}

test('an account asked for more is told by portal and mail, answers by saving, and returns to the same place', async () => {
	await using api = await testApp()
	const since = new Date('2026-01-05T10:00:00Z')
	const person = await createCandidate(api.db, { account: { status: 'pending', waitingSince: since } })
	const [approver, me] = [await approverIn(api), await api.as(person)]

	await approver.post(`approvals/${person.id}`, {
		decision: 'ask',
		reason: 'Please name your last employer.',
	})
	const [mail] = await api.work()
	const asked = await approver.get('approvals?state=asked')
	const waiting = await approver.get('approvals')
	const told = await me.get('notifications')
	await me.put('candidates/me', profile)
	const back = await approver.get('approvals')

	expect(mail?.text).toContain('Please name your last employer.')
	expect(told.body.details.items[0]).toMatchObject({ body: 'Please name your last employer.' })
	expect(waiting.body.details).toMatchObject({ total: 0, waiting: 0, asked: 1 })
	expect(asked.body.details.items).toMatchObject([{ id: person.id, isAgain: true }])
	expect(back.body.details.items).toMatchObject([
		{ id: person.id, waitingSince: since.toISOString(), askedAt: null },
	])
})

test('of two requests for more only the first is sent, and the account can still be decided on', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const approver = await approverIn(api)
	const ask = () => approver.post(`approvals/${person.id}`, { decision: 'ask', reason: 'A photo, please.' })

	expect([(await ask()).status, (await ask()).status]).toEqual([200, 409])
	expect((await approver.post(`approvals/${person.id}`, { decision: 'approve' })).status).toBe(200)
})

test('of two approvers who ask for more at the same moment only one is heard', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const approvers = [await approverIn(api, 'Meera'), await approverIn(api, 'Ravi')]

	const asked = await Promise.all(
		approvers.map((approver) =>
			approver.post(`approvals/${person.id}`, { decision: 'ask', reason: 'A photo, please.' }),
		),
	)
	const mails = await api.work()

	expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([person.email])
})

test('the decided profile is kept, and shown beside the current one', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' }, headline: 'Tailor' })
	const [approver, me] = [await approverIn(api), await api.as(person)]

	const first = await approver.get(`approvals/${person.id}/case`)
	await approver.post(`approvals/${person.id}`, {
		decision: 'reject',
		cause: 'photo',
		reason: 'Please try another.',
	})
	await me.put('candidates/me', profile)
	const second = await approver.get(`approvals/${person.id}/case`)
	const shown = await approver.get(`approvals/candidates/${person.id}`)

	expect(first.body.details.before).toBeNull()
	expect(second.body.details.before).toMatchObject({ decision: 'reject', profile: { headline: 'Tailor' } })
	expect(shown.body.details.candidate.headline).toBe(profile.headline)
	expect(shown.body.details.decisions[0].reason).toBe(
		'The photo or logo does not show you or your organisation. Please try another.',
	)
})

test('the reason of a rejection begins in the language of the person', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending', language: 'hi' } })
	const approver = await approverIn(api)

	await approver.post(`approvals/${person.id}`, { decision: 'reject', cause: 'wrong_type' })

	const shown = await approver.get(`approvals/candidates/${person.id}`)
	expect(shown.body.details.decisions[0].reason).toBe('अकाउंट का प्रकार गलत है।')
})

test('the profile of each kind of account is stored with its decision', async () => {
	await using api = await testApp()
	const pending = { status: 'pending' as const }
	const organisation = await createOrganisation(api.db, { name: 'Early Works', owner: pending })
	const guest = await createGuest(api.db, { headline: 'Retired teacher', account: pending })
	const approver = await approverIn(api)

	for (const id of [organisation.owner.id, guest.id])
		await approver.post(`approvals/${id}`, { decision: 'approve' })

	const kept = await api.db.select().from(decidedProfiles).orderBy(decidedProfiles.id)
	expect(kept).toMatchObject([
		{ accountId: organisation.owner.id, decision: 'approve', profile: { name: 'Early Works' } },
		{ accountId: guest.id, decision: 'approve', profile: { headline: 'Retired teacher' } },
	])
})

test('an approver sees who else looks at the case, until they have been away for a while', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const [meera, arjun] = [await approverIn(api), await approverIn(api, 'Arjun')]

	const alone = await meera.post(`approvals/${person.id}/look`)
	const second = await arjun.post(`approvals/${person.id}/look`)
	const listed = await arjun.get('approvals')
	await api.connection.pool.query(`update case_looks set until = now() - interval '1 second'`)
	const later = await arjun.get(`approvals/${person.id}/case`)

	expect(alone.body.details.reviewers).toEqual([])
	expect(second.body.details.reviewers).toMatchObject([{ name: 'Meera Joshi' }])
	expect(listed.body.details.items[0].reviewer).toBe('Meera Joshi')
	expect(later.body.details.reviewers).toEqual([])
})

test('the approver who decides second sees who was first, and how they decided', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { account: { status: 'pending' } })
	const [meera, arjun] = [await approverIn(api), await approverIn(api, 'Arjun')]

	await meera.post(`approvals/${person.id}`, { decision: 'approve' })
	const late = await arjun.post(`approvals/${person.id}`, { decision: 'reject', reason: 'No.' })

	expect(late).toMatchObject({
		status: 409,
		body: { message: 'This account is no longer waiting: Meera Joshi has approved it.' },
	})
})

test('the case knows its neighbours in the filtered queue', async () => {
	await using api = await testApp()
	const approver = await approverIn(api)
	const [first, guest, second, third] = [
		await createCandidate(api.db, { account: { status: 'pending', waitingSince: new Date(1000) } }),
		await createGuest(api.db, { account: { status: 'pending', waitingSince: new Date(2000) } }),
		await createCandidate(api.db, { account: { status: 'pending', waitingSince: new Date(3000) } }),
		await createCandidate(api.db, { account: { status: 'pending', waitingSince: new Date(4000) } }),
	]
	const ids = async (query: string) => {
		const { previous, next } = (await approver.get(`approvals/${second.id}/case${query}`)).body.details
		return [previous?.id, next?.id]
	}

	expect(await ids('')).toEqual([guest.id, third.id])
	expect(await ids('?userType=candidate')).toEqual([first.id, third.id])
})

test('several accounts are decided at once, each on its own, and the response names those that were not', async () => {
	await using api = await testApp()
	const me = await createCandidate(api.db, { account: { isApprover: true, status: 'pending' } })
	const approver = await api.as(me)
	const waiting = [
		await createCandidate(api.db, { account: { status: 'pending' } }),
		await createCandidate(api.db, { account: { status: 'pending' } }),
	]
	const decided = await createCandidate(api.db, { account: { firstName: 'Done', lastName: 'Already' } })
	const accountIds = [...waiting, decided, me].map(({ id }) => id)

	const answer = await approver.post('approvals', { accountIds, draft: { decision: 'approve' } })
	const tooMany = await approver.post('approvals', {
		accountIds: Array.from({ length: 51 }, () => decided.id),
		draft: { decision: 'approve' },
	})

	expect(answer.body.details).toMatchObject({
		decided: waiting.map(({ id }) => id),
		refused: [
			{ id: decided.id, name: 'Done Already', message: /no longer waiting/ },
			{ id: me.id, message: 'You cannot decide on your own account.' },
		].map((each) => ({ ...each, message: expect.stringMatching(each.message) })),
	})
	expect(tooMany.status).toBe(400)
	const [still] = await api.db.select().from(accounts).where(eq(accounts.id, me.id))
	expect(still?.status).toBe('pending')
})
