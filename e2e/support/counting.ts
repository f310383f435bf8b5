import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption, newAddress, password } from './fixtures.ts'

/** What a person does on a page, with the number of presses and of answers that it takes. */
export function counting(page: Page, codeFor: (email: string) => Promise<string>) {
	const counted = { presses: 0, answers: 0 }
	const main = page.getByRole('main')
	const button = (label: string) => page.getByRole('button', { name: label, exact: true })

	const press = (what: Locator) => {
		counted.presses++
		return what.click()
	}
	const answer = (field: Locator, value: string) => {
		counted.answers++
		return field.fill(value)
	}
	const choose = (label: string, value: string) => {
		counted.answers++
		return chooseOption(page, label, value)
	}
	const chooseFile = (file: { name: string; mimeType: string; buffer: Buffer }) => {
		counted.presses++
		counted.answers++
		return page.locator('input[type=file]').setInputFiles(file)
	}
	/** Fills in the form of the registration, with the code from the mail, and goes on with a login. */
	const register = async (first: string, last: string) => {
		const email = newAddress(first.toLowerCase())
		await answer(page.getByLabel('First Name'), first)
		await answer(page.getByLabel('Last Name'), last)
		await answer(page.getByLabel('Email'), email)
		await press(button('Get OTP'))
		await press(button('OK'))
		await page.keyboard.type(await codeFor(email))
		counted.answers++
		await expect(page.getByText('Your email is verified.')).toBeVisible()
		await answer(page.getByLabel('Password', { exact: true }), password)
		await answer(page.getByLabel('Confirm Password'), password)
		await press(main.getByRole('button', { name: 'Register' }))
		await press(button('Log in and continue'))
		return email
	}
	return { counted, main, button, press, answer, choose, chooseFile, register }
}
