import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'

/** The titles of error pages, in each language. */
const titles = {
	en: { 404: 'Page not found', 403: 'You do not have access to this page' },
	hi: { 404: 'यह पेज नहीं मिला', 403: 'यह पेज आपके अकाउंट के लिए नहीं है' },
	mr: { 404: 'हे पेज सापडले नाही', 403: 'हे पेज तुमच्या खात्यासाठी नाही' },
}
const busyTitles = {
	en: 'This page is temporarily unavailable',
	hi: 'यह पेज अभी उपलब्ध नहीं है',
	mr: 'हे पेज सध्या उपलब्ध नाही',
}

for (const language of PageLanguage.options)
	test(`a page that is not there or not theirs has the frame of every page and leads on, in ${language}`, async ({
		signedInAs,
	}) => {
		const { page } = await signedInAs('candidate')
		for (const [path, status] of [
			['/nowhere', 404],
			['/admin', 403],
		] as const) {
			const answer = await page.goto(`${path}?lang=${language}`)

			expect(answer?.status()).toBe(status)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language][status])
			await expectFrame(page)
			await expectNoBarrierAnywhere(page)
		}
	})

test('whoever followed a link to nowhere searches the jobs right there', async ({ page, demoUrl }) => {
	await page.goto(`${demoUrl}/jobs/moved-away`)
	await page.getByRole('searchbox', { name: 'Search the open jobs' }).fill('welder')
	await page.getByRole('main').getByRole('button', { name: 'Search' }).click()

	await expect(page).toHaveURL(/\/jobs\?query=welder$/)
	await expect(page.getByRole('heading', { name: 'Open jobs', level: 1 })).toBeVisible()
})

test('a page that fails while the rest works offers to try again, and then shows itself', async ({
	page,
}) => {
	await page.goto('/')
	await waitForScripts(page)
	await page.route('**/jobs.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
	await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
	await expectFrame(page)
	await expectNoBarrierAnywhere(page)

	await page.unroute('**/jobs.data*')
	await page.getByRole('button', { name: 'Try again' }).click()

	await expect(page.getByRole('heading', { name: 'Open jobs', level: 1 })).toBeVisible()
})

test('while the database is down, every page says so in the frame of the portal, in each language', async ({
	page,
}) => {
	await using operator = await operate()
	await operator.start()
	const database = join(operator.folder, 'database/postmaster.pid')
	process.kill(Number((await readFile(database, 'utf8')).split('\n')[0]), 'SIGKILL')
	await expect(async () => expect((await fetch(`${operator.url}/api/health`)).status).toBe(503)).toPass()
	const answers = await Promise.all(
		PageLanguage.options.map(async (language) => {
			const answer = await fetch(`${operator.url}/about-us`, { headers: { cookie: `language=${language}` } })
			return { language, status: answer.status, body: await answer.text() }
		}),
	)

	for (const { language, status, body } of answers) {
		expect(status).toBe(503)
		// The database is back within seconds, so the page is looked at as it was sent.
		await page.route('**/about-us', (route) => route.fulfill({ contentType: 'text/html', body }))
		await page.goto(`${operator.url}/about-us`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(busyTitles[language])
		await expectFrame(page)
		await expectNoBarrierAnywhere(page)
		await page.unroute('**/about-us')
	}
	await expect(async () => {
		await page.goto(`${operator.url}/jobs`)
		await expect(page.locator('h1')).toHaveText('Open jobs', { timeout: 2000 })
	}).toPass()
})

/** Expects what surrounds every page: the name that leads home, the menu, and the footer. */
async function expectFrame(page: Page) {
	await expect(page.getByRole('banner').getByRole('link', { name: 'Profile Search' })).toHaveAttribute(
		'href',
		'/',
	)
	for (const address of ['/jobs', '/employee-list', '/employer-list', '/contact'])
		await expect(page.getByRole('banner').locator(`nav a[href="${address}"]`)).toBeVisible()
	await expect(page.getByRole('contentinfo').locator('a[href="/faq"]')).toBeVisible()
}
