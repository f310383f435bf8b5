import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
import {
	createAccount,
	createCandidate,
	createMember,
	createOrganisation,
	createSection,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const pending = { status: 'pending' as const }

test('the queue is filtered by kind, time, words, history and duplicates', async () => {
	await using api = await testApp()
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const old = await createOrganisation(api.db, {
		name: 'Early Works',
		owner: { ...pending, waitingSince: new Date(0), email: 'owner@early.example' },
	})
	const fresh = await createCandidate(api.db, {
		account: { ...pending, firstName: 'Fresh', waitingSince: new Date() },
	})
	await approver.post(`approvals/${fresh.id}`, { decision: 'ask', reason: 'Which town?' })
	await api.connection.pool.query('update accounts set asked_at = null where id = $1', [fresh.id])
	const found = async (query: string) =>
		(await approver.get(`approvals?${query}`)).body.details.items.map(({ id }: { id: string }) => id)

	expect(await found('')).toEqual([old.owner.id, fresh.id])
	expect(await found('userType=employer')).toEqual([old.owner.id])
	expect(await found('days=3')).toEqual([old.owner.id])
	expect(await found('query=early+works')).toEqual([old.owner.id])
	expect(await found('query=owner@early')).toEqual([old.owner.id])
	expect(await found('query=FRESH+pune')).toEqual([fresh.id])
	expect(await found('query=%25')).toEqual([])
	expect(await found('history=first')).toEqual([old.owner.id])
	expect(await found('history=again')).toEqual([fresh.id])
	expect(await found('duplicates=yes')).toEqual([])
})

test('nobody decides on people they invited, or who share a team or an employer with them', async () => {
	await using api = await testApp()
	const { owner: me, id: organisationId } = await createOrganisation(api.db, {
		name: 'Our Works',
		owner: { isApprover: true },
	})
	const approver = await api.as(me)
	const invited = await createAccount(api.db, { ...pending, userType: 'employer' })
	await api.db.insert(organisationInvitations).values({
		organisationId,
		email: invited.email,
		role: 'recruiter',
		invitedBy: me.id,
		expiresAt: new Date(Date.now() + 86_400_000),
	})
	const joined = await createMember(api.db, { invitedBy: me.id, account: pending })
	const colleague = await createMember(api.db, { organisationId, account: pending })
	const worker = await createCandidate(api.db, { account: pending })
	await createWorkEntry(api.db, { candidateId: worker.id, organisationId })
	const stranger = await createCandidate(api.db, { account: pending })
	await createWorkEntry(api.db, { candidateId: stranger.id, organisationName: 'Other Works' })

	const { items } = (await approver.get('approvals')).body.details
	const conflicts = new Map(items.map((item: { id: string; conflict: string }) => [item.id, item.conflict]))
	const decide = (id: string) => approver.post(`approvals/${id}`, { decision: 'approve' })

	expect([invited, joined, colleague, worker, stranger].map(({ id }) => conflicts.get(id))).toEqual([
		'invited',
		'invited',
		'team',
		'employer',
		null,
	])
	for (const { id } of [invited, joined, colleague, worker]) expect((await decide(id)).status).toBe(403)
	expect((await decide(stranger.id)).status).toBe(200)
})

test('people who name the same employer, registered here or not, do not decide on each other', async () => {
	await using api = await testApp()
	const me = await createCandidate(api.db, { account: { isApprover: true } })
	const them = await createCandidate(api.db, { account: pending })
	for (const { id } of [me, them])
		await createWorkEntry(api.db, { candidateId: id, organisationName: 'Corner Shop' })
	await createSection(api.db, { accountId: them.id, status: 'pending' })
	const approver = await api.as(me)

	expect((await approver.post(`approvals/${them.id}`, { decision: 'approve' })).body.message).toMatch(
		/same employer/,
	)
	const section = `approvals/sections/advisory/${them.id}`
	expect((await approver.post(section, { decision: 'approve' })).status).toBe(403)
})

test('self-employed people do not count as colleagues', async () => {
	await using api = await testApp()
	const me = await createCandidate(api.db, { account: { isApprover: true } })
	const them = await createCandidate(api.db, { account: pending })
	for (const { id } of [me, them])
		await createWorkEntry(api.db, { candidateId: id, organisationName: 'Self', kind: 'self_employed' })

	expect((await (await api.as(me)).post(`approvals/${them.id}`, { decision: 'approve' })).status).toBe(200)
})

test('the menu counts what waits for an approver, and for an organisation named by its people', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const [approver, employer] = [
		await api.as(await createAccount(api.db, { isApprover: true })),
		await api.as(organisation.owner),
	]
	const person = await createCandidate(api.db, { account: pending })
	await createSection(api.db, { accountId: person.id, status: 'pending' })
	const entry = await createWorkEntry(api.db, {
		candidateId: person.id,
		organisationId: organisation.id,
		confirmation: 'claimed',
	})
	const counts = async () => [
		(await approver.get('events')).body.details.waiting,
		(await employer.get('events')).body.details.waiting,
	]

	expect(await counts()).toEqual([2, 1])
	await approver.post(`approvals/${person.id}`, { decision: 'approve' })
	await employer.post(`employments/${entry.id}`, { confirmation: 'confirmed' })
	expect(await counts()).toEqual([1, 0])
})
