import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { expect, logIn, test, waitForScripts } from '../support/fixtures.ts'

const phone = { width: 360, height: 740 }

test('a shortlist shows five people on a screen, two and a half on a phone, and is read with the keyboard', async ({
	browser,
	demoUrl,
}) => {
	const folder = process.env['E2E_DEMO_FOLDER'] ?? ''
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const page = await (await browser.newContext({ baseURL: demoUrl })).newPage()
	await logIn(page.request, {
		email: 'office.shubham.shelke.0-80@example.com',
		password,
		userType: 'employer',
	})
	await page.goto('/matches')
	await waitForScripts(page)
	await expectNoBarrierAnywhere(page)

	expect(await linesShown(page)).toBeGreaterThanOrEqual(5)
	await page.setViewportSize(phone)
	expect(await linesShown(page)).toBeGreaterThanOrEqual(2.5)
	await page.setViewportSize({ width: 1280, height: 900 })

	const second = page.getByRole('article').nth(1)
	const save = second.getByRole('button', { name: 'Save' })
	for (const key of ['j', 'j', 'j', 'k', 'o']) await page.keyboard.press(key)
	await expect(second.getByRole('heading', { name: 'Why this score' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Why this score' })).toHaveCount(1)
	await expectNoBarrierAnywhere(page)
	await page.keyboard.press('s')
	await expect(save).toHaveAttribute('aria-pressed', 'true')
	await page.keyboard.press('s')
	await expect(save).toHaveAttribute('aria-pressed', 'false')
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toBeHidden()

	// Whoever comes back finds the place again: the open line, and where the page was scrolled to.
	const name = await second.getByRole('link').first().innerText()
	await second.getByRole('link', { name }).hover()
	const scrolled = await page.evaluate(() => window.scrollY)
	await second.getByRole('link', { name }).click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await page.goBack()
	await expect(second.getByRole('heading', { name: 'Why this score' })).toBeVisible()
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

	await page.getByText('Filters', { exact: true }).click()
	await page.getByLabel('Town').pressSequentially('joke')
	await expect(page.getByLabel('Town')).toHaveValue('joke')
	await page.getByLabel('Town').fill('अमराव')
	await page.getByRole('option', { name: 'Amravati' }).click()
	await expect(page.getByLabel('Town')).toHaveValue('Amravati')
	await page.getByLabel('Score at least').selectOption('80')
	await page.getByRole('button', { name: 'Apply filters' }).click()
	await expect(page).toHaveURL(/least=80/)
	await expect(page.getByRole('article').first()).toContainText('Amravati')
	await expect(page.getByRole('article').filter({ hasNotText: 'Amravati' })).toHaveCount(0)
	await page.context().close()
})

/** How many lines of the ranking are on the first screen above the places at its foot; one cut off counts in part. */
function linesShown(page: Page) {
	return page.evaluate(() => {
		const places = [...document.querySelectorAll('nav')].filter(
			(nav) => getComputedStyle(nav).position === 'fixed',
		)
		const foot = Math.min(window.innerHeight, ...places.map((nav) => nav.getBoundingClientRect().top))
		const shares = [...document.querySelectorAll('article')].map((line) => {
			const { top, bottom, height } = line.getBoundingClientRect()
			return Math.max(0, Math.min(bottom, foot) - top) / height
		})
		return shares.reduce((sum, share) => sum + share, 0)
	})
}
