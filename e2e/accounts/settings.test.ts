import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, menuOf, ownMenuOf, openModal, readAlert, test } from '../support/fixtures.ts'

type Account = { email: string; password: string }

test('two-step login asks for the code of the app, and accepts each recovery code once', async ({
	page,
	signedInAs,
}) => {
	const { page: own, account } = await signedInAs('candidate')
	await own.goto('/')
	await (await ownMenuOf(own)).getByRole('link', { name: 'Settings' }).click()
	await own.getByRole('button', { name: 'Turn on' }).click()
	await own.getByRole('dialog').getByLabel('Password').fill(account.password)
	await own.getByRole('button', { name: 'Continue' }).click()
	await expect(own.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
	const secret = (await own.getByRole('dialog').locator('code').textContent()) ?? ''
	await own.getByLabel('Code that the app shows').fill('000000')
	await own.getByRole('button', { name: 'Confirm' }).click()
	await expect(own.getByText('This code is wrong.')).toBeVisible()
	await own.getByLabel('Code that the app shows').fill(codeOf(secret))
	await own.getByRole('button', { name: 'Confirm' }).click()
	const kept = own.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem')
	await expect(kept).toHaveCount(10)
	const codes = await kept.allTextContents()
	await own.getByRole('button', { name: 'I have saved them' }).click()
	await expect(own.getByText('10 recovery codes are left')).toBeVisible()
	await expect(own.getByText('Two-step verification turned on')).toBeVisible()

	await logIn(page, account)
	await expect(page.getByLabel('Code from your authenticator app')).toBeFocused()
	await page.getByLabel('Code from your authenticator app').fill('zzzz-zzzz')
	await page.getByRole('button', { name: 'LogIn' }).click()
	await readAlert(page, 'Error!', 'This code is wrong or was used before.')
	await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '')
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()

	await page.goto('/settings')
	await expect(page.getByText('9 recovery codes are left')).toBeVisible()
	await expect(page.getByText('A recovery code was used')).toBeVisible()
})

test('a passkey is created in the settings, logs in without a password, and can be removed', async ({
	page,
	signedInAs,
	baseURL,
}) => {
	// Passkeys belong to a host name, never to an IP address.
	const site = String(baseURL).replace('127.0.0.1', 'localhost')
	const { account } = await signedInAs('employer')
	await withAuthenticator(page)
	await page.goto(`${site}/login`)
	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password', { exact: true }).fill(account.password)
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()

	await page.goto(`${site}/settings`)
	await page.getByRole('button', { name: 'Add a passkey' }).click()
	await page.getByLabel('Name of the passkey').fill('My phone')
	await page.getByRole('dialog').getByLabel('Password').fill(account.password)
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page.getByRole('heading', { name: 'My phone' })).toBeVisible()
	await (await menuOf(page)).getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been logged out.')).toBeVisible()

	await page.goto(`${site}/login`)
	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await page.getByRole('button', { name: 'Use a passkey' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()

	await page.goto(`${site}/settings`)
	await expect(page.getByText('Logged in with a passkey')).toBeVisible()
	await page.getByRole('button', { name: 'Remove My phone' }).click()
	await page.getByRole('dialog').getByLabel('Password').fill(account.password)
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('The passkey has been removed.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'My phone' })).toHaveCount(0)
})

test('the sessions of an account are listed, and one or all others can be ended', async ({
	page,
	signedInAs,
}) => {
	const { page: other, account } = await signedInAs('guest_user')
	await page.goto('/login')
	await page.getByRole('tab', { name: 'Guest' }).click()
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password', { exact: true }).fill(account.password)
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()

	await page.goto('/settings')
	await expect(page.getByText('This device', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: 'Log out everywhere else' }).click()
	await expect(page.getByText('Every other device has been logged out.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0)
	await other.goto('/settings')
	await expect(other).toHaveURL(/\/login/)
})

test('a login from a new device is reported by mail', async ({ page, signedInAs, mailbox }) => {
	const { account } = await signedInAs('candidate')

	await logIn(page, account)
	await expect(page.getByText('Login successful')).toBeVisible()

	const mail = await mailbox.find(account.email, /device/i)
	expect(mail.text).toContain('Chrome')
	expect(mail.text).not.toMatch(/\d{6}/)
})

async function logIn(page: Page, account: Account) {
	const modal = await openModal(page, 'Login')
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill(account.password)
	await modal.getByRole('button', { name: 'LogIn' }).click()
}

/** A virtual authenticator of the browser. */
async function withAuthenticator(page: Page) {
	const session = await page.context().newCDPSession(page)
	await session.send('WebAuthn.enable')
	await session.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}

/** The current code of an authenticator app (RFC 6238: SHA-1, 30 seconds, 6 digits). */
function codeOf(secret: string) {
	const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
	const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
	const step = Buffer.alloc(8)
	step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
	const digest = createHmac('sha1', key).update(step).digest()
	const from = (digest.at(-1) ?? 0) & 15
	return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
