import { expect, test } from '../support/fixtures.ts'

test('a person makes an access token, a program uses it, and removing it locks the program out', async ({
	signedInAs,
	request,
}) => {
	const { page, account } = await signedInAs('candidate')
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Access tokens' }).click()
	await expect(page.getByText('There are none.')).toBeVisible()

	await page.getByRole('button', { name: 'Make a token' }).click()
	await expect(page.getByText('Please give the token a name.')).toBeVisible()
	await expect(page.getByText('Please choose at least one thing that the token may do.')).toBeVisible()
	await page.getByRole('textbox', { name: 'Name' }).fill('Calendar')
	await page.getByRole('checkbox', { name: 'Read your profile' }).check()
	await page.getByRole('combobox', { name: 'Valid for' }).selectOption('30 days')
	await page.getByRole('textbox', { name: 'Password' }).fill('Wrong1!!')
	await page.getByRole('button', { name: 'Make a token' }).click()
	await expect(page.getByText('The password is wrong.')).toBeVisible()
	await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
	await page.getByRole('button', { name: 'Make a token' }).click()

	await expect(page.getByText('“Calendar” is ready')).toBeVisible()
	const token = await page.getByText(/^psp_/).innerText()
	const ask = () =>
		request.get('/api/candidates/me', { headers: { authorization: `Bearer ${token}`, cookie: '' } })
	expect((await ask()).status()).toBe(200)
	await page.reload()
	await expect(page.getByText(/^psp_/)).toBeHidden()
	await expect(page.getByText(/valid until .* · last used/)).toBeVisible()

	await page.getByRole('button', { name: 'Remove “Calendar”' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('There are none.')).toBeVisible()
	expect((await ask()).status()).toBe(401)
})

test('each kind of account is offered the scopes that mean something for it', async ({ signedInAs }) => {
	for (const [userType, offers, lacks] of [
		['candidate', 'Apply, move applications, plan interviews and invite', 'Write, publish and close jobs'],
		['employer', 'Write, publish and close jobs', undefined],
		['guest_user', 'Read your profile', 'Apply, move applications, plan interviews and invite'],
	] as const) {
		const { page } = await signedInAs(userType)
		await page.goto('/access-tokens')
		await expect(page.getByRole('checkbox', { name: offers })).toBeVisible()
		if (lacks) await expect(page.getByRole('checkbox', { name: lacks })).toHaveCount(0)
	}
})
