import { expectNoBarrier } from '../support/barriers.ts'
import { test } from '../support/demo.ts'
import { expect, menuOf, waitForScripts } from '../support/fixtures.ts'
import { startOutage } from '../support/outage.ts'

const candidate = 'mangesh.kamble.0-1490@example.com'

test('a candidate reads saved jobs, applications and profile without a connection', async ({
	enter,
	demo,
}) => {
	const { page, call } = await enter(candidate, 'candidate')
	using outage = await startOutage(demo.url)
	const { details } = await (await page.request.get('/api/jobs')).json()
	const [job] = details.items
	await call('PUT', `saved/job/${job.id}`)

	await page.goto(`${outage.url}/settings`)
	await waitForScripts(page)
	await page.getByRole('switch', { name: 'Read offline on this device' }).click()
	await expect(page.getByText('You can now read your saved jobs')).toBeVisible()
	outage.cut()
	await page.context().setOffline(true)
	// Without one of its scripts a page would be loaded again and again. Requests that a page gives up when it is left do not count.
	const missing: string[] = []
	page.on('requestfailed', (request) => {
		const { pathname } = new URL(request.url())
		const isWanted = request.failure()?.errorText !== 'net::ERR_ABORTED'
		if (pathname.endsWith('.js') && isWanted) missing.push(pathname)
	})

	await page.goto(`${outage.url}/saved`)
	await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible()
	await page.goto(`${outage.url}/jobs/${job.id}?from=saved`)
	await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
	await waitForScripts(page)
	expect(missing).toEqual([])
	await page.goto(`${outage.url}/jobs`)
	await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
	await expectNoBarrier(page)
	await page
		.getByRole('link', { name: /applications/i })
		.first()
		.click()
	await expect(page.getByRole('heading', { level: 1, name: /applications/i })).toBeVisible()
	expect(missing).toEqual([])
})

test('what is kept for reading offline is deleted by the switch, and by logging out', async ({ enter }) => {
	const { page } = await enter(candidate, 'candidate')
	const kept = () => page.evaluate('caches.keys()')
	const choice = page.getByRole('switch', { name: 'Read offline on this device' })
	await page.goto('/settings')
	await waitForScripts(page)

	await choice.click()
	await expect(page.getByText('You can now read your saved jobs')).toBeVisible()
	expect(await kept()).toHaveLength(2)
	await choice.click()
	await expect(page.getByText('Nothing is kept on this device any more.')).toBeVisible()
	expect(await kept()).toEqual([])

	await choice.click()
	await expect(choice).toBeChecked()
	await page.reload()
	await expect(choice).toBeChecked()
	await (await menuOf(page)).getByRole('button', { name: 'Logout' }).click()
	await expect(page).toHaveURL('/')
	expect(await kept()).toEqual([])
})
