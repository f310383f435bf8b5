import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { webhookDeliveries } from '@profile-search/db/schema/hiring/webhooks'
import { auditLog } from '@profile-search/db/schema/platform/site'
import {
	createAccount,
	createCandidate,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>

const draft = {
	name: 'Sahyadri Works',
	kind: 'company',
	about: 'We build software for farms.',
	industry: 'Software',
	size: '11-50',
	placeId: 2,
	mobileNumber: '9876543210',
	website: 'https://sahyadri.example',
}

async function createFixture(api: Api) {
	const organisation = await createOrganisation(api.db, { name: draft.name, website: draft.website })
	const approver = await createCandidate(api.db, { account: { isApprover: true } })
	return { organisation, owner: await api.as(organisation.owner), approver: await api.as(approver) }
}

test('an approved organisation that takes the name of a bank is shown under its old name until an approver agrees', async () => {
	await using api = await testApp()
	const { organisation, owner, approver } = await createFixture(api)
	const bank = { name: 'State Bank', website: 'https://bank.example', kind: 'government' }

	const saved = await owner.put('organisations/me', { ...draft, ...bank, about: 'We lend.' })
	const meanwhile = (await api.get(`organisations/${organisation.id}`)).body.details
	const mine = (await owner.get('held-changes/mine')).body.details.organisation
	const queue = (await approver.get('held-changes')).body.details
	const shown = (await approver.get(`held-changes/${queue.items[0].id}`)).body.details
	await approver.post(`held-changes/${shown.id}`, { decision: 'approve', version: shown.version })
	const [mail] = await api.work()

	expect(saved.body.errorCode).toBe(0)
	expect(meanwhile).toMatchObject({
		name: draft.name,
		website: draft.website,
		kind: 'company',
		about: 'We lend.',
	})
	expect(mine).toMatchObject({ after: bank, before: { name: draft.name } })
	expect(queue).toMatchObject({
		total: 1,
		items: [{ name: draft.name, fields: ['name', 'kind', 'website'] }],
	})
	expect(shown).toMatchObject({
		before: { name: draft.name, kind: 'company' },
		after: bank,
		author: 'Ravi Patil',
	})
	expect((await api.get(`organisations/${organisation.id}`)).body.details).toMatchObject(bank)
	expect(mail).toMatchObject({ subject: 'Your change is shown now' })
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'change_accepted', subjectId: organisation.owner.id, facts: { after: bank } },
	])
})

test('a refused change leaves everything as it was, and its author reads the reason', async () => {
	await using api = await testApp()
	const { organisation, owner, approver } = await createFixture(api)
	await owner.put('organisations/me', { ...draft, name: 'State Bank' })
	const [{ id }] = (await approver.get('held-changes')).body.details.items
	const reason = 'This is the name of a bank.'

	const without = await approver.post(`held-changes/${id}`, { decision: 'reject', version: 1 })
	const refused = await approver.post(`held-changes/${id}`, { decision: 'reject', reason, version: 1 })
	const [mail] = await api.work()

	expect([without.status, refused.status]).toEqual([400, 200])
	expect(mail?.text).toContain(reason)
	expect((await api.get(`organisations/${organisation.id}`)).body.details.name).toBe(draft.name)
	expect((await owner.get('held-changes/mine')).body.details.organisation).toBeNull()
})

test('an approver decides on the version they have read, and saving the old name withdraws the change', async () => {
	await using api = await testApp()
	const { owner, approver } = await createFixture(api)
	await owner.put('organisations/me', { ...draft, name: 'Harmless Works' })
	const [{ id }] = (await approver.get('held-changes')).body.details.items
	await owner.put('organisations/me', { ...draft, name: 'State Bank' })

	const late = await approver.post(`held-changes/${id}`, { decision: 'approve', version: 1 })
	await owner.put('organisations/me', draft)

	expect(late.status).toBe(409)
	expect((await approver.get('held-changes')).body.details.total).toBe(0)
})

test('nobody approves a change of their own organisation', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { owner: { isApprover: true } })
	const owner = await api.as(organisation.owner)
	await owner.put('organisations/me', draft)

	expect((await owner.get('held-changes/mine')).body.details.organisation).not.toBeNull()
	expect((await owner.get('held-changes')).body.details.total).toBe(0)
})

test('an organisation that was not approved yet is renamed at once', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db, { owner: { status: 'pending' } })
	const owner = await api.as(organisation.owner)

	await owner.put('organisations/me', draft)

	expect((await owner.get('organisations/me')).body.details.name).toBe(draft.name)
	expect((await owner.get('held-changes/mine')).body.details.organisation).toBeNull()
})

test('a new name of an approved person waits, and the list finds it only once it is accepted', async () => {
	await using api = await testApp({ matching: true })
	const { approver } = await createFixture(api)
	const person = await createCandidate(api.db, { visibility: 'public' })
	const me = await api.as(person)

	const asked = await me.put('account/name', { f_name: 'Ratan', middle_name: '', l_name: 'Tata' })
	const meanwhile = (await api.get(`candidates/${person.id}`)).body.details
	const [line] = (await approver.get('held-changes')).body.details.items
	await approver.post(`held-changes/${line.id}`, { decision: 'approve', version: 1 })

	expect(asked.body.details).toEqual({ waits: true })
	expect(meanwhile).toMatchObject({ firstName: 'Asha', lastName: 'Kulkarni' })
	expect(line).toMatchObject({
		subjectId: person.id,
		userType: 'candidate',
		fields: ['firstName', 'lastName'],
	})
	await expect
		.poll(async () => (await approver.get('candidates?query=ratan')).body.details.total, { timeout: 20_000 })
		.toBe(1)
})

test('a person who was not approved yet is renamed at once', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db, { status: 'incomplete' })
	const me = await api.as(account)

	const changed = await me.put('account/name', { f_name: 'Aasha', middle_name: 'R.', l_name: 'Kulkarni' })

	expect(changed.body.details).toEqual({ waits: false })
	expect((await me.get('account/name')).body.details).toMatchObject({ f_name: 'Aasha', middle_name: 'R.' })
})

test('the webhooks of an organisation are told that its profile is approved, and a change of it too', async () => {
	await using api = await testApp()
	const { organisation, owner, approver } = await createFixture(api)
	const made = await owner.post('organisations/me/webhooks', {
		url: 'https://sahyadri.example/hooks',
		events: ['profile.approved'],
	})
	expect(made.body.errorCode).toBe(0)
	const told = () => api.db.select({ data: webhookDeliveries.data }).from(webhookDeliveries)

	const decide = async (decision: object, { id } = organisation.owner) => {
		await api.db.update(accounts).set({ status: 'pending' }).where(eq(accounts.id, id))
		return (await approver.post(`approvals/${id}`, decision)).body.details
	}
	const member = await createMember(api.db, { organisationId: organisation.id })

	expect(await decide({ decision: 'reject', reason: 'Please name your town.' })).toEqual({
		status: 'rejected',
	})
	expect(await told()).toEqual([])
	expect(await decide({ decision: 'approve' })).toEqual({ status: 'approved' })
	expect(await told()).toEqual([{ data: { organisationId: organisation.id } }])
	expect(await decide({ decision: 'approve' }, member)).toEqual({ status: 'approved' })
	expect(await told()).toHaveLength(1)

	await owner.put('organisations/me', { ...draft, name: 'State Bank' })
	const [held] = (await approver.get('held-changes')).body.details.items
	expect(await told()).toHaveLength(1)
	const { version } = (await approver.get(`held-changes/${held.id}`)).body.details
	await approver.post(`held-changes/${held.id}`, { decision: 'approve', version })
	expect(await told()).toHaveLength(2)
})
