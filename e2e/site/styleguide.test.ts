import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/fixtures.ts'

/** The folders of `ui/` that the styleguide shows, as its own links name them. */
async function foldersOf(page: Page, demoUrl: string) {
	await page.goto(`${demoUrl}/styleguide`)
	const links = page.getByRole('navigation', { name: 'Folders' }).getByRole('link')
	await expect(links.first()).toBeVisible()
	return links.allTextContents()
}

test('the styleguide shows every folder of parts without a barrier or an error, light and dark, on a phone too', async ({
	page,
	demoUrl,
}) => {
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
	for (const folder of await foldersOf(page, demoUrl)) {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme })
			await page.setViewportSize({ width: 1280, height: 900 })
			await page.goto(`${demoUrl}/styleguide/?room=${folder}`)
			await expect(page.locator('main > h1')).toHaveText(folder)
			expect(await page.locator('figure').count(), folder).toBeGreaterThan(3)
			await expectNoBarrier(page)
		}
		await page.setViewportSize({ width: 360, height: 740 })
		await expect(async () => expect(await overhangOf(page), folder).toBeLessThanOrEqual(0)).toPass()
	}
	expect(errors).toEqual([])
})

test('its parts speak the language that is chosen, in the colours that are chosen', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/styleguide/?room=list`)
	await page.getByRole('link', { name: 'dark' }).click()
	await page.getByRole('link', { name: 'mr', exact: true }).click()

	await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
	await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
	await expect(page.getByText('नमूद नाही')).toBeVisible()
})

test('what opens above a page opens there, too', async ({ page, demoUrl }) => {
	await page.goto(`${demoUrl}/styleguide/?room=action&scheme=dark`)
	await page.getByRole('button', { name: 'Open the modal' }).click()
	const modal = page.getByRole('dialog', { name: 'Save this search' })
	await expect(modal).toBeVisible()
	await expectNoBarrier(page, '[role=dialog]')
	await modal.getByRole('button', { name: 'Close' }).click()
	await expect(modal).toBeHidden()

	await page.getByRole('button', { name: 'Show the alert' }).click()
	await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'OK' }).click()
	await page.getByRole('button', { name: 'Show the toast' }).click()
	await expect(page.getByText('The job was saved.')).toBeVisible()
})

/** By how much the page is wider than its window. A chart follows a window that became narrower a moment later. */
async function overhangOf(page: Page) {
	return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
