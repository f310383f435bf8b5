import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** What the policy of a page refuses from now on. */
function refusedBy(page: Page) {
	const refused: string[] = []
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) refused.push(message.text())
	})
	return refused
}

test('a script that somebody got into a kept page does not run, while those of the page do', async ({
	page,
	demoUrl,
}) => {
	const refused = refusedBy(page)
	await page.route(`${demoUrl}/jobs`, async (route) => {
		const response = await route.fetch()
		expect(response.headers()['cache-control']).toContain('public')
		const styleNonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
		const scripts = `<script>window.injected = 1</script>
			<script nonce="${styleNonce}">window.injected = 2</script>
			<img alt="" src="/nowhere" onerror="window.injected = 3">`
		const body = (await response.text()).replace('<body>', `<body>${scripts}`)
		await route.fulfill({ response, body })
	})

	await page.goto(`${demoUrl}/jobs`)
	await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3)

	// The recorder of early input, the first script of the page, and the router, the last one, have run.
	expect(await page.evaluate('[typeof replayNext, typeof window.__reactRouterContext]')).not.toEqual([
		'undefined',
		'undefined',
	])
	expect(await page.evaluate('window.injected')).toBeUndefined()
})

test('nothing of a kept page is refused by its own policy, not even what the kit adds later', async ({
	page,
	demoUrl,
}) => {
	const refused = refusedBy(page)

	for (const path of ['/', '/jobs', '/employer-list', '/faq', '/login']) {
		const response = await page.goto(`${demoUrl}${path}`)
		expect(response?.headers()['cache-control'], path).toContain('public')
		await expect(page.locator('html[data-late]'), path).toHaveCount(0)
	}
	await page
		.getByRole('link', { name: 'Forgot password' })
		.or(page.getByRole('button', { name: 'Forgot password' }))
		.first()
		.click()
	await expect(
		page
			.getByRole('dialog')
			.or(page.getByRole('heading', { level: 1 }))
			.first(),
	).toBeVisible()

	expect(refused).toEqual([])
})
