import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Every rule that axe has, those on trial and on request too, except for contrast of 7:1: it is of level AAA, and the portal keeps
 * level AA (4.5:1).
 */
const rules = Object.fromEntries(
	axe.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== 'color-contrast-enhanced' }]),
)

/** What axe finds on the page or in a part of it: each rule with the first element that breaks it, and why. */
export async function barriersOn(page: Page, part?: string) {
	// No page has frames of others, which need a second, empty page each time.
	const builder = new AxeBuilder({ page }).setLegacyMode().options({ rules })
	if (part) builder.include(part)
	const { violations } = await builder.analyze()
	const barriers: string[] = []
	for (const { id, nodes } of violations) {
		const real = id === 'target-size' ? await tooSmall(page, nodes) : nodes
		if (real[0]) barriers.push(`${id}: ${real[0].html} (${real[0].any[0]?.message ?? ''})`)
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
 * Expects axe to find no barriers on the page or in a part of it, once running animations have ended. A toast or a list may
 * begin to fade while axe looks, so what it finds must be there when it looks again.
 */
export function expectNoBarrier(page: Page, part?: string) {
	return expect.poll(() => barriersOnceStill(page, part), patience).toEqual([])
}

/** The same, of a state of the page, for a test that goes on and names all it found at its end. */
export function noteBarriers(page: Page, state: string) {
	return expect
		.configure({ soft: true })
		.poll(() => barriersOnceStill(page), { ...patience, message: state })
		.toEqual([])
}

const patience = { intervals: [1000], timeout: 20_000 }

async function barriersOnceStill(page: Page, part?: string) {
	await untilStill(page)
	return barriersOn(page, part)
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
