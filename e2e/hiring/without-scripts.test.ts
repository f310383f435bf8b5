import { expect, test } from '../support/fixtures.ts'

test('without scripts the page of a job has its last parts too', async ({ browser, demoUrl }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto(`${demoUrl}/jobs`)
	await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
	await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
	await expect(page.locator('[hidden][id^="S:"]')).toHaveCount(0)
	await context.close()
})
