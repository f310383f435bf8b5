import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { erasures, sealedRecords } from '@profile-search/db/schema/privacy/personal-data'
import { createCandidate } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { eraseAgain, ErasureLine, listErasures } from './again.ts'
import { askForErasure } from './leave.ts'
import { sealAccount } from './seal.ts'

const day = 86_400_000

test('whom an older backup brings back is erased again: hidden at once, and sealed where the days are over', async () => {
	await using present = await testApp()
	await using restored = await testApp()
	const ids = { gone: '', leaving: '', staying: '' }
	for (const [name, email] of [
		['gone', 'gone@example.com'],
		['leaving', 'leaving@example.com'],
		['staying', 'staying@example.com'],
	] as const) {
		const { id } = await createCandidate(present.db, { account: { email } })
		await createCandidate(restored.db, { account: { id, email } })
		ids[name] = id
	}
	await askForErasure(present.db, ids.gone)
	await askForErasure(present.db, ids.leaving)
	const past = new Date(Date.now() - day)
	await present.db.update(erasures).set({ sealDueAt: past }).where(eq(erasures.accountId, ids.gone))
	await sealAccount(present.db, ids.gone)

	const lines = JSON.stringify(await listErasures(present.db))
	const known = ErasureLine.array().parse(JSON.parse(lines))
	const count = await eraseAgain(restored.db, known)

	expect(lines).not.toContain('@')
	expect(count).toBe(2)
	const statuses = await restored.db
		.select({ email: accounts.email, status: accounts.status, isErased: accounts.erasedAt })
		.from(accounts)
		.orderBy(accounts.email)
	expect(statuses).toMatchObject([
		{ isErased: expect.any(Date) },
		{ email: 'leaving@example.com', status: 'suspended', isErased: null },
		{ email: 'staying@example.com', status: 'approved', isErased: null },
	])
	expect(await restored.db.select({ id: sealedRecords.accountId }).from(sealedRecords)).toEqual([
		{ id: ids.gone },
	])
	expect(await eraseAgain(restored.db, known)).toBe(1)
	await restored.work()
})
