import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../../support/barriers.ts'
import { callFrom } from '../../support/calls.ts'
import { chooseOption, expect, test, waitForScripts } from '../../support/fixtures.ts'
import { expectOpenPart, openPart } from '../../support/parts.ts'

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
	await expect(page.getByRole('combobox', { name: 'Profession', exact: true })).toHaveValue(/Accountant/)
	await expectNoBarrier(page)
	await saveAndOpen(page, 'Skills')
	await page.getByRole('button', { name: 'GST Returns', exact: true }).click()
	await chooseOption(page, 'GST Returns: Level', 'Expert')
	await expectNoBarrier(page)
	await saveAndOpen(page, 'Experience and education')
	await saveAndOpen(page, 'Languages')
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
	await page.getByLabel('Notice period').fill('30')
	await saveAndOpen(page, 'Contact')
	await page.getByLabel('Mobile number').fill('12')
	await page.getByRole('button', { name: 'Save and continue' }).click()
	await expect(page.getByText('Please enter a mobile number, such as +91 98765 43210.')).toBeVisible()
	await page.getByLabel('Mobile number').fill('91234 56780')
	await saveAndOpen(page, 'Who can see your profile')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/first-steps')
	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/profile-update')
	await openPart(page, 'Skills')
	await expect(page.getByRole('button', { name: 'GST Returns Expert' })).toBeVisible()
	await openPart(page, 'What you are looking for')
	await expect(page.getByLabel('Notice period')).toHaveValue('30')
})

test('every step can be skipped, and a profile that the last one completes waits for its approval', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/first-steps')
	const skip = page.getByRole('link', { name: 'Skip this step' })
	await skip.click()
	await expect(skip).toHaveAttribute('href', '/first-steps/wishes')
	await skip.click()
	await expect(skip).toHaveAttribute('href', '/matches')
	await skip.click()
	await expect(page).toHaveURL(/\/matches$/)

	await page.goto('/first-steps/work')
	await waitForScripts(page)
	await page.getByRole('textbox', { name: 'Headline' }).fill('Night nurse')
	await chooseOption(page, 'Profession', 'Nurse')
	await chooseOption(page, 'Town', 'Nashik')
	await saveAndOpen(page, 'Skills')
	await page.getByRole('combobox', { name: 'Add a skill' }).fill('First aid')
	await page.getByRole('combobox', { name: 'Add a skill' }).press('Enter')
	await saveAndOpen(page, 'Experience and education')
	await page.getByLabel('Years', { exact: true }).fill('4')
	await chooseOption(page, 'Highest education', 'Bachelor')
	await saveAndOpen(page, 'Languages')
	await chooseOption(page, 'Add a language', 'Marathi')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/first-steps\/wishes$/)
	await openPart(page, 'Contact')
	await page.getByLabel('Mobile number').fill('98765 43210')
	await page.getByLabel('Date of birth').fill('1995-05-17')
	await saveAndOpen(page, 'Who can see your profile')
	await page.getByRole('button', { name: 'Save and continue' }).click()

	await expect(page).toHaveURL(/\/matches$/)
	await page.goto('/employee-dashboard')
	await expect(page.getByText('Your profile is being reviewed')).toBeVisible()
})

test('with many skills, on a phone too, no part of the profile is longer than two screens', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const skills = Array.from({ length: 30 }, (_, at) => ({
		name: `Fine joinery ${at + 1}`,
		level: 3,
		years: 4,
	}))
	await callFrom(page, 'put', 'candidates/me/parts', { headline: 'Joiner', professionId: 1, skills })
	const phone = { width: 360, height: 740 }
	await page.setViewportSize(phone)

	for (const address of ['/first-steps/work', '/first-steps/wishes', '/profile-update']) {
		await page.goto(address)
		const titles = await page.locator('details[name=part] h2').allTextContents()
		for (const title of titles) {
			await openPart(page, title)
			const height = await page.locator('form:has(details[name=part])').evaluate((form) => form.scrollHeight)
			expect.soft(height, `${address}, ${title}`).toBeLessThanOrEqual(2 * phone.height)
		}
	}

	await openPart(page, 'Skills')
	await page.getByRole('button', { name: 'All 30 skills' }).click()
	await page.getByRole('button', { name: /^Fine joinery 30/ }).click()
	await chooseOption(page, 'Fine joinery 30: Level', 'Expert')
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Save and continue' }).click()
	await expectOpenPart(page, 'Experience and education')
	const { details } = await (await page.request.get('/api/candidates/me')).json()
	expect(details.skills).toContainEqual(expect.objectContaining({ name: 'Fine joinery 30', level: 4 }))
})

async function saveAndOpen(page: Page, title: string) {
	await page.getByRole('button', { name: 'Save and continue' }).click()
	await expectOpenPart(page, title)
}
