import type { VoluntaryAttributes } from '@profile-search/contract/matching/fairness'
import { fairnessReports, voluntaryAttributes } from '@profile-search/db/schema/matching/fairness'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { eventually, testApp } from '#test/portal.ts'

const nothing = { gender: null, birthYears: null, community: null, disability: null }
const path = 'voluntary-attributes'

test('a person answers, changes the answers and withdraws them, and nobody else is shown them', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const [me, other, approver] = [
		await api.as(person),
		await api.as(await createCandidate(api.db)),
		await api.as(await createCandidate(api.db, { account: { isApprover: true, isAdministrator: true } })),
	]

	expect((await me.get(path)).body.details).toEqual(nothing)
	await me.put(path, { gender: 'woman', disability: 'yes' })
	await me.put(path, { gender: 'woman', birthYears: '1980_to_1989' })

	expect((await me.get(path)).body.details).toEqual({
		...nothing,
		gender: 'woman',
		birthYears: '1980_to_1989',
	})
	expect((await other.get(path)).body.details).toEqual(nothing)
	for (const viewer of [other, approver])
		for (const place of [`candidates/${person.id}`, 'candidates', `resumes/${person.id}/json`])
			expect(JSON.stringify((await viewer.get(place)).body)).not.toMatch(/"woman"|1980_to_1989/)

	expect((await me.call('DELETE', path)).body.message).toBe('It has been deleted.')
	expect(await api.db.select().from(voluntaryAttributes)).toEqual([])
})

test('withdrawing all answers leaves no row', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	await me.put(path, { community: 'scheduled_tribe' })
	await me.put(path, {})

	expect(await api.db.select().from(voluntaryAttributes)).toEqual([])
	expect((await me.put(path, { gender: 'x' })).status).toBe(400)
})

test('the report of a month has rates and ratios of groups, without small ones, for administrators only', async () => {
	await using api = await testApp({ matching: true })
	const organisation = await createOrganisation(api.db)
	const administrator = await createCandidate(api.db, {
		account: { isAdministrator: true },
		professionId: null,
		skillIds: [],
	})
	// Twenty are shown: the women, who have the required skills.
	const [woman] = await plant(api, 20, { gender: 'woman', disability: 'no' }, [294, 307])
	await plant(api, 22, { gender: 'man', disability: 'no' }, [1])
	await plant(api, 19, { gender: 'another', disability: 'yes' }, [1])
	await createJob(api.db, { organisationId: organisation.id })
	const viewer = await api.as(administrator)
	const reader = await api.as({ id: String(woman) })
	await eventually(
		() => reader.get('matches'),
		({ body }) => body.details?.length === 1,
	)

	await enqueue(api.db, 'report_fairness', {})
	await api.work()
	await enqueue(api.db, 'report_fairness', {})
	await api.work()

	const { body } = await viewer.get('fairness-reports')
	expect(body.details).toHaveLength(1)
	expect(body.details[0]).toMatchObject({
		month: expect.stringMatching(/^\d{4}-\d\d$/),
		jobs: 1,
		attributes: [
			{
				attribute: 'gender',
				groups: [
					{ group: 'man', people: 20, rate: 0, ratio: 0, isBelow: true },
					{ group: 'woman', people: 20, rate: 1, ratio: 1, isBelow: false },
				],
			},
		],
	})
	expect(JSON.stringify(await api.db.select().from(fairnessReports))).not.toContain('another')
	expect((await (await api.as(organisation.owner)).get('fairness-reports')).status).toBe(403)
})

async function plant(
	{ db }: Awaited<ReturnType<typeof testApp>>,
	amount: number,
	overrides: Partial<VoluntaryAttributes>,
	skillIds: number[],
) {
	const ids: string[] = []
	for (let number = 0; number < amount; number++) {
		const { id } = await createCandidate(db, { skillIds })
		await db.insert(voluntaryAttributes).values({ accountId: id, ...overrides })
		ids.push(id)
	}
	return ids
}
