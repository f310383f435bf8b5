import type { Page } from '@playwright/test'
import { expect, menuOf, newAddress, password, test } from '../support/fixtures.ts'
import { standInApp } from '../support/stand-ins/app.ts'

const name = 'Profile_Search_storage'
const push = { title: '3 new matches', body: 'The best one scores 87.' }
const delivery = { page: 'new-delivery', orderId: '0198a1b2-0000-7000-8000-000000000001' }

async function logIn(page: Page, account: { email: string; password: string }) {
	await page.goto('/login')
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password', { exact: true }).fill(account.password)
	await page.getByRole('button', { name: 'LogIn' }).click()
	await page.waitForURL('/')
	await expect((await menuOf(page)).getByText(/^Hi /)).toBeVisible()
	await page.keyboard.press('Escape')
}

async function logOut(page: Page) {
	const logout = (await menuOf(page)).getByRole('button', { name: 'Logout' })
	const reload = page.waitForEvent('load')
	await logout.click()
	await reload
}

/** What IndexedDB and the local storage hold under the name in the specification. */
async function browserKeeps(page: Page) {
	return page.evaluate(async (key) => {
		const opened = await new Promise<IDBDatabase | null>((resolve) => {
			try {
				const request = indexedDB.open(key)
				request.addEventListener('success', () => resolve(request.result))
				request.addEventListener('error', () => resolve(null))
			} catch {
				resolve(null)
			}
		})
		const read = opened?.objectStoreNames.contains('profile')
			? opened.transaction('profile').objectStore('profile').get(key)
			: undefined
		const database: unknown =
			read && (await new Promise((resolve) => read.addEventListener('success', () => resolve(read.result))))
		opened?.close()
		const local = Object.keys(localStorage).filter((each) => each.endsWith(`/${key}`))
		return { database: database !== undefined, local: local.length > 0 }
	}, name)
}

test(
	'on a phone the profile is only in the secure storage, and a logout deletes it from there',
	{ tag: '@every-width' },
	async ({ page, signedInAs }) => {
		const { account } = await signedInAs('candidate')
		const phone = await standInApp(page)

		await logIn(page, account)

		const kept: unknown = JSON.parse(phone.secureStorage.get(`capacitor-storage_${name}`) ?? 'null')
		expect(kept).toMatchObject({ email_id: account.email, user_type: 'candidate' })
		expect(Object.keys(kept as object)).toHaveLength(17)
		expect(await browserKeeps(page)).toEqual({ database: false, local: false })

		await logOut(page)
		expect(phone.secureStorage.size).toBe(0)
	},
)

test('with a failing secure storage the profile is stored in IndexedDB', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	const phone = await standInApp(page, { isSecureStorageBroken: true })

	await logIn(page, account)
	expect(phone.calls).toContain('SecureStorage.internalSetItem')
	expect(await browserKeeps(page)).toEqual({ database: true, local: false })

	await logOut(page)
	expect(await browserKeeps(page)).toEqual({ database: false, local: false })
})

test('with IndexedDB failing too, the profile is stored in the local storage', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	await standInApp(page, { isSecureStorageBroken: true })
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('Not in this window.', 'InvalidStateError')
		}
	})

	await logIn(page, account)
	expect(await browserKeeps(page)).toEqual({ database: false, local: true })

	await logOut(page)
	expect(await browserKeeps(page)).toEqual({ database: false, local: false })
})

test('an old profile in another store does not come back', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	await logIn(page, account)
	expect(await browserKeeps(page)).toEqual({ database: true, local: false })

	const phone = await standInApp(page)
	await page.context().clearCookies()
	await logIn(page, account)

	expect(phone.secureStorage.size).toBe(1)
	expect(await browserKeeps(page)).toEqual({ database: false, local: false })
})

test('on a phone alerts are native toasts', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	const phone = await standInApp(page)

	await page.goto('/login')
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password', { exact: true }).fill('Wrong1!')
	await page.getByRole('button', { name: 'LogIn' }).click()

	await expect
		.poll(() => phone.toasts)
		.toEqual([{ text: 'The email or the password is wrong.', duration: 'long' }])
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone the OK action of an alert runs without pressing OK', async ({ page, mailbox }) => {
	const phone = await standInApp(page)
	const email = newAddress('asha')
	await page.goto('/login?register')
	await page.getByLabel('First Name').fill('Asha')
	await page.getByLabel('Last Name').fill('Kulkarni')
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Get OTP' }).click()
	await page.getByLabel('OTP').first().click()
	await page.keyboard.type(await mailbox.codeFor(email))
	await expect(page.getByText('Your email is verified.')).toBeVisible()
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm Password').fill(password)

	const reload = page.waitForEvent('load')
	await page.getByRole('button', { name: 'Register' }).click()
	await reload

	await expect(page).toHaveURL('/')
	expect(phone.toasts.map(({ text }) => text)).toEqual([
		'Success! Your otp is sended to your Email.',
		'Registration successful.',
	])
})

test('a push that arrives in the app is a toast with Open, which leads to the delivery', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	const phone = await standInApp(page)
	await logIn(page, account)

	await phone.tell('pushNotificationReceived', { id: '1', ...push, data: delivery })
	await expect(page.getByText(push.title)).toBeVisible()
	await expect(page.getByText(push.body)).toBeVisible()
	await page.getByRole('button', { name: 'Open' }).click()

	await expect(page).toHaveURL(`/new-delivery/${delivery.orderId}`)
})

test('a push opened outside the app leads to its page', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	const phone = await standInApp(page)
	await logIn(page, account)

	await phone.tell('pushNotificationActionPerformed', {
		actionId: 'tap',
		notification: { id: '1', ...push, data: { page: 'jobs', orderId: '' } },
	})

	await expect(page).toHaveURL('/jobs')
})

test('a browser loads no code of the app', async ({ page, signedInAs }) => {
	const { account } = await signedInAs('candidate')
	const scripts: string[] = []
	page.on('response', async (response) => {
		if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
	})

	await logIn(page, account)
	await page.waitForLoadState('networkidle')

	expect(scripts.length).toBeGreaterThan(3)
	expect(scripts.filter((text) => /registerPlugin|nativePromise/.test(text))).toEqual([])
})
