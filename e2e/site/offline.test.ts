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

test('without a connection a dialog that is not loaded yet says so and leaves what was entered; later it opens', async ({
	demo,
	page,
}) => {
	const dialog = page.getByRole('dialog')
	const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
	const message = page.getByLabel('Message')
	await page.goto(`${demo.url}/contact`)
	await waitForScripts(page)
	await message.fill('Where is the office?')
	await page.context().setOffline(true)

	for (const _try of [1, 2]) {
		await login.click()
		const refusal = page.getByText('The portal could not be reached.')
		await expect(refusal).toBeVisible()
		await expect(message).toHaveValue('Where is the office?')
		await expect(refusal).toBeHidden()
	}
	await page.context().setOffline(false)
	await login.click()

	await expect(dialog.getByRole('button', { name: 'LogIn' })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(message).toHaveValue('Where is the office?')
})

test('a page that was cut off is loaded as soon as there is a connection', async ({ demo, page }) => {
	await page.goto(`${demo.url}/jobs`)
	await waitForScripts(page)
	await page.context().setOffline(true)
	await page.getByLabel('Keywords').fill('driver')
	await page.getByRole('button', { name: 'Show jobs' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
	await page.context().setOffline(false)

	await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeVisible()
	await expect(page.getByLabel('Keywords')).toHaveValue('driver')
})

test('a part of a dialog that could not be loaded is loaded as soon as there is a connection', async ({
	demo,
	page,
}) => {
	const dialog = page.getByRole('dialog')
	await page.goto(`${demo.url}/contact`)
	await waitForScripts(page)
	await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
	await dialog.getByRole('button', { name: 'LogIn' }).waitFor()
	await page.context().setOffline(true)

	await dialog.getByRole('link', { name: 'Forgot Password' }).click()
	await expect(dialog.getByRole('alert')).toHaveText(/The portal could not be reached/)
	await page.context().setOffline(false)

	await expect(dialog.getByRole('button', { name: 'Generate Token' })).toBeVisible()
})

test('a part that fails for another reason is tried again, and then with the whole page', async ({
	enter,
	demo,
}) => {
	const { page } = await enter(candidate, 'candidate')
	const dialog = page.getByRole('dialog')
	await page.goto(`${demo.url}/jobs`)
	await waitForScripts(page)
	await page.route(/save-search-form-.*\.js$/, (route) => route.abort())

	await page.getByRole('button', { name: 'Save this search' }).click()
	await expect(dialog.getByRole('alert')).toHaveText('This part of the page could not be loaded. Try again')
	await page.unroute(/save-search-form-.*\.js$/)
	await dialog.getByRole('button', { name: 'Try again' }).click()
	// Chromium keeps the failure.
	await expect(dialog.getByRole('alert')).toHaveText(
		'This part of the page could not be loaded. Load the page again',
	)
	await expect(dialog.getByRole('button', { name: 'Load the page again' })).toBeFocused()
	await dialog.getByRole('button', { name: 'Load the page again' }).click()
	await waitForScripts(page)
	await page.getByRole('button', { name: 'Save this search' }).click()

	await expect(dialog.getByRole('textbox').first()).toBeVisible()
})

test('without a connection a form whose rules are not loaded says so and keeps what was entered; later they are', async ({
	demo,
	page,
}) => {
	const message = page.getByLabel('Message')
	const send = page.getByRole('button', { name: 'Send' })
	await page.goto(`${demo.url}/contact`)
	await waitForScripts(page)
	await page.context().setOffline(true)
	await message.fill('Where is the office?')

	await send.click()
	await expect(page.getByText('The portal could not be reached.')).toBeVisible()
	await expect(message).toHaveValue('Where is the office?')
	await expect(page.getByText('Please enter your name.')).toHaveCount(0)
	await page.context().setOffline(false)
	await send.click()

	await expect(page.getByText('Please enter your name.')).toBeVisible()
	await expect(message).toHaveValue('Where is the office?')
})
