import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { createAccount, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { eraseContent } from '#platform/audit/erase-content.ts'
import { record } from '#platform/audit/record.ts'
import { askForErasure } from '#privacy/erasures/leave.ts'
import { sealAccount } from '#privacy/erasures/seal.ts'
import { testApp } from '#test/portal.ts'

test('an administrator filters the log by actor, action, subject and time, and downloads it as a table', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db, { firstName: 'Arjun', lastName: 'Rao', isAdministrator: true })
	const [meera, asha] = [
		await createAccount(api.db, { firstName: 'Meera', lastName: 'Joshi' }),
		await createAccount(api.db, { firstName: 'Asha', lastName: 'Kulkarni' }),
	]
	const line = { actorId: meera.id, subjectId: asha.id, facts: { after: { status: 'approved' } } }
	await record(api.db, { ...line, action: 'account_approved' })
	await record(api.db, { action: 'settings_changed', subjectId: me.id, reason: '=1+1' })
	const administrator = await api.as(me)
	const numbers = async (query: string) =>
		(await administrator.get(`admin/audit?${query}`)).body.details.items.map(
			({ number }: { number: number }) => number,
		)

	expect(await numbers('')).toEqual([2, 1])
	expect(await numbers('actor=meera')).toEqual([1])
	expect(await numbers(`actor=${meera.id}`)).toEqual([1])
	expect(await numbers('subject=asha+kul')).toEqual([1])
	expect(await numbers('action=settings_changed')).toEqual([2])
	expect(await numbers('from=2020-01-01&to=2020-12-31')).toEqual([])
	expect(await numbers(`from=2020-01-01`)).toEqual([2, 1])
	expect((await administrator.get('admin/audit?action=account_approved')).body.details.items).toMatchObject([
		{ actorName: 'Meera Joshi', subjectName: 'Asha Kulkarni', isAccount: true, isErased: false },
	])
	const table = await administrator.get('admin/audit.csv?action=settings_changed')
	expect(table.body).toMatch(/^\uFEFFNumber,At,Who/)
	const inHindi = await administrator.get('admin/audit.csv?action=settings_changed&lang=hi')
	expect(inHindi.body).toMatch(/^\uFEFFनंबर,समय,किसने,/)
	expect(inHindi.body).not.toContain('settings_changed')
	expect(table.body).toContain(`'=1+1`)
})

test('an erased row says so', async () => {
	await using api = await testApp()
	const [me, gone] = [await createAccount(api.db, { isAdministrator: true }), await createAccount(api.db)]
	await record(api.db, { action: 'account_rejected', subjectId: gone.id, reason: 'Private words.' })
	await eraseContent(api.db, gone.id)

	const { items } = (await (await api.as(me)).get('admin/audit')).body.details

	expect(items).toMatchObject([
		{ action: 'content_erased', isErased: false },
		{ action: 'account_rejected', isErased: true, reason: null, facts: {} },
	])
})

test('who has left has no name in the log, in any language', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db, { isAdministrator: true })
	const { id, owner } = await createOrganisation(api.db)
	await record(api.db, { action: 'account_approved', actorId: me.id, subjectId: owner.id })
	await record(api.db, { action: 'account_rejected', actorId: owner.id, subjectId: id })
	const administrator = await api.as(me)
	const lines = async () => (await administrator.get('admin/audit')).body.details.items
	const before = await lines()

	await askForErasure(api.db, owner.id)
	await api.db.update(erasures).set({ sealDueAt: new Date() })
	await sealAccount(api.db, owner.id)

	expect(before).toMatchObject([
		{ actorName: expect.any(String), subjectName: expect.any(String), subjectHasLeft: false },
		{ actorName: expect.any(String), subjectName: expect.any(String), subjectHasLeft: false },
	])
	expect(
		(await lines()).filter(({ subjectId }: { subjectId: string }) => [id, owner.id].includes(subjectId)),
	).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ actorName: null, subjectName: null, subjectHasLeft: true }),
			expect.objectContaining({ actorName: expect.any(String), subjectName: null, subjectHasLeft: true }),
		]),
	)
})
