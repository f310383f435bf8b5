import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules for WCAG 2.2 A and AA, and the good practices, that axe checks only on request. */
const onRequest = [
	'css-orientation-lock',
	'focus-order-semantics',
	'label-content-name-mismatch',
	'landmark-complementary-is-top-level',
	'p-as-heading',
	'table-fake-caption',
	'target-size',
	'td-has-header',
]

/** Axe with all its rules, but for those of level AAA and those that it no longer recommends. */
export function barrierFinder(page: Page) {
	const rules = Object.fromEntries(onRequest.map((rule) => [rule, { enabled: true }]))
	return new AxeBuilder({ page }).options({ rules })
}

/**
 * Expects axe to find no barriers on the page or in a part of it, once running animations have ended. A toast may begin to
 * fade while axe looks, so what it finds must be there when it looks again.
 */
export async function expectNoBarrier(page: Page, part?: string) {
	const axe = barrierFinder(page)
	if (part) axe.include(part)
	await expect
		.poll(
			async () => {
				await untilStill(page)
				const { violations } = await axe.analyze()
				return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
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
