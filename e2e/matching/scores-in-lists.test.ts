import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type Account, expect, logIn, test } from '../support/fixtures.ts'

test('wherever jobs are listed, a candidate reads their score on each line', async ({ browser, demoUrl }) => {
	const page = await enter(browser, demoUrl, 'mangesh.kamble.0-1490@example.com', 'candidate')
	for (const path of ['/', '/jobs', '/saved?kind=job', '/profession-wise-view/39']) {
		await page.goto(path)
		await expectScores(page, '/jobs/')
	}
	await page.goto('/jobs')
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
	await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
	await expectScores(page, '/jobs/')
	await page.locator('main a[href^="/employer-details/"]').first().click()
	await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible()
	await expectScores(page, '/jobs/')
})

test('wherever people are listed, and where their contact is asked for, an organisation reads how they fit the chosen job', async ({
	browser,
	demoUrl,
}) => {
	const page = await enter(browser, demoUrl, 'office.shubham.shelke.0-80@example.com', 'employer')
	for (const path of ['/employee-list', '/saved?kind=person', '/profession-wise-view/39']) {
		await page.goto(path)
		await expectScores(page, '/employee-details/')
		await expect(page.getByLabel('Scores for')).toBeVisible()
	}
	await page.goto('/employee-list')
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
	await page.getByRole('link', { name: 'Ask for contact' }).click()
	await expect(page.getByRole('heading', { level: 1, name: /^Ask .* for contact$/ })).toBeVisible()
	await expect(page.getByText(/^Score \d+ of 100/)).toBeAttached()
	await expect(page.getByLabel('Scores for')).toBeVisible()
})

async function enter(browser: Browser, url: string, email: string, userType: Account['userType']) {
	const folder = process.env['E2E_DEMO_FOLDER'] ?? ''
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const page = await (await browser.newContext({ baseURL: url })).newPage()
	await logIn(page.request, { email, password, userType })
	return page
}

/** Each line of a list with a link to such a page has a score. */
async function expectScores(page: Page, address: string) {
	const lines = page
		.getByRole('article')
		.filter({ has: page.locator(`h2 a[href^="${address}"], h3 a[href^="${address}"]`) })
	await expect(lines).not.toHaveCount(0)
	await expect(lines.filter({ hasNotText: /Score \d+ of 100/ })).toHaveCount(0)
}
