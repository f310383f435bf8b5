import { expectNoBarrier } from '../../support/barriers.ts'
import { chooseOption, expect, test, waitForScripts } from '../../support/fixtures.ts'

const text = `Meera Joshi
Accountant for small shops
Nashik | 91234 56780

Work experience
Accountant, Shree Traders Pvt Ltd, Nashik
Apr 2021 – Present

Skills
Tally, GST

Languages: Marathi (native), Hindi`
const resume = { name: 'meera.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }

test('after the first login a person is led from the résumé to the matches, and each step is kept @every-width', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/')
	await page.getByRole('link', { name: 'Take the first steps' }).click()

	await expect(page).toHaveURL(/\/first-steps\/resume$/)
	await expect(page.getByRole('heading', { name: 'Have a résumé? We read it for you' })).toBeVisible()
	await waitForScripts(page)
	await expectNoBarrier(page)
	await page.locator('input[type=file]').setInputFiles(resume)
	await page.getByRole('button', { name: /^Add .+ to my profile/ }).click()

	await expect(page).toHaveURL(/\/first-steps\/work$/)
	await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Accountant for small shops')
	await expectNoBarrier(page)
	await chooseOption(page, 'Profession', 'Accountant')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/first-steps\/wishes$/)
	await expectNoBarrier(page)
	const steps = page.getByRole('navigation', { name: 'First steps' })
	await expect(steps.getByRole('link', { name: /What you do.*complete/ })).toBeVisible()

	// Back and forward are pages like any other, and nobody who comes back begins anew.
	await page.goBack()
	await expect(page).toHaveURL(/\/first-steps\/work$/)
	await expect(page.getByRole('combobox', { name: 'Profession', exact: true })).toHaveValue(/Accountant/)
	await page.goto('/first-steps')
	await expect(page).toHaveURL(/\/first-steps\/wishes$/)

	await waitForScripts(page)
	await page.getByLabel('Mobile number').fill('12')
	await page.getByLabel('Notice period').fill('30')
	await page.getByRole('button', { name: 'Save and continue' }).click()
	await expect(page.getByText('Please enter a mobile number, such as +91 98765 43210.')).toBeVisible()
	await page.getByLabel('Mobile number').fill('91234 56780')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/first-steps')
	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/profile-update')
	await expect(page.getByLabel('Notice period')).toHaveValue('30')
})

test('every step can be skipped, and a profile that the last one completes waits for its approval', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/first-steps')
	await page.getByRole('link', { name: 'Skip this step' }).click()
	await expect(page).toHaveURL(/\/first-steps\/work$/)
	await page.getByRole('link', { name: 'Skip this step' }).click()
	await expect(page).toHaveURL(/\/first-steps\/wishes$/)
	await page.getByRole('link', { name: 'Skip this step' }).click()
	await expect(page).toHaveURL(/\/matches$/)

	await page.goto('/first-steps/work')
	await waitForScripts(page)
	await page.getByRole('textbox', { name: 'Headline' }).fill('Night nurse')
	await chooseOption(page, 'Profession', 'Nurse')
	await chooseOption(page, 'Town', 'Nashik')
	await page.getByRole('combobox', { name: 'Add a skill' }).fill('First aid')
	await page.getByRole('combobox', { name: 'Add a skill' }).press('Enter')
	await page.getByLabel('Years', { exact: true }).first().fill('4')
	await chooseOption(page, 'Highest education', 'Bachelor')
	await chooseOption(page, 'Add a language', 'Marathi')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/first-steps\/wishes$/)
	await page.getByLabel('Mobile number').fill('98765 43210')
	await page.getByLabel('Date of birth').fill('1995-05-17')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/employee-dashboard')
	await expect(page.getByText('Your profile is being reviewed')).toBeVisible()
})
