import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { grievanceEvents, grievances } from '@profile-search/db/schema/trust/grievances'
import { createAccount } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { answer } from '../answer.ts'
import { reopen } from '../complain.ts'
import { closeSettled, warnOfClocks } from '../mails/warn.ts'
import { draft, file, later } from '../testing.ts'

const filedAt = new Date('2026-11-02T04:30:00Z')

test('administrators are warned at half, at four fifths and at the end of each clock, once for each', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	await createAccount(api.db, { isAdministrator: true, status: 'suspended' })
	await file(api, {}, filedAt)
	await api.work()
	const warnedAt = async (hours: number) => {
		// Two nodes watch at once, and one of them once more.
		await Promise.all([1, 2].map(() => warnOfClocks(api.db, later(filedAt, hours))))
		await warnOfClocks(api.db, later(filedAt, hours))
		const mails = await api.work()
		return mails.map(
			(mail) => `${mail.to?.[0]?.address === administrator.email} ${mail.subject?.split('] ')[1]}`,
		)
	}

	expect(await warnedAt(11.9)).toEqual([])
	expect(await warnedAt(12)).toEqual(['true 50% of the time for acknowledging a grievance has passed'])
	expect(await warnedAt(20)).toEqual(['true 80% of the time for acknowledging a grievance has passed'])
	expect(await warnedAt(24)).toEqual(['true The time for acknowledging a grievance is over'])
	expect(await warnedAt(84)).toEqual(['true 50% of the time for answering a grievance has passed'])
	// The watch did not run meanwhile: of the shares that passed only the last is reported.
	expect(await warnedAt(200)).toEqual(['true The time for answering a grievance is over'])
	expect(await api.db.$count(grievanceEvents, eq(grievanceEvents.kind, 'warned'))).toBe(6)
	expect(await api.db.$count(notifications, eq(notifications.accountId, administrator.id))).toBe(6)
})

test('an answered grievance gives no warnings, and a reopened one has a new clock and new warnings', async () => {
	await using api = await testApp()
	const { id: actorId } = await createAccount(api.db, { isAdministrator: true })
	const { id, number } = await file(api, { kind: 'intimate_image' }, filedAt)
	const resolve = (now: Date, version: number) =>
		answer(api.db, api.files, id, {
			draft: { status: 'resolved', message: 'It is taken down.', whereToGo: null, version },
			files: [],
			actorId,
			now,
		})

	await resolve(later(filedAt, 1.99), 1)
	await warnOfClocks(api.db, later(filedAt, 50))
	expect(await api.db.$count(grievanceEvents, eq(grievanceEvents.kind, 'warned'))).toBe(0)

	await reopen(api.db, { number, email: draft.email }, { message: 'It is back.', now: later(filedAt, 100) })
	const [open] = await api.db.select().from(grievances)
	await warnOfClocks(api.db, later(filedAt, 101.7))
	const warned = await api.db.select().from(grievanceEvents).where(eq(grievanceEvents.kind, 'warned'))

	expect(open).toMatchObject({ resolveDueAt: later(filedAt, 102), resolvedAt: null, reopenedTimes: 1 })
	expect(warned.map(({ once }) => once).toSorted()).toEqual(['resolve:1:50', 'resolve:1:80'])
})

test('a changed period counts from the next filing on, and earlier grievances keep their clocks', async () => {
	await using api = await testApp()
	const before = await file(api, {}, filedAt)
	const set = { ordinaryHours: 48, acknowledgeHours: 6 }
	await api.db.insert(siteSettings).values(set).onConflictDoUpdate({ target: siteSettings.id, set })

	const after = await file(api, {}, filedAt)

	expect(before.resolveDueAt).toEqual(later(filedAt, 168))
	expect(after).toMatchObject({
		acknowledgeDueAt: later(filedAt, 6),
		resolveDueAt: later(filedAt, 48),
	})
})

test('an answer can be reopened for thirty days, then the grievance is closed automatically, once', async () => {
	await using api = await testApp()
	const { id: actorId } = await createAccount(api.db, { isAdministrator: true })
	const { id, number } = await file(api, {}, filedAt)
	const rejection = { status: 'rejected' as const, message: 'Not ours.', whereToGo: 'The police', version: 1 }
	await answer(api.db, api.files, id, { draft: rejection, files: [], actorId, now: filedAt })
	const key = { number, email: draft.email }
	const dayAfter = (days: number) => later(filedAt, days * 24)

	await closeSettled(api.db, dayAfter(29.9))
	expect(await api.db.$count(grievances, eq(grievances.status, 'rejected'))).toBe(1)
	await expect(reopen(api.db, key, { message: 'Late', now: dayAfter(30) })).rejects.toMatchObject({
		status: 409,
	})
	await Promise.all([1, 2].map(() => closeSettled(api.db, dayAfter(30.1))))

	expect(await api.db.$count(grievances, eq(grievances.status, 'closed'))).toBe(1)
	expect(await api.db.$count(grievanceEvents, eq(grievanceEvents.toStatus, 'closed'))).toBe(1)
})

test('a line of the log cannot be changed or deleted, except with its whole grievance', async () => {
	await using api = await testApp()
	const { id } = await file(api)

	await expect(api.db.update(grievanceEvents).set({ message: 'Nothing happened.' })).rejects.toThrow()
	await expect(api.db.delete(grievanceEvents)).rejects.toThrow()
	await expect(api.connection.pool.query('truncate grievance_events cascade')).rejects.toThrow(
		/only takes new rows/,
	)
	await api.db.delete(grievances).where(eq(grievances.id, id))

	expect(await api.db.$count(grievanceEvents)).toBe(0)
})
