import { execFileSync } from 'node:child_process'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, newAddress, password, test, waitForScripts } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'
import { storedProfile } from '../support/stored-profile.ts'

test('a person changes the address with a code, and the link to the old address undoes it', async ({
	signedInAs,
	mailbox,
}) => {
	const { page, account } = await signedInAs('guest_user')
	const fresh = newAddress('fresh')
	await page.context().clearCookies()
	await page.goto('/login?next=/name-and-email')
	await page.getByLabel('Email').fill(account.email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('tab', { name: 'Guest' }).click()
	await page.getByRole('button', { name: 'LogIn' }).click()
	await expect(page).toHaveURL('/name-and-email')
	expect(await storedProfile(page)).toMatchObject({ email_id: account.email })

	// Typing before the scripts have loaded has its own tests.
	await waitForScripts(page)
	await page.getByLabel('New email address').fill(fresh)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Send code' }).click()
	const code = (await mailbox.find(fresh, /code for the new address/)).text?.match(/\b\d{6}\b/)?.[0] ?? ''
	await page.getByLabel('code', { exact: false }).last().fill(code)
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Use this address from now on' }).click()
	await expect(page.getByText('Your email address has been changed.')).toBeVisible()
	await expect.poll(() => storedProfile(page)).toMatchObject({ email_id: fresh, f_name: 'Meera' })

	await page.getByLabel('First Name').fill('Mira')
	await page.getByRole('button', { name: 'Save name' }).click()
	await expect.poll(() => storedProfile(page)).toMatchObject({ email_id: fresh, f_name: 'Mira' })

	const told = await mailbox.find(account.email, /address of your account was changed/)
	await page.goto(told.text?.match(/\/email-undo\/[\w-]+/)?.[0] ?? '')
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Undo the change' }).click()
	await expect(page).toHaveURL('/forgot-password')
})

test('an administrator changes a name and gives a reason', async ({ signedInAs }) => {
	const { page, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const heir = await signedInAs('employer')
	await page.goto(`/admin/accounts?query=${heir.account.email}`)
	await page
		.getByRole('main')
		.getByRole('link', { name: /Joshi|Meera/ })
		.first()
		.click()
	await expect(page.getByRole('button', { name: 'Change the name' })).toBeVisible()
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Change the name' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByLabel('First Name')).toHaveValue('Meera')
	await expect(dialog.getByLabel('First Name')).toBeFocused()
	await dialog.getByLabel('First Name').fill('Renamed')
	await dialog.getByLabel('Last Name').fill('Person')
	await dialog.getByRole('button', { name: 'Change it' }).click()
	await expect(dialog.getByText('Please give a reason')).toBeVisible()
	await dialog.getByLabel('Reason').fill('A spelling.')
	await dialog.getByRole('button', { name: 'Change it' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renamed Person')
})
