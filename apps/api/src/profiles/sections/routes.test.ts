import { auditLog } from '@profile-search/db/schema/platform/site'
import {
	createAccount,
	createCandidate,
	createOrganisation,
	createSection,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const advisory = {
	areas: ['career', 'farming'],
	languages: ['hi', 'mr'],
	fee: 500,
	feePeriod: 'hour',
	about: 'I help farmers to plan their year.',
	placeId: 2,
	isRemote: true,
}
const investor = {
	sectors: ['farming_food'],
	stages: ['idea', 'growth'],
	ticketMin: 100_000,
	ticketMax: 2_000_000,
	about: 'Patient money for food.',
	placeId: 2,
}

test('any account adds a section, an approver approves it, and it is listed and the person told by mail', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db, { userType: 'guest_user' })
	const me = await api.as(account)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))

	expect((await me.get('sections/me')).body.details).toEqual({ advisory: null, investor: null })
	expect((await me.put('sections/me/advisory', advisory)).body.details).toEqual({ status: 'pending' })
	expect((await api.get('advisers')).body.details.total).toBe(0)
	const queue = await approver.get('approvals/sections')
	const path = `approvals/sections/advisory/${account.id}`
	expect((await approver.get(path)).body.details).toMatchObject({ advisory: { fee: 500 }, investor: null })
	expect((await approver.post(path, { decision: 'approve' })).body.details).toEqual({ status: 'approved' })

	expect(queue.body.details.items).toMatchObject([{ id: account.id, kind: 'advisory' }])
	expect((await api.get('advisers')).body.details.items).toMatchObject([
		{ id: account.id, name: 'Asha Kulkarni', areas: ['career', 'farming'], languages: ['Hindi', 'Marathi'] },
	])
	expect((await api.get(`advisers/${account.id}`)).body.details).not.toHaveProperty('email')
	expect(await api.work()).toMatchObject([
		{ to: [{ address: account.email }], subject: 'Your advisory section is approved' },
	])
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{ action: 'section_approved', subjectId: account.id, facts: { kind: 'advisory' } },
	])
})

test('a rejected section shows the reason, and waits again once it is saved; an approved one stays approved', async () => {
	await using api = await testApp()
	const { owner } = await createOrganisation(api.db, { name: 'Seed Fund' })
	const me = await api.as(owner)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const path = `approvals/sections/investor/${owner.id}`

	await me.put('sections/me/investor', investor)
	expect((await approver.post(path, { decision: 'reject' })).status).toBe(400)
	await approver.post(path, { decision: 'reject', reason: 'Please name your fund.' })
	const rejected = await me.get('sections/me')
	const saved = await me.put('sections/me/investor', investor)
	await approver.post(path, { decision: 'approve' })
	const changed = await me.put('sections/me/investor', { ...investor, stages: ['growth'] })

	expect(rejected.body.details.investor).toMatchObject({
		status: 'rejected',
		statusReason: 'Please name your fund.',
	})
	expect(saved.body.details.status).toBe('pending')
	expect(changed.body.details.status).toBe('approved')
	expect((await api.get('investors')).body.details.items).toMatchObject([
		{ name: 'Seed Fund', stages: ['growth'] },
	])
})

test('nobody decides on their own section, and only one of two approvers decides', async () => {
	await using api = await testApp()
	const approver = await createAccount(api.db, { isApprover: true })
	await createSection(api.db, { accountId: approver.id, status: 'pending' })
	const person = await createAccount(api.db)
	await createSection(api.db, { accountId: person.id, status: 'pending' })
	const [me, other] = [
		await api.as(approver),
		await api.as(await createAccount(api.db, { isApprover: true })),
	]
	const pathOf = (id: string) => `approvals/sections/advisory/${id}`

	expect((await me.get('approvals/sections')).body.details.total).toBe(1)
	expect((await me.post(pathOf(approver.id), { decision: 'approve' })).status).toBe(403)
	const answers = await Promise.all(
		[me, other].map((who) => who.post(pathOf(person.id), { decision: 'approve' })),
	)
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a suspended or unapproved account shows none of its sections', async () => {
	await using api = await testApp()
	for (const status of ['suspended', 'pending', 'incomplete', 'rejected'] as const) {
		const { id } = await createCandidate(api.db, { account: { status } })
		await createSection(api.db, { accountId: id })
		await createSection(api.db, { accountId: id, kind: 'investor' })

		expect((await api.get(`advisers/${id}`)).status).toBe(404)
		expect((await api.get(`investors/${id}`)).status).toBe(404)
	}
	expect((await api.get('advisers')).body.details.total).toBe(0)
	expect((await api.get('investors')).body.details.total).toBe(0)
})

test('advisers are found by words and area, investors by sector', async () => {
	await using api = await testApp()
	const asha = await createAccount(api.db)
	const ravi = await createAccount(api.db, { firstName: 'Ravi' })
	await createSection(api.db, { accountId: asha.id, topics: ['law_tax'], placeId: 4 })
	await createSection(api.db, { accountId: ravi.id, topics: ['health'] })
	await createSection(api.db, { accountId: ravi.id, kind: 'investor', topics: ['energy'] })
	const idsOf = async (path: string) =>
		(await api.get(path)).body.details.items.map(({ id }: { id: string }) => id)

	expect(await idsOf('advisers?query=RAVI')).toEqual([ravi.id])
	expect(await idsOf('advisers?query=law tax')).toEqual([asha.id])
	expect(await idsOf(`advisers?query=${encodeURIComponent('नासिक')}`)).toEqual([asha.id])
	expect(await idsOf('advisers?area=health')).toEqual([ravi.id])
	expect(await idsOf('advisers?area=health&query=asha')).toEqual([])
	expect(await idsOf('investors?sector=energy')).toEqual([ravi.id])
	expect(await idsOf('investors?sector=crafts')).toEqual([])
})

test('what is missing or wrong in a section is reported at its field', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db))

	const amounts = await me.put('sections/me/investor', { ...investor, ticketMax: 5 })
	const empty = await me.put('sections/me/advisory', { ...advisory, areas: [], about: '' })
	const language = await me.put('sections/me/advisory', { ...advisory, languages: ['xx-none'] })

	expect(amounts.body.fields).toEqual({ ticketMax: 'The maximum amount is below the minimum.' })
	expect(empty.body.fields).toEqual({
		areas: 'Please choose at least one area.',
		about: 'Please describe briefly what you offer.',
	})
	expect(language.body.fields).toEqual({ languages: 'Please choose languages from the list.' })
})

test('a section is deleted by its owner', async () => {
	await using api = await testApp()
	const account = await createAccount(api.db)
	await createSection(api.db, { accountId: account.id })
	const me = await api.as(account)

	expect((await me.call('DELETE', 'sections/me/advisory')).status).toBe(200)
	expect((await me.call('DELETE', 'sections/me/advisory')).status).toBe(409)
	expect((await api.get(`advisers/${account.id}`)).status).toBe(404)
})
