import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules for WCAG 2.2 A and AA that axe checks only on request, being new or still on trial. */
const onRequest = [
	'css-orientation-lock',
	'label-content-name-mismatch',
	'p-as-heading',
	'table-fake-caption',
	'target-size',
	'td-has-header',
]

/**
 * What axe finds on the page or in a part of it, by its rules for WCAG 2.2 A and AA and for good practice: each rule with the first
 * element that breaks it.
 */
export async function barriersOn(page: Page, part?: string) {
	const rules = Object.fromEntries(onRequest.map((rule) => [rule, { enabled: true }]))
	const axe = new AxeBuilder({ page }).options({ rules })
	if (part) axe.include(part)
	const { violations } = await axe.analyze()
	const barriers: string[] = []
	for (const { id, nodes } of violations) {
		const real = id === 'target-size' ? await tooSmall(page, nodes) : nodes
		if (real[0]) barriers.push(`${id}: ${real[0].html}`)
	}
	return barriers
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes']

/** Those of some targets that are still too small in the middle of the window, where no bar lies over them. */
async function tooSmall(page: Page, targets: Found) {
	const top = await page.evaluate(() => window.scrollY)
	const small: Found = []
	for (const target of targets) {
		const selector = String(target.target[0])
		await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
		const { violations } = await new AxeBuilder({ page }).include(selector).withRules('target-size').analyze()
		if (violations.length > 0) small.push(target)
	}
	await page.evaluate((y) => window.scrollTo(0, y), top)
	return small
}

/**
 * Expects axe to find no barriers on the page or in a part of it, once running animations have ended. A toast may begin to
 * fade while axe looks, so what it finds must be there when it looks again.
 */
export async function expectNoBarrier(page: Page, part?: string) {
	await expect
		.poll(
			async () => {
				await untilStill(page)
				return barriersOn(page, part)
			},
			{ intervals: [1000], timeout: 20_000 },
		)
		.toEqual([])
}

async function untilStill(page: Page) {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(
				({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
			),
	)
}

/** The same in light and dark, and nothing scrolls sideways at 360 px. */
export async function expectNoBarrierAnywhere(page: Page) {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		await expectNoBarrier(page)
	}
	const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
	await page.setViewportSize({ width: 360, height: 740 })
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0)
	await page.setViewportSize({ width, height })
}
