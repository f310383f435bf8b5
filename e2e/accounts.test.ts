import type { Page } from '@playwright/test'
import { expect, newAddress, password, test } from './fixtures.ts'

const banner = (page: Page) => page.getByRole('banner')

async function open(page: Page, entry: 'Login' | 'Register') {
	await page.goto('/')
	await banner(page).getByRole('link', { name: entry }).click()
	return page.getByRole('dialog')
}

test('the modal has three tabs, starts on what was opened, and the links switch and clear all fields', async ({
	page,
}) => {
	const modal = await open(page, 'Login')
	await expect(modal.getByRole('tab')).toHaveText([/Vyaktigat/, /Guest/, /Sanstha/])
	await modal.getByLabel('Email').fill('asha@example.com')
	await modal.getByLabel('Password').fill('secret')

	await modal.getByRole('link', { name: 'Register' }).click()
	await expect(modal.getByLabel('First Name')).toHaveValue('')
	await expect(modal.getByLabel('Email')).toHaveValue('')
	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByRole('link', { name: 'Login' }).click()
	await expect(modal.getByLabel('Email')).toHaveValue('')
	await expect(modal.getByLabel('Password')).toHaveValue('')
	await modal.getByRole('link', { name: 'Register' }).click()
	await expect(modal.getByLabel('First Name')).toHaveValue('')
})

test('what is missing is said in the words of the specification', async ({ page }) => {
	const modal = await open(page, 'Login')
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await expect(modal.getByText('Please enter an valid Email')).toBeVisible()
	await expect(modal.getByText('Password is required')).toBeVisible()
})

test('every password can be shown and hidden', async ({ page }) => {
	const modal = await open(page, 'Register')
	for (const label of ['Password', 'Confirm Password']) {
		const field = modal.getByLabel(label, { exact: true })
		const toggle = field.locator('xpath=ancestor::*[.//button][1]').getByRole('button')
		await expect(field).toHaveAttribute('type', 'password')
		await toggle.click()
		await expect(field).toHaveAttribute('type', 'text')
		await toggle.click()
		await expect(field).toHaveAttribute('type', 'password')
	}
})

test('Get OTP waits for an e-mail, and Register for its code', async ({ page, mailbox }) => {
	const modal = await open(page, 'Register')
	const email = newAddress('asha')
	const getOtp = modal.getByRole('button', { name: /Get OTP/ })
	const register = modal.getByRole('button', { name: 'Register' })
	await expect(getOtp).toBeDisabled()
	await expect(register).toBeDisabled()
	await expect(modal.getByText('complete your profile')).toBeVisible()
	await expect(modal.getByLabel('OTP')).toHaveCount(0)

	await modal.getByLabel('Email').fill(email)
	await getOtp.click()
	const alert = page.getByRole('dialog', { name: 'Success' })
	await expect(alert.getByText('Success! Your otp is sended to your Email.')).toBeVisible()
	await alert.getByRole('button', { name: 'OK' }).click()
	await expect(getOtp).toBeDisabled()
	await expect(getOtp).toHaveText(/\d+ s/)

	const code = await mailbox.codeFor(email)
	const wrong = code === '000000' ? '000001' : '000000'
	await modal.getByLabel('OTP').first().click()
	await page.keyboard.type(wrong)
	await expect(
		page.getByRole('dialog', { name: 'Error!' }).getByText('This code is wrong or has expired.'),
	).toBeVisible()
	await page.getByRole('dialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click()
	await expect(register).toBeDisabled()

	let calls = 0
	page.on('request', (request) => (calls += request.url().endsWith('auth/verify-otp') ? 1 : 0))
	await modal.getByLabel('OTP').first().click()
	await page.keyboard.type(code.slice(0, 5))
	expect(calls).toBe(0)
	await page.keyboard.type(code.slice(5))
	await expect(modal.getByText('Your e-mail is verified.')).toBeVisible()
	expect(calls).toBe(1)
	await expect(modal.getByLabel('Email')).not.toBeEditable()
	await expect(register).toBeEnabled()

	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByLabel('Last Name').fill('Kulkarni')
	await modal.getByLabel('Password', { exact: true }).fill(password)
	await modal.getByLabel('Confirm Password').fill(`${password}x`)
	await register.click()
	await expect(page.getByText('Confirm password does not match!!!')).toBeVisible()
	await modal.getByLabel('Confirm Password').fill(password)
	await register.click()
	await expect(
		page.getByRole('dialog', { name: 'Success' }).getByText('Registration successful.'),
	).toBeVisible()
	await expect(page).toHaveURL('/')
	const reload = page.waitForEvent('load')
	await page.getByRole('button', { name: 'OK' }).click()
	await reload
})

test('a login keeps the profile with exactly its fields, greets, and a logout forgets it', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	const modal = await open(page, 'Login')
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill('Wrong1!')
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await expect(
		page.getByRole('dialog', { name: 'Error!' }).getByText('The e-mail or the password is wrong.'),
	).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()

	await modal.getByLabel('Password').fill(account.password)
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(banner(page).getByText(/^Hi /)).toBeVisible()
	await expect(banner(page).getByRole('link', { name: 'My Account' })).toHaveAttribute(
		'href',
		'/employee-dashboard',
	)
	await expect(banner(page).getByRole('link', { name: 'Pending User' })).toHaveCount(0)
	expect(Object.keys((await storedProfile(page)) ?? {}).toSorted()).toEqual([
		'address',
		'dob',
		'email_id',
		'experience',
		'f_name',
		'id',
		'image',
		'l_name',
		'language',
		'linkdin_link',
		'mobile_no',
		'qualification',
		'registration_flag',
		'skills',
		'status',
		'user_type',
		'whatsapp_no',
	])

	await banner(page).getByRole('button', { name: 'Logout' }).click()
	await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible()
	await expect(page).toHaveURL('/')
	expect(await storedProfile(page)).toBeNull()
})

test('a forgotten password is changed with the code from the mail', async ({ page, mailbox, signedInAs }) => {
	const { account } = await signedInAs('guest_user')
	const modal = await open(page, 'Login')
	await modal.getByRole('link', { name: 'Forgot Password' }).click()
	await expect(page.getByLabel('New Password')).toHaveCount(0)
	await page.getByLabel('Email').fill(account.email)
	await page.getByRole('button', { name: 'Generate Token' }).click()
	await expect(page.getByText('Token has successfully generated!')).toBeVisible()
	const ok = page.getByRole('button', { name: 'OK' })
	if (await ok.isVisible()) await ok.click()

	const mail = await mailbox.find(account.email, /new password/)
	await page
		.getByLabel('Code')
		.first()
		.fill(mail.text?.match(/\b\d{6}\b/)?.[0] ?? '')
	await page.getByLabel('New Password').fill('Changed1!')
	await page.getByLabel('Confirm Password').fill('Changed1!')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByText('Password update successful.')).toBeVisible()

	const login = await page.request.post('/api/auth/login', {
		data: { email_id: account.email, password: 'Changed1!', user_type: 'guest_user' },
	})
	expect(await login.json()).toMatchObject({ errorCode: 0 })
})

/** What the browser keeps under the name of the specification, in whichever store serves. */
async function storedProfile(page: Page) {
	return page.evaluate(async () => {
		const name = 'Profile_Search_storage'
		const opened = await new Promise<IDBDatabase>((resolve, reject) => {
			const request = indexedDB.open(name)
			request.addEventListener('success', () => resolve(request.result))
			request.addEventListener('error', () => reject(new Error('no database')))
		})
		const store = opened.objectStoreNames[0]
		if (!store) return null
		const request = opened.transaction('profile').objectStore('profile').get(name)
		const value: unknown = await new Promise((resolve) =>
			request.addEventListener('success', () => resolve(request.result)),
		)
		opened.close()
		return typeof value === 'object' ? value : null
	})
}
