import { expect, type Page } from '@playwright/test'
import { waitForScripts } from './fixtures.ts'

/** Opens a part of the form of a profile: from the list beside it, or where there is none at its title. */
export async function openPart(page: Page, title: string) {
	await waitForScripts(page)
	const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title })
	if (await link.isVisible()) await link.click()
	else await page.getByRole('heading', { level: 2, name: title }).click()
	await expectOpenPart(page, title)
}

/** Expects this part to be the one that is open. */
export async function expectOpenPart(page: Page, title: string) {
	await expect(page.locator('details[name=part][open] h2')).toHaveText(title)
}
