import { expect, openModal, test } from '../support/fixtures.ts'

test('after many wrong passwords from strangers the browser solves a challenge, and the owner logs in', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	const wrong = { email_id: account.email, password: 'Wrong1!', user_type: 'candidate' }
	const guesses = Array.from({ length: 14 }, async () => {
		const answer = await page.request.post('/api/auth/login', { data: wrong })
		return (await answer.json()).errorCode
	})
	expect(await Promise.all(guesses)).toContain(1301)

	const modal = await openModal(page, 'Login')
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill(account.password)
	await modal.getByRole('button', { name: 'LogIn' }).click()

	await expect(page.getByText('Login successful')).toBeVisible()
})
