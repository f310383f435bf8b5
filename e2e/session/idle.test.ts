import type { BrowserContext, Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'

/** A separate portal with an idle limit of two seconds. */
const test = base.extend<object, { impatientPortal: string }>({
	impatientPortal: [
		async ({}, use) => {
			await using operator = await operate({ IDLE_SECONDS: '2', SMTP_URL: process.env['SMTP_URL'] ?? '' })
			await operator.start()
			await use(operator.url)
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ({ impatientPortal }, use) => use(impatientPortal),
})

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

/** Two tabs of one browser with a fake clock. */
async function twoTabs(context: BrowserContext, first: Page) {
	await context.clock.install()
	const second = await context.newPage()
	await first.goto('/')
	await second.goto('/jobs')
	return second
}

async function sessionStatus(page: Page) {
	return page.evaluate(async () => (await fetch('/api/account/sessions')).status)
}

test(
	'an idle person is asked in every tab, and one click in one of them keeps the session',
	{ tag: '@every-width' },
	async ({ signedInAs }) => {
		const { page } = await signedInAs('candidate')
		const other = await twoTabs(page.context(), page)
		await expect(dialogOf(page)).toBeVisible()
		await expect(dialogOf(other)).toBeVisible()
		await expect(dialogOf(page)).toContainText(/You will be logged out in [1-6]\d s/)
		await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused()

		await page.getByRole('button', { name: 'Stay logged in' }).click()
		await expect(dialogOf(page)).toBeHidden()
		await expect(dialogOf(other)).toBeHidden()

		await expect(dialogOf(page)).toBeVisible()
		await page.keyboard.press('Escape')
		await expect(dialogOf(page)).toBeHidden()
		expect(await sessionStatus(page)).not.toBe(401)
	},
)

test('activity in one tab keeps the others signed in', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const other = await twoTabs(page.context(), page)

	for (let move = 0; move < 12; move += 1) {
		await page.mouse.move(100 + move * 10, 300)
		await page.waitForTimeout(500)
		await expect(dialogOf(other)).toHaveCount(0)
	}

	await expect(dialogOf(other)).toBeVisible()
	await page.mouse.move(500, 400)
	await expect(dialogOf(other)).toBeVisible()
})

test('after a minute without an answer the session ends, and every tab goes home, which shows the reason', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const other = await twoTabs(page.context(), page)
	await expect(dialogOf(page)).toBeVisible()

	await page.clock.fastForward(60_000)

	for (const tab of [page, other]) {
		await expect(tab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
		await expect(tab).toHaveURL('/')
		await expect(tab.getByRole('dialog', { name: 'You were logged out' })).toContainText('You were inactive')
	}
	expect(await sessionStatus(page)).toBe(401)
	await page.getByRole('button', { name: 'OK' }).click()
	await page.reload()
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a laptop that wakes up much later logs out at the first touch', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.clock.install()
	// The idle timer starts only once everything is loaded.
	await page.goto('/', { waitUntil: 'networkidle' })
	await expect(page.getByRole('banner').getByText(/^Hi /)).toBeVisible()

	await page.clock.pauseAt(Date.now() + 8 * 3_600_000)
	await page.mouse.move(300, 300)
	await page.clock.resume()

	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
	expect(await sessionStatus(page)).toBe(401)
})

test('a draft survives, and unsaved changes do not delay the logout', async ({ signedInAs }) => {
	const { page, account } = await signedInAs('candidate')
	await page.clock.install()
	await page.goto('/profile-update')
	await page
		.getByRole('textbox', { name: 'Headline' })
		.pressSequentially('Weaver of forty years', { delay: 150 })
	await expect(dialogOf(page)).toHaveCount(0)
	await expect(dialogOf(page)).toBeVisible()

	await page.clock.fastForward(60_000)
	await expect(page).toHaveURL('/')

	await page.request.post('/api/auth/login', {
		data: { email_id: account.email, password: account.password, user_type: 'candidate' },
	})
	await page.goto('/profile-update')
	await expect(page.getByText('You have unsaved changes from last time.')).toBeVisible()
})

test('Log out now ends the session at once, and the other tab goes home too', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const other = await twoTabs(page.context(), page)

	await dialogOf(page).getByRole('button', { name: 'Log out now' }).click()

	await expect(page.getByText('You have been logged out.')).toBeVisible()
	await expect(other).toHaveURL('/')
	await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
	await expect(other.getByText('You were logged out in another tab.')).toBeVisible()
	expect(await sessionStatus(other)).toBe(401)
})

test('without broadcast channels the tabs use the local storage', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
	const other = await twoTabs(page.context(), page)
	await expect(dialogOf(page)).toBeVisible()
	await expect(dialogOf(other)).toBeVisible()

	await page.getByRole('button', { name: 'Stay logged in' }).click()
	await expect(dialogOf(other)).toBeHidden()

	await dialogOf(page).getByRole('button', { name: 'Log out now' }).click()
	await expect(other.getByText('You were logged out in another tab.')).toBeVisible()
})

test('the dialog has no barriers that axe finds', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/')
	await expect(dialogOf(page)).toBeVisible()

	await expectNoBarrier(page, '[role=alertdialog]')
})

test('a visitor is not asked', async ({ page }) => {
	await page.goto('/')
	await page.waitForTimeout(3500)
	await expect(dialogOf(page)).toHaveCount(0)
})

test('whoever cannot load what watches for idleness is asked to load the page again', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.route(/idle-watch-.*\.js$/, (route) => route.fulfill({ status: 404 }))

	await page.goto('/jobs')

	await expect(page.getByRole('alert').filter({ hasText: 'Please load the page again.' })).toBeVisible()
	await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeVisible()
})
