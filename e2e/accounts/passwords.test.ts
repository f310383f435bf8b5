import { expect, openModal, readAlert, test } from '../support/fixtures.ts'

test('a forgotten password is changed with the code from the mail', async ({ page, mailbox, signedInAs }) => {
	const { account } = await signedInAs('guest_user')
	const login = await openModal(page, 'Login')
	await login.getByRole('link', { name: 'Forgot Password' }).click()
	const modal = page.getByRole('dialog', { name: 'Forgot Password' })
	await expect(modal.getByRole('button', { name: 'Generate Token' })).toBeDisabled()
	await expect(modal.getByLabel('New Password')).toHaveCount(0)
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByRole('button', { name: 'Generate Token' }).click()
	await readAlert(page, 'Success', 'Token has successfully generated!')

	const mail = await mailbox.find(account.email, /new password/)
	await modal.getByLabel('Code').fill(mail.text?.match(/\b\d{6}\b/)?.[0] ?? '')
	await modal.getByLabel('New Password').fill('Changed1!')
	await modal.getByLabel('Confirm Password').fill('Changed1!')
	await modal.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByText('Password update successful.')).toBeVisible()

	const answer = await page.request.post('/api/auth/login', {
		data: { email_id: account.email, password: 'Changed1!', user_type: 'guest_user' },
	})
	expect(await answer.json()).toMatchObject({ errorCode: 0 })
})

test('the link in the mail opens the form with every field but the password filled in', async ({
	page,
	mailbox,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	await page.goto('/forgot-password')
	await page.getByLabel('Email').fill(account.email)
	await page.getByRole('button', { name: 'Generate Token' }).click()
	await readAlert(page, 'Success', 'Token has successfully generated!')
	const mail = await mailbox.find(account.email, /new password/)

	await page.goto(mail.text?.match(/http\S+forgot-password\S+/)?.[0] ?? '')
	await page.getByLabel('New Password').fill('Changed1!')
	await page.getByLabel('Confirm Password').fill('Different1!')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByText('Confirm password does not match!!!')).toBeVisible()
	await page.getByLabel('Confirm Password').fill('Changed1!')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await readAlert(page, 'Success', 'Password update successful.')
	await expect(page).toHaveURL('/login')
})

test('a signed-in person changes the password with the current one, and other devices are logged out', async ({
	page,
	signedInAs,
}) => {
	const { account, page: other } = await signedInAs('candidate')
	await page.goto('/')
	await page.request.post('/api/auth/login', {
		data: { email_id: account.email, password: account.password, user_type: 'candidate' },
	})

	await page.goto('/change-password')
	await page.getByLabel('Current Password').fill('Wrong1!')
	await page.getByLabel('New Password').fill('Changed1!')
	await page.getByLabel('Confirm Password').fill('Changed1!')
	await page.getByRole('button', { name: 'Change Password' }).click()
	await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()
	await page.getByLabel('Current Password').fill(account.password)
	await page.getByRole('button', { name: 'Change Password' }).click()
	await readAlert(page, 'Success', 'Password update successful.')

	await page.goto('/settings')
	await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
	await expect(page.getByText('Password changed')).toBeVisible()
	await other.goto('/settings')
	await expect(other).toHaveURL(/\/login/)
})

test('the field for a new password explains what is weak, and the rule alone decides', async ({
	signedInAs,
}) => {
	const { account, page } = await signedInAs('candidate')
	const asked: string[] = []
	page.on('request', (request) => asked.push(request.url()))
	await page.goto('/change-password')
	const field = page.getByLabel('New Password')
	expect(asked.join()).not.toContain('password-strength')

	await field.fill('P@ssw0rd')
	await expect(
		page.getByRole('status').filter({ hasText: 'This is similar to a common password.' }),
	).toBeVisible()
	await field.fill('Mango7-lantern!river')
	await expect(page.getByText('Strong.')).toBeVisible()
	await field.fill('P@ssw0rd')
	await page.getByLabel('Confirm Password').fill('P@ssw0rd')
	await page.getByLabel('Current Password').fill(account.password)
	await page.getByRole('button', { name: 'Change Password' }).click()

	await readAlert(page, 'Success', 'Password update successful.')
})
