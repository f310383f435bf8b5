import { expect, type Locator, type Page } from '@playwright/test'

/** Three times as wide as high, like many logos. */
const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300"/></svg>`

/** Delays a picture until the rest of the page is rendered, then loads it, and expects no element to have moved. */
export async function expectNothingMoves(page: Page, address: string, picture: string, part: Locator) {
	const held = Promise.withResolvers<void>()
	await page.route(picture, async (route) => {
		await held.promise
		await route.fulfill({ contentType: 'image/svg+xml', body: wide })
	})
	await page.goto(address, { waitUntil: 'domcontentloaded' })
	await page.evaluate(() => document.fonts.ready)
	await expect(part.locator('img').first()).toBeAttached()
	const shifts = await part.evaluateHandle(countShifts)
	const before = await part.evaluate(placesOf)

	held.resolve()
	await expect.poll(() => part.locator('img').first().evaluate(isShown)).toBe(true)

	expect(await part.evaluate(placesOf)).toEqual(before)
	expect(await shifts.jsonValue()).toEqual([])
	await page.unroute(picture)
}

/** Collects the layout shifts that the browser reports for this part. */
function countShifts(part: SVGElement | HTMLElement) {
	type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
	const shifts: number[] = []
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries() as Shift[])
			if (sources.some(({ node }) => part.contains(node))) shifts.push(value)
	}).observe({ type: 'layout-shift' })
	return shifts
}

function isShown(image: SVGElement | HTMLElement) {
	return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

function placesOf(part: SVGElement | HTMLElement) {
	return [...part.querySelectorAll('h1, a, span, p, img, button')].map((element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return [element.textContent, x, y, width, height].join(' ')
	})
}
