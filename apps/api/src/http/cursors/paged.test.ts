import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidates } from '@profile-search/db/schema/profiles/candidates'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { array, assert, asyncProperty, boolean, nat, record } from 'fast-check'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Get = (path: string) => ReturnType<TestApp['get']>

/** Reads a list from cursor to cursor; `between` may change it meanwhile. */
async function read(get: Get, path: string, between: (pages: number) => Promise<void> = async () => {}) {
	const ids: string[] = []
	let next: string | null = path
	for (let pages = 1; next; pages++) {
		const { status, body } = await get(next)
		expect(status).toBe(200)
		expect(body.details.page).toBe(pages)
		ids.push(...body.details.items.map(({ id }: { id: string }) => id))
		const { nextCursor } = body.details as { nextCursor: string | null }
		next = nextCursor && `${path}${path.includes('?') ? '&' : '?'}cursor=${nextCursor}`
		if (next) await between(pages)
	}
	return ids
}

test('from cursor to cursor, every job that was there the whole time comes once and in order, whatever comes and goes', async () => {
	await using api = await testApp()
	const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at))
	const change = record({ at: nat(), day: nat(4), isNew: boolean() })

	await assert(
		asyncProperty(
			array(nat(4), { minLength: 21, maxLength: 50 }),
			array(change, { maxLength: 20 }),
			async (days, changes) => {
				const { id: organisationId, owner } = await createOrganisation(api.db)
				const create = (at: number, status: 'open' | 'closed') =>
					createJob(api.db, { organisationId, status, publishedAt: day(at), createdAt: day(at) })
				const made: { id: string }[] = []
				for (const [place, at] of days.entries()) made.push(await create(at, place % 3 ? 'open' : 'closed'))
				const employer = await api.as(owner)
				const others = new Set<string>()
				const between = async (pages: number) => {
					for (const [place, { at, day: when, isNew }] of changes.entries()) {
						if (place % 2 !== pages % 2) continue
						const job = isNew ? await create(when, 'open') : made[at % made.length]
						if (!job) continue
						others.add(job.id)
						if (!isNew) await api.db.delete(jobs).where(eq(jobs.id, job.id))
					}
				}

				for (const path of [`organisations/${organisationId}/jobs`, 'organisations/me/jobs']) {
					const before = await read(employer.get, path)
					const ids = await read(employer.get, path, between)

					expect(new Set(ids).size).toBe(ids.length)
					expect(ids.filter((id) => !others.has(id))).toEqual(before.filter((id) => !others.has(id)))
				}
			},
		),
		{ seed: 113, numRuns: 6 },
	)
})

test('people are read from cursor to cursor, without whom has hidden meanwhile', async () => {
	await using api = await testApp({ matching: true })
	const people: string[] = []
	for (let at = 0; at < 45; at++) {
		const account = { firstName: `Asha ${String.fromCodePoint(97 + (at % 7))}` }
		people.push((await createCandidate(api.db, { visibility: 'members', account })).id)
	}
	const member = await api.as(await createAccount(api.db))
	await eventually(
		() => member.get('candidates'),
		({ body }) => body.details.total === 45,
	)

	for (const order of ['newest', 'name', 'distance', 'relevance']) {
		const path = `candidates?order=${order}`
		const before = await read(member.get, path)
		const hides = before[30] ?? ''
		const leaves = before[19] ?? ''
		const ids = await read(member.get, path, async (pages) => {
			if (pages > 1) return
			await api.db
				.update(candidates)
				.set({ visibility: 'approved_organisations' })
				.where(eq(candidates.accountId, hides))
			await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, leaves))
			await eventually(
				() => member.get(path),
				({ body }) => body.details.total === before.length - 2,
			)
		})

		expect(ids, order).toEqual(before.filter((id) => id !== hides))
		await api.db.delete(accounts).where(eq(accounts.id, hides))
		await api.db.delete(accounts).where(eq(accounts.id, leaves))
	}
	// A cursor shows a visitor no more than a visitor may see.
	const { nextCursor } = (await member.get('candidates')).body.details
	expect((await api.get(`candidates?cursor=${nextCursor}`)).body.details).toMatchObject({
		items: [],
		total: 0,
	})
})

test('the header Link leads to the next page, with the same filters, as long as there is one', async () => {
	await using api = await testApp({ matching: true })
	const { id: organisationId } = await createOrganisation(api.db)
	for (let at = 0; at < 41; at++) await createJob(api.db, { organisationId, title: `Nurse & carer ${at}` })
	const path = 'jobs?query=nurse+%26+carer&order=newest&page=2&lang=hi'
	const second = await eventually(
		() => api.get(path),
		({ body }) => body.details.total === 41,
	)

	const [, target = '', relation] = String(second.headers.link).match(/^<\/api\/(.+)>; rel="(\w+)"$/) ?? []
	const third = await api.get(target)

	expect(relation).toBe('next')
	expect(target).toBe(
		`jobs?query=nurse+%26+carer&order=newest&lang=hi&cursor=${second.body.details.nextCursor}`,
	)
	expect(third.body.details).toMatchObject({ page: 3, pages: 3, total: 41, nextCursor: null })
	expect(third.body.details.items).toHaveLength(1)
	expect(third.headers.link).toBeUndefined()
	expect((await api.get(path)).body).toEqual(second.body)
})

test('a cursor of another list, order or filter, a changed one and one that is too long are refused in the language of the reader', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db)
	const other = await createOrganisation(api.db)
	for (let at = 0; at < 21; at++) await createJob(api.db, { organisationId: id })
	const employer = await api.as(owner)
	const path = `organisations/${id}/jobs`
	const { nextCursor: cursor } = (await api.get(path)).body.details as { nextCursor: string }
	const refused = [
		`organisations/${other.id}/jobs?cursor=${cursor}`,
		`${path}?subBranchId=${id}&cursor=${cursor}`,
		`organisations/me/jobs?cursor=${cursor}`,
		`jobs?order=newest&cursor=${cursor}`,
		`candidates?cursor=${cursor}`,
		`${path}?cursor=${cursor.slice(0, -1)}`,
		`${path}?cursor=${cursor.replace(/.{4}$/, 'AAAA')}`,
		`${path}?cursor=`,
		`${path}?cursor=2`,
		`${path}?cursor=%00`,
		`${path}?cursor=${'A'.repeat(2000)}`,
		`${path}?cursor=${cursor}&cursor=${cursor}`,
	]

	for (const each of refused) {
		const { status, body } = await employer.get(each)
		expect(status, each).toBe(400)
		expect(body.fields.cursor, each).toBeTruthy()
	}
	const sayings = await Promise.all(
		['en', 'hi', 'mr'].map(
			async (lang) => (await api.get(`jobs?cursor=${cursor}&lang=${lang}`)).body.message,
		),
	)
	expect(sayings[0]).toContain('cursor')
	expect(new Set(sayings).size).toBe(3)
	expect((await api.get(`${path}?cursor=${cursor}`)).body.details.items).toHaveLength(1)
})
