import { expect, readAlert, test } from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'

test('with a captcha key the browser solves a challenge before a code is sent, and no code is sent without it', async ({
	page,
}) => {
	await using operator = await operate({
		CAPTCHA_SITE_KEY: 'pune',
		CAPTCHA_SECRET: 'a secret of the operator',
	})
	await operator.start()

	await page.goto(`${operator.url}/login?register`)
	await page.getByLabel('Email').fill('asha@example.com')
	await page.getByRole('button', { name: 'Get OTP' }).click()
	await readAlert(page, 'Success', 'Success! Your otp is sended to your Email.')
	await page.goto(`${operator.url}/forgot-password`)
	await page.getByLabel('Email').fill('asha@example.com')
	await page.getByRole('button', { name: 'Generate Token' }).click()
	await readAlert(page, 'Success', 'Token has successfully generated!')

	for (const path of ['auth/otp-send-with-email', 'auth/forgotPassword']) {
		const answer = await page.request.post(`${operator.url}/api/${path}`, {
			data: { email: 'ravi@example.com' },
		})
		expect(await answer.json()).toMatchObject({
			errorCode: 1301,
			message: expect.stringContaining('captcha'),
		})
	}
})
