import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import {
	test as base,
	expect,
	holdScripts,
	menuOf,
	newAddress,
	password,
	readAlert,
} from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'
import { startProvider } from '../support/stand-ins/openid-provider.ts'

/** A separate portal that people can log in to by a provider. */
const test = base.extend<object, { portalWithProvider: string }>({
	portalWithProvider: [
		async ({}, use) => {
			await using provider = await startProvider()
			await using operator = await operate({
				OPENID_PROVIDERS: provider.setting,
				SMTP_URL: process.env['SMTP_URL'] ?? '',
			})
			provider.serve(operator.url)
			await operator.start()
			await use(operator.url)
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ({ portalWithProvider }, use) => use(portalWithProvider),
})

test('a person registers with the address of a provider, and from then on logs in by it', async ({
	page,
	mailbox,
}) => {
	const refusals = policyRefusals(page)
	const email = newAddress('asha')
	await page.goto('/login?register')
	await page.getByRole('link', { name: 'Continue with Acme' }).click()
	await logInAtProvider(page, email)

	await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
	await expectNoBarrier(page)
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await expect(page.getByRole('tab', { name: 'Guest' })).toHaveCount(0)
	await page.getByLabel('First Name').fill('Asha')
	await page.getByLabel('Last Name').fill('Kulkarni')
	await page.getByRole('button', { name: /Get OTP/ }).click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')
	await page.keyboard.type(await mailbox.codeFor(email))
	await expect(page.getByText('Your email is verified.')).toBeVisible()
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm Password').fill(password)
	await page.getByRole('button', { name: 'Register' }).click()
	await readAlert(page, 'Success', 'Registration successful.')

	await page.goto('/login?next=/settings')
	await page.getByRole('link', { name: 'Continue with Acme' }).click()
	await expect(page).toHaveURL('/settings')
	await expect(page.getByText('Login successful')).toBeVisible()
	await expect(page.getByText('Logged in with a linked sign-in')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Unlink Acme' })).toBeVisible()
	expect(refusals).toEqual([])
})

test('the link of a provider follows the tab that was pressed before the scripts have loaded', async ({
	page,
}) => {
	const asked: string[] = []
	page.on('request', (request) => {
		const { pathname, searchParams } = new URL(request.url())
		if (pathname.startsWith('/api/auth/openid/')) asked.push(searchParams.get('as') ?? '')
	})
	const release = await holdScripts(page)
	await page.goto('/login', { waitUntil: 'commit' })

	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await page.getByRole('link', { name: 'Continue with Acme' }).click()
	expect(asked).toEqual([])
	release()

	await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
	expect(asked[0]).toBe('employer')
})

test('the password links a sign-in with an account that was there before; it can be unlinked and linked again', async ({
	page,
	signedInAs,
}) => {
	const refusals = policyRefusals(page)
	const { account } = await signedInAs('employer')
	await page.goto('/login')
	const tab = page.getByRole('tab', { name: 'Sanstha' })
	await tab.click()
	// The link works without scripts, and leads on as the account that is chosen when it is pressed.
	await expect(tab).toHaveAttribute('aria-selected', 'true')
	await page.getByRole('link', { name: 'Continue with Acme' }).click()
	await logInAtProvider(page, account.email)
	await expect(page.getByRole('heading', { name: 'Link Acme with your account' })).toBeVisible()
	await expectNoBarrier(page)
	await page.getByLabel('Password', { exact: true }).fill(account.password)
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()

	await page.goto('/settings')
	await page.getByRole('button', { name: 'Unlink Acme' }).click()
	const unlinking = page.getByRole('dialog', { name: 'Unlink Acme' })
	await unlinking.getByLabel('Password').fill(account.password)
	await unlinking.getByRole('button', { name: 'Unlink' }).click()
	await expect(page.getByText('The sign-in has been unlinked.')).toBeVisible()
	await page.getByRole('button', { name: 'Link Acme' }).click()
	const linking = page.getByRole('dialog', { name: 'Please enter your password' })
	await linking.getByLabel('Password').fill(account.password)
	await linking.getByRole('button', { name: 'Continue' }).click()
	await expect(page.getByRole('button', { name: 'Unlink Acme' })).toBeVisible()
	await expect(page).toHaveURL('/settings')

	await (await menuOf(page)).getByRole('button', { name: 'Logout' }).click()
	await expect(page.getByText('You have been logged out.')).toBeVisible()
	await page.goto('/login')
	await page.getByRole('link', { name: 'Continue with Acme' }).click()
	await expect(page.getByText('This account logs in under Sanstha.')).toBeVisible()
	expect(refusals).toEqual([])
})

/** Logs in on the page of the provider, and lets it tell the portal. */
async function logInAtProvider(page: Page, name: string) {
	await page.getByPlaceholder('Enter any login').fill(name)
	await page.getByPlaceholder('and password').fill('any')
	await page.getByRole('button', { name: 'Sign-in' }).click()
	await page.getByRole('button', { name: 'Continue' }).click()
}

/** What the content security policy has refused. */
function policyRefusals(page: Page) {
	const refusals: string[] = []
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) refusals.push(message.text())
	})
	return refusals
}
