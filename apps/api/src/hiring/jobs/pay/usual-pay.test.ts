import { createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const professionId = 7

/** Plants open jobs that pay these amounts, in turn at these organisations. */
async function plant(
	api: Awaited<ReturnType<typeof testApp>>,
	organisations: number,
	paid: Parameters<typeof createJob>[1][],
) {
	const ids = await Promise.all(
		Array.from({ length: organisations }, async () => (await createOrganisation(api.db)).id),
	)
	for (const [n, pay] of paid.entries()) {
		const organisationId = ids[n % ids.length]
		await createJob(api.db, { professionId, mustHave: [], ...(organisationId && { organisationId }), ...pay })
	}
}

const monthly = (amount: number) => ({ payMin: amount - 1000, payMax: amount + 1000 })

test('the usual pay of a profession is told a month, from its open jobs and whatever period they name', async () => {
	await using api = await testApp()
	await plant(api, 3, [
		...[10, 12, 14, 16, 18, 20, 22, 24].map((thousands) => monthly(thousands * 1000)),
		{ payMin: 12 * 26_000, payMax: 12 * 26_000, payPeriod: 'year' },
		{ payMin: null, payMax: 28_000 },
		{ payMin: null, payMax: null },
		{ ...monthly(900_000), status: 'closed' },
	])

	const { body } = await api.get(`professions/${professionId}/pay`)

	expect(body.details).toEqual({ jobs: 10, low: 14_500, middle: 19_000, high: 23_500 })
})

test('with fewer than ten jobs or three organisations the pay stays untold', async () => {
	await using few = await testApp()
	await plant(
		few,
		3,
		Array.from({ length: 9 }, () => monthly(20_000)),
	)
	await using narrow = await testApp()
	await plant(
		narrow,
		2,
		Array.from({ length: 12 }, () => monthly(20_000)),
	)

	expect((await few.get(`professions/${professionId}/pay`)).body).toMatchObject({
		errorCode: 0,
		details: null,
	})
	expect((await narrow.get(`professions/${professionId}/pay`)).body.details).toBeNull()
	expect((await few.get('professions/nurse/pay')).status).toBe(400)
})
