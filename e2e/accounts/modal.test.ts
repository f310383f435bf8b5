import { expect, openModal, test, waitForScripts } from '../support/fixtures.ts'

test('the modal has three tabs, starts on the form that was opened, and the links switch forms and clear all fields', async ({
	page,
}) => {
	const login = await openModal(page, 'Login')
	await expect(login.getByRole('tab')).toHaveText([/Vyaktigat/, /Guest/, /Sanstha/])
	await login.getByLabel('Email').fill('asha@example.com')
	await login.getByLabel('Password').fill('secret')

	await login.getByRole('link', { name: 'Register' }).click()
	const register = page.getByRole('dialog', { name: 'Register' })
	await expect(register.getByLabel('First Name')).toHaveValue('')
	await expect(register.getByLabel('Email')).toHaveValue('')
	await register.getByLabel('First Name').fill('Asha')
	await register.getByRole('link', { name: 'Login' }).click()
	await expect(login.getByLabel('Email')).toHaveValue('')
	await expect(login.getByLabel('Password')).toHaveValue('')
	await login.getByRole('link', { name: 'Register' }).click()
	await expect(register.getByLabel('First Name')).toHaveValue('')
})

test('opened with Register, it starts on the register form, with its note', async ({ page }) => {
	const register = await openModal(page, 'Register')

	await expect(register.getByLabel('Confirm Password')).toBeVisible()
	await expect(register.getByText('complete your profile')).toBeVisible()
})

test('the login page has the same forms, and with ?register it starts on the register form', async ({
	page,
}) => {
	await page.goto('/login')
	await expect(page.getByRole('button', { name: 'LogIn' })).toBeVisible()
	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await expect(page.getByRole('tab', { name: 'Sanstha' })).toHaveAttribute('aria-selected', 'true')

	await page.goto('/login?register')
	await expect(page.getByLabel('First Name')).toBeVisible()
	await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await expect(page.getByRole('button', { name: 'LogIn' })).toBeVisible()
})

test('the arrow keys, Home and End choose a tab, in a ring', async ({ page }) => {
	await page.goto('/login')
	await waitForScripts(page)
	await page.getByRole('tab', { name: 'Vyaktigat' }).focus()
	for (const [key, chosen] of [
		['ArrowLeft', 'Sanstha'],
		['ArrowRight', 'Vyaktigat'],
		['ArrowRight', 'Guest'],
		['End', 'Sanstha'],
		['Home', 'Vyaktigat'],
	] as const) {
		await page.keyboard.press(key)
		const tab = page.getByRole('tab', { name: chosen })
		await expect(tab).toBeFocused()
		await expect(tab).toHaveAttribute('aria-selected', 'true')
		await expect(page.getByRole('tabpanel')).toHaveAccessibleName(new RegExp(chosen))
	}
})

test('missing fields are reported with the texts of the specification', async ({ page }) => {
	const login = await openModal(page, 'Login')
	await login.getByLabel('Email').fill('asha@example')
	await login.getByRole('button', { name: 'LogIn' }).click()
	await expect(login.getByText('Please enter an valid Email')).toBeVisible()
	await expect(login.getByText('Password is required')).toBeVisible()
	await expect(login.getByLabel('Email')).toHaveValue('asha@example')
})

test('every password can be shown and hidden', async ({ page }) => {
	const register = await openModal(page, 'Register')
	for (const label of ['Password', 'Confirm Password']) {
		const field = register.getByLabel(label, { exact: true })
		const toggle = field.locator('xpath=ancestor::*[.//button][1]').getByRole('button')
		await expect(field).toHaveAttribute('type', 'password')
		await toggle.click()
		await expect(field).toHaveAttribute('type', 'text')
		await toggle.click()
		await expect(field).toHaveAttribute('type', 'password')
	}
})

test('the button of an alert appears where it stays, so that an early press on it counts', async ({
	page,
}) => {
	const login = await openModal(page, 'Login')
	await login.getByLabel('Email').fill('nobody@example.com')
	await login.getByLabel('Password').fill('Wrong1!')
	await page.evaluate(() => {
		const tops = new Set<number>()
		Object.assign(globalThis, { tops })
		const note = () => {
			for (const button of document.querySelectorAll('[role=dialog] button[data-autofocus]'))
				tops.add(Math.round(button.getBoundingClientRect().top))
			requestAnimationFrame(note)
		}
		note()
	})
	await login.getByRole('button', { name: 'LogIn' }).click()

	const alert = page.getByRole('dialog', { name: 'Error!' })
	await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
	await expect(alert).toHaveCSS('opacity', '1')
	await expect
		.poll(() => page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]))
		.toHaveLength(1)
	await alert.getByRole('button', { name: 'OK' }).click()
	await expect(alert).toBeHidden()
})
