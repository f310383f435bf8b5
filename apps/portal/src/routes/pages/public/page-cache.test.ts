import { expect, test } from 'vitest'
import { createPageCache, longestMs } from './page-cache.ts'
import { pageOf } from './page.ts'

/** Kept pages with a clock of the test's own, and how often each address was rendered. */
function pagesAt(mostBytes?: number) {
	const clock = { now: 10_000 }
	const pages = createPageCache({ now: () => clock.now, ...(mostBytes && { mostBytes }) })
	const rendered: string[] = []
	async function get(
		address: string,
		{ status = 200, bytes = 10, isSound = true, isOfPerson = false, until = Promise.resolve() } = {},
	) {
		const render = async () => {
			rendered.push(address)
			await until
			if (status === 0) throw new Error('no rendering')
			const answer = { status, headers: new Headers() }
			const page = pageOf(answer, 'x'.repeat(bytes), { nonce: 'a nonce', isSound })
			return { page, recount: () => {} }
		}
		return pages.get(address, render, { isOfPerson })
	}
	return { clock, pages, rendered, get }
}

test('a hundred who ask at once wait for one rendering, and one of them is the first', async () => {
	const { get, rendered } = pagesAt()

	const got = await Promise.all(Array.from({ length: 100 }, () => get('/jobs')))

	expect(rendered).toEqual(['/jobs'])
	expect(got.filter(({ isFirst }) => isFirst)).toHaveLength(1)
	expect(new Set(got.map(({ page }) => page)).size).toBe(1)
})

test('a page is rendered again when its time is over', async () => {
	const { get, clock, rendered } = pagesAt()

	await get('/')
	clock.now += 1499
	await get('/')
	expect(rendered).toHaveLength(1)
	clock.now += longestMs - 1499
	await get('/')

	expect(rendered).toHaveLength(2)
})

test('a page is rendered again shortly before its time is over, and is shown meanwhile', async () => {
	const { get, clock, rendered } = pagesAt()
	const { promise: until, resolve: finish } = Promise.withResolvers<void>()
	const { page } = await get('/')

	clock.now += 1500
	const meanwhile = [await get('/', { until }), await get('/', { until })]
	expect(meanwhile).toMatchObject([
		{ page, isFirst: true },
		{ page, isFirst: false },
	])
	clock.now += 500
	const late = get('/')
	finish()

	expect((await late).page).not.toBe(page)
	expect(rendered).toHaveLength(2)
})

test('after a change a page is rendered again, and once more when the change has settled', async () => {
	const { get, pages, clock, rendered } = pagesAt()
	await get('/')
	clock.now += 1000

	pages.invalidate()
	await get('/')
	clock.now += 1400
	await get('/')
	expect(rendered).toHaveLength(2)
	clock.now += 100
	await get('/')
	clock.now += 1499
	await get('/')

	expect(rendered).toHaveLength(3)
})

test('a rendering that began before a change is not shown to those who ask after it', async () => {
	const { get, pages, clock, rendered } = pagesAt()

	const early = get('/')
	clock.now += 300
	pages.invalidate()
	const late = get('/')
	const [before, after] = await Promise.all([early, late])
	const last = await get('/')

	expect(rendered).toHaveLength(2)
	expect(before.page).not.toBe(after.page)
	expect(last.page).toBe(after.page)
})

test('whoever makes a change sees it, however young the page is', async () => {
	const { get, pages, clock, rendered } = pagesAt()

	await get('/')
	clock.now += 1
	pages.invalidate()
	await get('/')

	expect(rendered).toHaveLength(2)
})

test('a hundred changes a second cost four renderings a second after the first four', async () => {
	const { get, pages, clock, rendered } = pagesAt()

	for (let at = 0; at < 2000; at += 10) {
		clock.now += 10
		pages.invalidate()
		await get('/')
	}

	expect(rendered).toHaveLength(4 + 7)
})

test('where changes go on and on, one rendering runs at a time, and the last one is shown for a second', async () => {
	const { get, pages, clock, rendered } = pagesAt()
	const { promise: until, resolve: finish } = Promise.withResolvers<void>()
	for (let round = 0; round < 4; round += 1) {
		clock.now += 10
		pages.invalidate()
		await get('/')
	}
	const { page } = await get('/')

	for (let round = 0; round < 99; round += 1) {
		clock.now += 10
		pages.invalidate()
		expect((await get('/', { until })).page).toBe(page)
	}
	expect(rendered).toHaveLength(5)
	clock.now += 10
	pages.invalidate()
	const late = get('/')
	finish()

	expect((await late).page).not.toBe(page)
	expect(rendered).toHaveLength(5)
})

test('changes that come faster than a page is rendered do not add a rendering each', async () => {
	const { get, pages, clock, rendered } = pagesAt()
	const { promise: until, resolve: finish } = Promise.withResolvers<void>()

	const got = Array.from({ length: 50 }, () => {
		clock.now += 10
		pages.invalidate()
		return get('/', { until })
	})
	finish()
	await Promise.all(got)

	expect(rendered).toHaveLength(4)
})

test.each([
	{ status: 500 },
	{ status: 503 },
	{ status: 302 },
	{ status: 410 },
	{ status: 0 },
	{ status: 200, isSound: false },
])('a rendering that ends with $status, sound or not, is not kept', async (answer) => {
	const { get, rendered } = pagesAt()

	for (let time = 0; time < 2; time += 1) await get('/', answer).catch(() => {})

	expect(rendered).toHaveLength(2)
})

test('addresses without end take no more than the memory they may', async () => {
	const { get, pages, rendered } = pagesAt(1_000_000)

	for (let n = 0; n < 1000; n += 1) {
		await get(`/jobs?query=${n}`, { bytes: 10_000 })
		await get('/')
	}
	await get('/jobs', { bytes: 1_000_000 })

	expect(pages.count()).toBeLessThan(50)
	expect(rendered.filter((address) => address === '/')).toHaveLength(1)
})

test('where changes go on and on, a page of a person is never shown after one of them', async () => {
	const { get, pages, clock, rendered } = pagesAt()

	for (let round = 0; round < 10; round += 1) {
		await get('/employee-details/1', { isOfPerson: true })
		clock.now += 10
		pages.invalidate()
	}

	expect(rendered).toHaveLength(10)
})
