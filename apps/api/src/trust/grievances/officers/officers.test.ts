import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { draft, file, later, sendForm } from '../testing.ts'

test('grievances are ordered by due time, and views, kinds and words filter the queue', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db, { isAdministrator: true })
	const now = new Date()
	const late = await file(api, { email: 'late@example.com' }, later(now, -30))
	const grave = await file(api, { kind: 'intimate_image', email: 'grave@example.com' }, later(now, -1))
	const calm = await file(api, { message: 'The buttons of the list cannot be reached by keyboard.' }, now)
	const officer = await api.as(me)
	await officer.post(`grievances/${calm.id}/assignment`, { accountId: me.id, version: 1 })
	const numbers = async (query: string) => {
		const { body } = await officer.get(`grievances?${query}`)
		return body.details.items.map((item: { number: string }) => item.number)
	}

	expect(await numbers('')).toEqual([late.number, grave.number, calm.number])
	expect(await numbers('view=overdue')).toEqual([late.number])
	expect(await numbers('view=mine')).toEqual([calm.number])
	expect(await numbers('kind=intimate_image')).toEqual([grave.number])
	expect(await numbers('status=acknowledged')).toEqual([])
	expect(await numbers('query=KEYBOARD')).toEqual([calm.number])
	expect(await numbers(`query=${grave.number.slice(-6)}`)).toEqual([grave.number])
	expect((await officer.get('grievances')).body.details.counts).toEqual({
		open: 3,
		overdue: 1,
		mine: 1,
		waiting: 0,
		answered: 0,
		all: 3,
	})
})

test('of two concurrent officers the second is told, and nothing is sent twice', async () => {
	await using api = await testApp()
	const [one, other] = await Promise.all(
		[1, 2].map(async () => api.as(await createAccount(api.db, { isAdministrator: true }))),
	)
	const { id } = await file(api)
	await api.work()
	const answer = { status: 'resolved', message: 'It is taken down.', version: '1' }

	const answers = await Promise.all(
		[one, other].map((me) => sendForm(api, `grievances/${id}/answers`, answer, me)),
	)
	const mails = await api.work()

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(mails.filter((mail) => mail.to?.[0]?.address === draft.email)).toHaveLength(1)
})

test('each answer is sent in one thread, with the officer, the way to reopen and the way to appeal', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { companyLogo: _logo, ...settings } = (await me.get('admin/settings')).body.details
	await me.put('admin/settings', { ...settings, officerName: 'Lata Rao', officerEmail: 'lata@example.com' })
	const { id } = await file(api)
	await sendForm(api, `grievances/${id}/answers`, { status: 'acknowledged', version: '1' }, me)
	await sendForm(
		api,
		`grievances/${id}/answers`,
		{ status: 'resolved', message: 'Taken down.', version: '2' },
		me,
	)

	const mails = (await api.work()).filter((mail) => mail.to?.[0]?.address === draft.email)

	const first = mails.find((mail) => mail.subject?.includes('is filed'))
	const rest = mails.filter((mail) => mail !== first)
	expect(mails).toHaveLength(3)
	for (const mail of rest) expect(mail.inReplyTo).toBe(first?.messageId)
	for (const mail of mails) expect(mail.text).toContain('Grievance officer: Lata Rao, lata@example.com')
	const last = mails.find((mail) => mail.text?.includes('Taken down.'))
	expect(last?.text).toContain('Grievance Appellate Committee')
	expect(last?.text).toContain('reopen it until')
})

test('a rejection names the next authority, and a message is required where it is needed', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { id, number } = await file(api)
	const send = (fields: Record<string, string>) => sendForm(api, `grievances/${id}/answers`, fields, me)

	expect((await send({ status: 'rejected', message: 'Not ours.', version: '1' })).body.fields).toHaveProperty(
		'whereToGo',
	)
	expect((await send({ status: 'resolved', version: '1' })).body.fields).toHaveProperty('message')
	expect((await send({ version: '1' })).body.fields).toHaveProperty('message')
	const rejected = await send({
		status: 'rejected',
		message: 'Not ours.',
		whereToGo: 'The police',
		version: '1',
	})
	expect(rejected.body.details.status).toBe('rejected')
	const again = await send({ status: 'in_progress', version: '2' })
	expect(again).toMatchObject({ status: 409 })

	const seen = await api.post('grievance-tracking', { number, email: draft.email })
	expect(seen.body.details.events.at(-1).message).toContain('The police')
	expect(seen.body.details.appealUntil).not.toBeNull()
})

test('a first reply acknowledges, and an assigned grievance is reported to its assignee only', async () => {
	await using api = await testApp()
	const chief = await createAccount(api.db, { isAdministrator: true })
	const deputy = await createAccount(api.db, { isAdministrator: true })
	const nobody = await createAccount(api.db)
	const me = await api.as(chief)
	const { id, number } = await file(api)
	await api.work()

	await sendForm(api, `grievances/${id}/answers`, { message: 'We look into it.', version: '1' }, me)
	const given = await me.post(`grievances/${id}/assignment`, { accountId: deputy.id, version: 2 })
	const wrong = await me.post(`grievances/${id}/assignment`, { accountId: nobody.id, version: 3 })
	await sendForm(api, 'grievance-tracking/replies', { number, email: draft.email, message: 'Thank you.' })
	const mails = await api.work()

	expect(given.status).toBe(200)
	expect(wrong).toMatchObject({ status: 409 })
	expect((await me.get(`grievances/${id}`)).body.details).toMatchObject({
		status: 'acknowledged',
		acknowledgedAt: expect.any(String),
		assignee: { id: deputy.id },
	})
	const toChief = mails.filter((mail) => mail.to?.[0]?.address === chief.email)
	const toDeputy = mails.filter((mail) => mail.to?.[0]?.address === deputy.email)
	expect(toChief).toEqual([])
	expect(toDeputy.map((mail) => mail.subject?.split('] ')[1]).toSorted()).toEqual([
		'A grievance is assigned to you',
		'The complainant wrote',
	])
	expect(await api.db.$count(notifications, eq(notifications.accountId, deputy.id))).toBe(3)
})
