import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidateSkills, workEntries } from '@profile-search/db/schema/profiles/candidates'
import {
	createCandidate,
	createJob,
	createOrganisation,
	createWorkEntry,
	known,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readMeasured } from '#platform/log/metrics.ts'
import { eventually, testApp } from '#test/portal.ts'

test('a person sees jobs ranked with reasons that add up', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const fitting = await createJob(api.db, { title: 'Fitting' })
	await createJob(api.db, { title: 'Asks for more', mustHave: [...known.skills, 1] })
	const me = await api.as(person)

	const answer = await eventually(
		() => me.get('matches'),
		({ body }) => body.details?.length === 2,
	)
	const [best, next] = answer.body.details

	expect(best.job).toMatchObject({ id: fitting.id, title: 'Fitting' })
	expect(best.match.total).toBeGreaterThan(next.match.total)
	for (const { match } of answer.body.details) {
		const sum = match.parts.reduce((total: number, part: { points: number }) => total + part.points, 0)
		expect(sum).toBeCloseTo(match.total, 5)
	}
	expect(best.match.matched.map((skill: { name: string }) => skill.name).toSorted()).toEqual([
		'Java',
		'JavaScript',
	])
	expect(next.match.missing.length).toBeGreaterThan(0)
	expect(next.match.counterfactuals[0].points).toBeGreaterThan(0)
})

test('an organisation sees people ranked with the same record that the person sees, and without contacts', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id, payMax: 50_000 })
	const person = await createCandidate(api.db, { expectedPay: 777_777 })
	await createCandidate(api.db, { skillIds: known.skills.slice(0, 1) })
	await createCandidate(api.db, { account: { status: 'pending' } })
	const [employer, me] = [await api.as(organisation.owner), await api.as(person)]

	const path = `jobs/${job.id}/matches`
	const answer = await eventually(
		() => employer.get(path),
		({ body }) => body.details?.length === 2,
	)
	const own = await me.get(`jobs/${job.id}/match`)

	expect(answer.body.details).toHaveLength(2)
	expect(answer.body.details[0]).toMatchObject({ person: { id: person.id, firstName: 'Asha' } })
	expect(answer.body.details[0].match).toEqual(own.body.details)
	for (const secret of [person.email, '777777']) expect(JSON.stringify(answer.body)).not.toContain(secret)
})

test('a matched skill names the work that shows it to both, unless the organisation there denies it', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const person = await createCandidate(api.db)
	const entry = await createWorkEntry(api.db, { candidateId: person.id })
	await api.db
		.update(candidateSkills)
		.set({ workEntryId: entry.id })
		.where(eq(candidateSkills.skillId, known.skills[0] ?? 0))
	const [employer, me] = [await api.as(organisation.owner), await api.as(person)]
	const theirs = async () => (await employer.get(`jobs/${job.id}/matches`)).body.details
	const shown = async () => {
		const { matched } = (await me.get(`jobs/${job.id}/match`)).body.details
		return matched.map(({ name, shownBy }: Record<string, string | null>) => [name, shownBy])
	}

	const [seen] = await eventually(theirs, (found) => found.length === 1)
	expect(await shown()).toEqual([
		['JavaScript', 'Developer, Sahyadri Works'],
		['Java', null],
	])
	expect(seen.match).toEqual((await me.get(`jobs/${job.id}/match`)).body.details)

	await api.db.update(workEntries).set({ confirmation: 'denied' }).where(eq(workEntries.id, entry.id))
	expect(await shown()).toEqual([
		['JavaScript', null],
		['Java', null],
	])
})

test('years of the kind of work that a job asks for count before years of other work', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const job = await createJob(api.db, {
		organisationId: organisation.id,
		description: 'We need 4 years of experience as a welder.',
	})
	const welder = await createCandidate(api.db, { experienceMonths: 60 })
	const other = await createCandidate(api.db, { experienceMonths: 60 })
	for (const [{ id: candidateId }, title, startedOn, endedOn] of [
		[welder, 'Welder', '2018-01-01', '2022-01-01'],
		[other, 'Welder', '2021-01-01', '2022-01-01'],
		[other, 'Tailor', '2018-01-01', '2021-01-01'],
	] as const)
		await createWorkEntry(api.db, { candidateId, title, startedOn, endedOn })
	const employer = await api.as(organisation.owner)

	const answer = await eventually(
		() => employer.get(`jobs/${job.id}/matches`),
		({ body }) => body.details?.[0]?.person.id === welder.id,
	)
	const [best, next] = answer.body.details.map(({ match }: { match: { parts: { kind: string }[] } }) =>
		match.parts.find(({ kind }) => kind === 'experience'),
	)

	expect(best).toMatchObject({ facts: { role: 'welder', roleAskedMonths: 48, roleHaveMonths: 48 } })
	expect(next).toMatchObject({ facts: { role: 'welder', roleAskedMonths: 48, roleHaveMonths: 12 } })
	expect(best.points).toBeGreaterThan(next.points)
})

test('a saved profile and a posted job appear in rankings by themselves, and leave when they end', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const employer = await api.as(organisation.owner)
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const ids = async () =>
		(await me.get('matches')).body.details.map(({ job }: { job: { id: string } }) => job.id)

	const job = await createJob(api.db, { organisationId: organisation.id })
	expect(await eventually(ids, (found) => found.includes(job.id))).toContain(job.id)

	await api.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, person.id))
	const people = async () => (await employer.get(`jobs/${job.id}/matches`)).body.details
	expect(await eventually(people, (found) => found.length === 0)).toEqual([])

	await api.db.update(accounts).set({ status: 'approved' }).where(eq(accounts.id, person.id))
	await api.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))
	expect(await eventually(ids, (found) => found.length === 0)).toEqual([])
})

test('a change is taken in while an older transaction is still open, and the older one when it ends', async () => {
	await using api = await testApp({ matching: true })
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const titles = async () => {
		const { body } = await me.get('matches')
		return body.details.map(({ job }: { job: { title: string } }) => job.title).toSorted()
	}
	const slow = await api.connection.pool.connect()
	await createJob(api.db, { title: 'slow', status: 'draft' })
	await slow.query('begin')
	await slow.query(`update jobs set status = 'open' where title = 'slow'`)

	await createJob(api.db, { title: 'quick' })
	expect(await eventually(titles, (found) => found.length === 1)).toEqual(['quick'])

	await slow.query('commit')
	slow.release()
	expect(await eventually(titles, (found) => found.length === 2)).toEqual(['quick', 'slow'])
})

test('protected attributes do not reach the score', async () => {
	await using api = await testApp({ matching: true })
	const job = await createJob(api.db)
	const one = await createCandidate(api.db, { account: { firstName: 'Asha' }, birthDate: '1970-01-01' })
	const other = await createCandidate(api.db, {
		account: { firstName: 'Imran', lastName: 'Shaikh' },
		birthDate: '2003-01-01',
	})

	const [first, second] = await Promise.all(
		[one, other].map(async (person) => (await api.as(person)).get(`jobs/${job.id}/match`)),
	)

	expect(first?.body.details).toEqual(second?.body.details)
	expect(first?.body.details.total).toBeGreaterThan(0)
	expect(known.skills.length).toBe(first?.body.details.matched.length)
})

test('a ranking has the requested length, up to a hundred', async () => {
	await using api = await testApp({ matching: true })
	for (let n = 0; n < 3; n += 1) await createJob(api.db)
	const me = await api.as(await createCandidate(api.db))
	const count = async (limit: number) => (await me.get(`matches?limit=${limit}`)).body.details.length

	expect(
		await eventually(
			() => count(100),
			(found) => found === 3,
		),
	).toBe(3)
	expect(await count(2)).toBe(2)
	expect((await me.get('matches?limit=101')).status).toBe(400)
})

test('the best total of each list that is opened is measured, and an empty list too', async () => {
	await using api = await testApp({ matching: true })
	const [one, other] = [
		await createCandidate(api.db),
		await createCandidate(api.db, { professionId: null, skillIds: [] }),
	]
	const before = await measuredLists()
	const nothing = await (await api.as(other)).get('matches')
	await createJob(api.db)
	const me = await api.as(one)
	const { body } = await eventually(
		() => me.get('matches'),
		(answer) => answer.body.details?.length === 1,
	)
	await me.get('matches?order=newest')
	const after = await measuredLists()

	expect(nothing.body.details).toEqual([])
	expect(after.empty - before.empty).toBeGreaterThanOrEqual(1)
	expect(after.sum - before.sum).toBeCloseTo(body.details[0].match.total, 5)
})

/** What was measured of lists of jobs so far. */
async function measuredLists() {
	const metric = (await readMeasured()).find(({ name }) => name === 'profile_search_best_match')
	const values = (metric?.values ?? []) as unknown as {
		metricName: string
		labels: { list: string; le?: number | string }
		value: number
	}[]
	const valueOf = (name: string, le?: number) =>
		values.find(
			({ metricName, labels }) =>
				metricName === `profile_search_best_match_${name}` && labels.list === 'jobs' && labels.le === le,
		)?.value ?? 0
	return { empty: valueOf('bucket', 0), sum: valueOf('sum') }
}
