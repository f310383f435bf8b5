import type { Page } from '@playwright/test'
import {
	expect,
	holdScripts,
	menuOf,
	newAddress,
	openModal,
	password,
	readAlert,
	test,
} from '../support/fixtures.ts'
import { storedProfile } from '../support/stored-profile.ts'

const sendsCode = '**/api/auth/otp-send-with-email'
const verifiesCode = '**/api/auth/verify-otp'

test('Get OTP waits for an e-mail, and Register for its code', async ({ page, mailbox }) => {
	const modal = await openModal(page, 'Register')
	const email = newAddress('asha')
	const getOtp = modal.getByRole('button', { name: /Get OTP/ })
	const register = modal.getByRole('button', { name: 'Register' })
	await expect(getOtp).toBeDisabled()
	await expect(register).toBeDisabled()
	await expect(modal.getByLabel('OTP')).toHaveCount(0)

	await modal.getByLabel('Email').fill(email)
	await getOtp.click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')
	await expect(getOtp).toBeDisabled()
	await expect(getOtp).toHaveText(/\d+ s/)

	const code = await mailbox.codeFor(email)
	await typeCode(page, code === '000000' ? '000001' : '000000')
	await readAlert(page, 'Error!', 'This code is wrong or has expired.')
	await expect(register).toBeDisabled()

	let calls = 0
	page.on('request', (request) => (calls += request.url().endsWith('auth/verify-otp') ? 1 : 0))
	await typeCode(page, code.slice(0, 5))
	expect(calls).toBe(0)
	await page.keyboard.type(code.slice(5))
	await expect(modal.getByText('Your email is verified.')).toBeVisible()
	expect(calls).toBe(1)
	await expect(modal.getByLabel('Email')).not.toBeEditable()
	await expect(getOtp).toBeDisabled()
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

test('whoever has just registered logs in with one press, also at a second try, and begins with the first steps', async ({
	page,
	mailbox,
}) => {
	const email = newAddress('begin')
	const modal = await openModal(page, 'Register')
	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByLabel('Last Name').fill('Kulkarni')
	await modal.getByLabel('Email').fill(email)
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await page.getByRole('button', { name: 'OK' }).click()
	await typeCode(page, await mailbox.codeFor(email))
	await modal.getByLabel('Password', { exact: true }).fill(password)
	await modal.getByLabel('Confirm Password').fill(password)
	await modal.getByRole('button', { name: 'Register' }).click()
	const goOn = page
		.getByRole('dialog', { name: 'Success' })
		.getByRole('button', { name: 'Log in and continue' })
	await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 })
	await seeToast(page, 'The portal could not be reached.', () => goOn.click())
	await goOn.click()

	await expect(page).toHaveURL(/\/first-steps/)
	await expect(page.getByRole('heading', { name: 'Have a résumé? We read it for you' })).toBeVisible()
	expect(await storedProfile(page)).toMatchObject({ user_type: 'candidate', email_id: email })
})

test('the six cells accept a pasted code, and one that the phone read from a message', async ({
	page,
	mailbox,
}) => {
	const modal = await openModal(page, 'Register')
	const email = newAddress('asha')
	await modal.getByLabel('Email').fill(email)
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')
	await expect(modal.getByLabel('OTP').first()).toHaveAttribute('autocomplete', 'one-time-code')

	const code = await mailbox.codeFor(email)
	await modal
		.getByLabel('OTP')
		.first()
		.evaluate((cell, text) => {
			const clipboardData = new DataTransfer()
			clipboardData.setData('text/plain', text)
			cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
		}, code)

	await expect(modal.getByText('Your email is verified.')).toBeVisible()
})

test('after the alert about the code, typing goes into the cells, even after a wrong code', async ({
	page,
	mailbox,
}) => {
	const modal = await openModal(page, 'Register')
	const ok = page.getByRole('button', { name: 'OK' })
	const email = newAddress('asha')
	await modal.getByLabel('Email').fill(email)
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible()
	const code = await mailbox.codeFor(email)

	await expect(ok).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(modal.getByLabel('OTP').first()).toBeFocused()
	await page.keyboard.type(code === '000000' ? '000001' : '000000')
	await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible()
	await expect(ok).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(modal.getByLabel('OTP').first()).toBeFocused()
	await page.keyboard.type(code)

	await expect(modal.getByText('Your email is verified.')).toBeVisible()
})

test('on the page of the registration the cells come once a code was sent, and get the focus after the alert', async ({
	page,
}) => {
	await page.route(sendsCode, (route) => route.fulfill({ json: answer(0, 'Success!') }))
	await page.route(verifiesCode, (route) => route.fulfill({ json: answer(0, 'Verified.') }))
	await page.goto('/login?register')
	await page.getByLabel('Email').fill('asha@example')
	await page.getByRole('button', { name: /Get OTP/ }).click()
	await expect(page.getByText('Please enter an valid Email')).toBeVisible()
	await page.getByLabel('Email').fill('asha@example.com')
	await page.getByRole('button', { name: /Get OTP/ }).click()

	await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByLabel('OTP').first()).toBeFocused()
	await page.keyboard.type('123456')
	await expect(page.getByText('Your email is verified.')).toBeVisible()
})

test('cells that come after the alert was read get the focus, too', async ({ page }) => {
	await page.route(sendsCode, (route) => route.fulfill({ json: answer(0, 'Success!') }))
	await page.route(verifiesCode, (route) => route.fulfill({ json: answer(0, 'Verified.') }))
	const release = await holdScripts(page, /code-cells.*\.js$/)
	await page.goto('/login?register')
	await page.getByLabel('Email').fill('asha@example.com')
	await page.getByRole('button', { name: /Get OTP/ }).click()
	await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('button', { name: 'OK' })).toBeHidden()
	await expect(page.getByLabel('OTP')).toHaveCount(0)

	release()
	await expect(page.getByLabel('OTP').first()).toBeFocused()
	await page.keyboard.type('123456')
	await expect(page.getByText('Your email is verified.')).toBeVisible()
})

test('Get OTP counts down a minute before it can be pressed again', async ({ page }) => {
	await page.clock.install()
	await page.route(sendsCode, (route) =>
		route.fulfill({ json: answer(0, 'Success! Your otp is sended to your Email.') }),
	)
	const modal = await openModal(page, 'Register')
	const getOtp = modal.getByRole('button', { name: /Get OTP/ })
	await modal.getByLabel('Email').fill('asha@example.com')
	await getOtp.click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')

	await page.clock.fastForward(50_000)
	await expect(getOtp).toBeDisabled()
	await expect(getOtp).toHaveText(/\((10|[1-9]) s\)/)
	await page.clock.fastForward(11_000)
	await expect(getOtp).toBeEnabled()
})

test('when the network fails, sending and verifying a code show a success-style alert', async ({ page }) => {
	const modal = await openModal(page, 'Register')
	await modal.getByLabel('Email').fill('asha@example.com')
	await page.route(sendsCode, (route) => route.abort())
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'The portal could not be reached.')
	await expect(modal.getByLabel('OTP')).toHaveCount(0)

	await page.route(sendsCode, (route) => route.fulfill({ json: answer(0, 'Success!') }))
	await page.route(verifiesCode, (route) => route.fulfill({ status: 503, json: answer(503, 'Not now.') }))
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success!')
	await typeCode(page, '123456')
	await readAlert(page, 'Success', 'Not now.')
	await expect(modal.getByRole('button', { name: 'Register' })).toBeDisabled()
})

test('an empty registration reports every field, including the confirmation', async ({ page }) => {
	const modal = await openModal(page, 'Register')
	await page.route(sendsCode, (route) => route.fulfill({ json: answer(0, 'Success!') }))
	await page.route(verifiesCode, (route) => route.fulfill({ json: answer(0, 'Verified.') }))
	await modal.getByLabel('Email').fill('asha@example.com')
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success!')
	await typeCode(page, '123456')
	await modal.getByRole('button', { name: 'Register' }).click()

	for (const message of [
		'First Name is required',
		'Last Name is required',
		'Please enter a Passwords (password should have atleast 6 characters and One Capital, One lowercase One Numeric and One Special character)',
		'Please enter the Confirm Passwords',
	])
		await expect(modal.getByText(message)).toBeVisible()
})

test('a registration from any page leads home, and a refused one shows the reason in a toast and stays', async ({
	page,
	mailbox,
}) => {
	const refusal = 'There is already an account with this email. Please log in.'
	await page.goto('/contact')
	await (await menuOf(page)).getByRole('link', { name: 'Register' }).click()
	const modal = page.getByRole('dialog', { name: 'Register' })
	const email = newAddress('asha')
	await modal.getByLabel('Email').fill(email)
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')
	await typeCode(page, await mailbox.codeFor(email))
	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByLabel('Last Name').fill('Kulkarni')
	await modal.getByLabel('Password', { exact: true }).fill(password)
	await modal.getByLabel('Confirm Password').fill(password)

	await page.route('**/api/auth/register', (route) => route.fulfill({ json: answer(1101, refusal) }), {
		times: 1,
	})
	await seeToast(page, refusal, () => modal.getByRole('button', { name: 'Register' }).click())
	await expect(page.getByRole('dialog', { name: 'Error!' })).toHaveCount(0)
	await expect(modal.getByLabel('First Name')).toHaveValue('Asha')

	await modal.getByRole('button', { name: 'Register' }).click()
	await expect(
		page.getByRole('dialog', { name: 'Success' }).getByText('Registration successful.'),
	).toBeVisible()
	await expect(page).toHaveURL('/')
})

test('when the network fails, a registration shows a toast and keeps its input', async ({ page }) => {
	const modal = await openModal(page, 'Register')
	await page.route(sendsCode, (route) => route.fulfill({ json: answer(0, 'Success!') }))
	await page.route(verifiesCode, (route) => route.fulfill({ json: answer(0, 'Verified.') }))
	await page.route('**/api/auth/register', (route) => route.abort())
	await modal.getByLabel('Email').fill('asha@example.com')
	await modal.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success!')
	await typeCode(page, '123456')
	await modal.getByLabel('First Name').fill('Asha')
	await modal.getByLabel('Last Name').fill('Kulkarni')
	await modal.getByLabel('Password', { exact: true }).fill(password)
	await modal.getByLabel('Confirm Password').fill(password)

	await seeToast(page, 'The portal could not be reached.', () =>
		modal.getByRole('button', { name: 'Register' }).click(),
	)
	await expect(modal.getByLabel('First Name')).toHaveValue('Asha')
	await expect(page.getByRole('dialog', { name: 'Success' })).toHaveCount(0)
})

async function typeCode(page: Page, code: string) {
	await page.getByLabel('OTP').first().click()
	await page.keyboard.type(code)
}

function answer(errorCode: number, message: string) {
	return { errorCode, message, details: errorCode === 0 ? { verification_token: 'x' } : null }
}

/** Does something and waits for its toast in the page itself: a busy runner may look less often than a toast is shown. */
async function seeToast(page: Page, text: string, act: () => Promise<void>) {
	const seen = page.waitForFunction(
		(wanted) =>
			[...document.querySelectorAll('[role=alert]')].some(
				(alert) => alert.checkVisibility() && alert.textContent.includes(wanted),
			),
		text,
	)
	await Promise.all([seen, act()])
}
