import { saved } from '@profile-search/db/schema/matching/saved'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { mergeChanges, merges } from '@profile-search/db/schema/trust/merges'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	createSection,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sealAccount } from '#privacy/erasures/seal.ts'
import { sweepPersonalData } from '#privacy/retention/sweep.ts'
import { eventually, testApp } from '#test/portal.ts'
import { mergeLate } from '../merge.ts'
import { applyTo, findApplication, findStatus, password, twice } from '../testing.ts'

test('a merge moves everything to the kept person, fills in what is missing there, and hides the duplicate', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const { kept, duplicate } = fixture
	const job = await createJob(api.db)
	const application = await applyTo(api, job.id, duplicate.id, {
		status: 'shortlisted',
		shortlistedAt: new Date(),
	})
	await createWorkEntry(api.db, { candidateId: duplicate.id })
	await api.db.update(candidates).set({ summary: 'Words.' }).where(eq(candidates.accountId, duplicate.id))
	await api.db.update(candidates).set({ headline: 'Theirs' }).where(eq(candidates.accountId, duplicate.id))
	await api.db.update(candidates).set({ visibility: 'public' }).where(eq(candidates.accountId, kept.id))

	const reader = await createCandidate(api.db)
	for (const kind of ['person', 'adviser'] as const)
		await api.db.insert(saved).values({ ownerId: reader.id, kind, subjectId: duplicate.id })

	const preview = await fixture.admin.get(
		`admin/merge-preview?kind=person&keptId=${kept.id}&duplicateId=${duplicate.id}`,
	)
	const { body } = await fixture.merge()

	expect(body.errorCode).toBe(0)
	expect(preview.body.details).toMatchObject({
		problem: null,
		moves: expect.arrayContaining([
			{ share: 'applications', count: 1, stays: 0 },
			{ share: 'entries', count: 1, stays: 0 },
		]),
		fields: expect.arrayContaining([
			{ field: 'summary', kept: null, duplicate: 'Words.', isTaken: true },
			{ field: 'headline', kept: 'Software developer', duplicate: 'Theirs', isTaken: false },
			{ field: 'visibility', kept: 'public', duplicate: 'members', isTaken: true },
		]),
	})
	expect(await findApplication(api, application.id)).toMatchObject({ candidateId: kept.id })
	expect(await api.db.select().from(saved)).toMatchObject([{ subjectId: kept.id }, { subjectId: kept.id }])
	const me = await api.as(kept)
	expect((await me.get('applications')).body.details.items).toMatchObject([{ id: application.id }])
	const [profile] = await api.db.select().from(candidates).where(eq(candidates.accountId, kept.id))
	expect(profile).toMatchObject({ summary: 'Words.', headline: 'Software developer', visibility: 'members' })
	expect((await me.get(`candidates/${duplicate.id}`)).status).toBe(404)
	expect((await me.get(`successors/person/${duplicate.id}`)).body.details).toEqual({ id: kept.id })
	expect((await me.get(`successors/person/${kept.id}`)).status).toBe(404)
})

test('a login with the merged address and the correct password is told which address to use', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const before = await api.as(fixture.duplicate)
	const { id } = await fixture.merge()
	const login = (email_id: string, word = password) =>
		api.post('auth/login', { email_id, password: word, user_type: 'candidate' })

	const told = await login(fixture.duplicate.email)
	const wrong = await login(fixture.duplicate.email, 'Wrong1!')

	expect(told.body).toMatchObject({ errorCode: 1007, message: expect.stringContaining('a…@example.com') })
	expect(told.cookies.find(({ name }) => name === 'session')).toBeUndefined()
	expect(wrong.body.errorCode).toBe(1001)
	expect((await before.get('account/name')).status).toBe(401)
	expect((await login(fixture.kept.email)).body.errorCode).toBe(0)
	await fixture.undo(id)
	expect((await login(fixture.duplicate.email)).body.errorCode).toBe(0)
})

test('both addresses are told about a merge and its undo, and the log says who did it and why', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const addresses = [fixture.kept.email, fixture.duplicate.email].toSorted()
	const to = (mails: { to?: { address?: string }[] }[]) =>
		mails.map((mail) => mail.to?.[0]?.address ?? '').toSorted()

	const { id } = await fixture.merge()
	const told = await api.work()
	await fixture.undo(id)
	const undone = await api.work()

	expect(to(told)).toEqual(addresses)
	expect(told[0]?.text).toContain('Registered twice.')
	expect(to(undone)).toEqual(addresses)
	expect(undone[0]?.subject).toBe('Your accounts are two again')
	const log = await api.db.select().from(auditLog).orderBy(auditLog.number)
	expect(log.map(({ action, subjectId, reason }) => [action, subjectId, reason])).toEqual([
		['accounts_merged', fixture.kept.id, 'Registered twice.'],
		['accounts_merged', fixture.duplicate.id, 'Registered twice.'],
		['merge_undone', fixture.kept.id, null],
		['merge_undone', fixture.duplicate.id, null],
	])
	const list = (await fixture.admin.get('admin/merges')).body.details.items
	expect(list).toMatchObject([{ id, keptName: 'Asha Patil', undoUntil: null }])
})

test('of two applications for a job the one that is further along is kept, and an undo restores both', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const [one, two] = [await createJob(api.db), await createJob(api.db)]
	const [kept, duplicate] = [fixture.kept.id, fixture.duplicate.id]
	const behind = await applyTo(api, one.id, kept, { status: 'viewed' })
	const ahead = await applyTo(api, one.id, duplicate, { status: 'interview' })
	const first = await applyTo(api, two.id, kept, { status: 'offered' })
	const second = await applyTo(api, two.id, duplicate, { status: 'submitted' })
	const owners = async () =>
		Promise.all(
			[behind, ahead, first, second].map(async ({ id }) => (await findApplication(api, id))?.candidateId),
		)

	const { id } = await fixture.merge()
	const between = await owners()
	await fixture.undo(id)

	expect(between).toEqual([duplicate, kept, kept, duplicate])
	expect(await owners()).toEqual([kept, duplicate, kept, duplicate])
})

test('an undo skips what was changed or removed meanwhile, and new data stay with the kept person', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const [one, two] = [await createJob(api.db), await createJob(api.db)]
	const mine = { kind: 'job' as const, ownerId: fixture.duplicate.id }
	await api.db.insert(saved).values([
		{ ...mine, subjectId: one.id },
		{ ...mine, subjectId: two.id },
	])
	await api.db
		.update(candidates)
		.set({ summary: 'Old.' })
		.where(eq(candidates.accountId, fixture.duplicate.id))
	const { id } = await fixture.merge()
	const late = await applyTo(api, one.id, fixture.kept.id)
	await api.db.delete(saved).where(eq(saved.subjectId, one.id))
	await api.db.update(candidates).set({ summary: 'New.' }).where(eq(candidates.accountId, fixture.kept.id))

	const undone = await fixture.undo(id)

	expect(undone.body.details).toEqual({ left: 2 })
	expect(await api.db.select().from(saved)).toMatchObject([
		{ subjectId: two.id, ownerId: fixture.duplicate.id },
	])
	expect((await findApplication(api, late.id))?.candidateId).toBe(fixture.kept.id)
	const [profile] = await api.db.select().from(candidates).where(eq(candidates.accountId, fixture.kept.id))
	expect(profile?.summary).toBe('New.')
	expect(await findStatus(api, fixture.duplicate.id)).toBe('approved')
	expect((await fixture.undo(id)).status).toBe(409)
})

test('after a day a merge is final, and the record of what it moved is deleted', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const { id } = await fixture.merge()
	await sweepPersonalData(api.db)
	expect(await api.db.$count(mergeChanges)).toBeGreaterThan(0)
	await api.db.update(merges).set({ createdAt: sql`now() - interval '25 hours'` })

	const refused = await fixture.undo(id)
	await sweepPersonalData(api.db)

	expect([refused.status, await findStatus(api, fixture.duplicate.id)]).toEqual([409, 'suspended'])
	expect(await api.db.$count(mergeChanges)).toBe(0)
	expect((await fixture.admin.get(`successors/person/${fixture.duplicate.id}`)).status).toBe(200)
})

test('nobody is merged with themselves, with another kind, with an administrator or with a suspended account', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const organisation = await createOrganisation(api.db)
	const person = async (account: object) => (await createCandidate(api.db, { account })).id
	const refused = [
		{ duplicateId: fixture.kept.id },
		{ duplicateId: organisation.owner.id },
		{ keptId: organisation.owner.id },
		{ duplicateId: await person({ isAdministrator: true }) },
		{ keptId: await person({ isAdministrator: true }) },
		{ duplicateId: await person({ isApprover: true }) },
		{ duplicateId: await person({ status: 'suspended' }) },
		{ duplicateId: await person({ status: 'suspended', erasedAt: new Date() }) },
		{ duplicateId: '00000000-0000-4000-8000-000000000001' },
		{ keptId: await person({ status: 'pending' }) },
	]

	const answers = []
	for (const overrides of refused) answers.push((await fixture.merge(overrides)).status)
	const without = await fixture.merge({ reason: ' ' })
	const stranger = await (await api.as(fixture.kept)).post('admin/merges', fixture.order)

	expect(answers).toEqual(refused.map(() => 409))
	expect([without.status, stranger.status]).toEqual([400, 403])
	expect(await api.db.$count(merges)).toBe(0)
})

test('merges are undone in reverse order, and a merged person redirects to the last kept one', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const third = await createCandidate(api.db)
	const first = await fixture.merge()
	const second = await fixture.merge({ keptId: third.id, duplicateId: fixture.kept.id })

	const early = await fixture.undo(first.id)
	const leads = await fixture.admin.get(`successors/person/${fixture.duplicate.id}`)

	expect([early.status, leads.body.details.id]).toEqual([409, third.id])
	expect((await fixture.undo(second.id)).status).toBe(200)
	expect((await fixture.undo(first.id)).status).toBe(200)
})

test('applications that are sent during a merge of two people go to the kept one', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	const [one, two] = [await createJob(api.db), await createJob(api.db)]
	const { kept, duplicate } = fixture
	await api.db.insert(saved).values({ ownerId: duplicate.id, kind: 'job', subjectId: one.id })
	const waiting = (count: number) =>
		eventually(
			() => countWaiting(api),
			(found) => found === count,
		)

	const before = await applyTo(api, one.id, duplicate.id)
	// The merge locks both people, and waits for a row that this transaction locks; the application waits for the
	// merge.
	const { merging, applying } = await api.db.transaction(async (transaction) => {
		await transaction.execute(sql`select from saved for update`)
		const [merging] = [fixture.merge()]
		await waiting(1)
		const applying = applyTo(api, two.id, duplicate.id)
		await waiting(2)
		return { merging, applying }
	})
	const { id } = await merging
	const during = await applying
	const landed = await findApplication(api, during.id)
	await mergeLate(api.db, id)

	expect(landed?.candidateId).toBe(duplicate.id)
	for (const sent of [before, during])
		expect((await findApplication(api, sent.id))?.candidateId).toBe(kept.id)
	await fixture.undo(id)
	for (const sent of [before, during])
		expect((await findApplication(api, sent.id))?.candidateId).toBe(duplicate.id)
})

async function countWaiting({ db }: Awaited<ReturnType<typeof testApp>>) {
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
	)
	return rows[0]?.count ?? 0
}

test('the index no longer finds a merged person, and finds them again after an undo', async () => {
	await using api = await testApp({ matching: true })
	const fixture = await twice(api)
	const total = async () => (await api.get('candidates')).body.details?.total
	await api.db.update(candidates).set({ visibility: 'public' })
	expect(await eventually(total, (count) => count === 2)).toBe(2)

	const { id } = await fixture.merge()
	expect(await eventually(total, (count) => count === 1)).toBe(1)
	await fixture.undo(id)

	expect(await eventually(total, (count) => count === 2)).toBe(2)
})

test('the address of a merged account stays taken until the person is erased, and is erased with them', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	await fixture.merge()
	const other = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const give = () =>
		other.put(`admin/accounts/${stranger.id}/email`, {
			email: fixture.duplicate.email,
			reason: 'They asked.',
		})
	const stranger = await createCandidate(api.db)
	const taken = await give()

	const past = new Date(Date.now() - 1000)
	await api.db
		.insert(erasures)
		.values({ accountId: fixture.kept.id, cause: 'asked', sealDueAt: past, destroyDueAt: past })
	await sealAccount(api.db, fixture.kept.id)

	expect(taken.body.errorCode).toBe(1103)
	expect((await give()).body.errorCode).toBe(0)
	expect(await api.db.$count(erasures)).toBe(2)
	expect(await api.db.$count(merges)).toBe(0)
})

test('a merged person redirects only viewers who may see the kept one', async () => {
	await using api = await testApp()
	const fixture = await twice(api)
	await fixture.merge()
	const member = await api.as(await createCandidate(api.db))
	const path = `successors/person/${fixture.duplicate.id}`

	await api.db
		.update(candidates)
		.set({ visibility: 'members' })
		.where(eq(candidates.accountId, fixture.kept.id))

	expect((await api.get(path)).status).toBe(404)
	expect((await member.get(path)).body.details).toEqual({ id: fixture.kept.id })
	expect((await fixture.admin.get(path)).body.details).toEqual({ id: fixture.kept.id })

	await createSection(api.db, { accountId: fixture.kept.id, kind: 'advisory' })

	expect((await api.get(path)).body.details).toEqual({ id: fixture.kept.id })
})
