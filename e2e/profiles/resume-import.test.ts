import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'
import { openPart } from '../support/parts.ts'

const text = `Meera Joshi
Accountant for small shops
Nashik | meera@example.com | 91234 56780

Work experience
Accountant, Shree Traders Pvt Ltd, Nashik
Apr 2021 – Present
Processed invoices for forty clients.
Helper, Deccan Motors
2018 – 2020

Education
B.Com., Pune University, 2018, 61 %

Skills
Tally, GST, Bee keeping

Languages: Marathi (native), Hindi

Hobbies
Trekking`
const file = { name: 'meera.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }

test('a person fills the profile from a résumé, and imports exactly the ticked items @every-width', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/employee-dashboard')
	await page.getByRole('link', { name: 'Fill in from a résumé' }).click()
	await choose(page, file)

	await expect(page.getByText('Accountant, Shree Traders Pvt Ltd')).toBeVisible()
	await expect(page.getByText('Trekking')).toBeVisible()
	for (const [name, read] of [
		['Profession', 'Accountant'],
		['Highest education', 'Bachelor'],
		['Total experience', /\d+ years/],
	] as const) {
		const item = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) })
		await expect(item.getByRole('checkbox')).toBeChecked()
		await expect(item).toContainText(read)
	}
	await expect(page.getByRole('checkbox', { name: 'Bee keeping' })).not.toBeChecked()
	await expect(page.getByText('Not in the portal’s list')).toBeVisible()
	await expect(page.getByText('Processed invoices for forty clients.').last()).toBeVisible()
	await expect(page.getByRole('checkbox', { name: 'Invoice Processing' })).not.toBeChecked()
	expect(await sideways(page)).toBe(false)
	await expectNoBarrier(page)

	// By keyboard: unticks one entry, and corrects the months of the other.
	const helper = page.getByRole('checkbox', { name: /^Helper, Deccan Motors/ })
	await helper.press('Space')
	await expect(helper).not.toBeChecked()
	await expect(page.getByText('1 of 2 selected')).toBeVisible()
	await page.getByRole('button', { name: 'Correct Accountant' }).press('Enter')
	await page.getByLabel('Job title').fill('')
	await page.getByRole('button', { name: /^Add .+ to my profile/ }).click()
	await expect(page.getByText('Please enter your job title there.').first()).toBeVisible()
	await page.getByLabel('Job title').fill('Head accountant')
	await page.getByRole('button', { name: /^Add .+ to my profile/ }).click()

	await expect(page.getByText(/items added to your profile/)).toBeVisible()
	await page.goto('/edit-work-info')
	await expect(page.getByText('Head accountant, Shree Traders Pvt Ltd')).toBeVisible()
	await expect(page.getByText('Deccan Motors')).toHaveCount(0)
	await page.goto('/profile-update')
	await openPart(page, 'Headline and summary')
	await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Accountant for small shops')
	await expect(page.getByText('Bee keeping')).toHaveCount(0)
})

test('a closed tab loses nothing, and nothing is replaced without being ticked', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/resume-import')
	await choose(page, file)
	await page.getByRole('button', { name: 'Select none: Skills' }).click()
	await page.getByRole('button', { name: /^Add .+ to my profile/ }).click()
	await expect(page.getByText(/items added to your profile/)).toBeVisible()

	await choose(page, { ...file, buffer: Buffer.from(text.replace('Accountant for small shops', 'Matron')) })
	await expect(page.getByText('Already there.').first()).toBeVisible()
	const headline = page.getByRole('checkbox', { name: 'Headline' })
	await expect(headline).not.toBeChecked()
	await headline.check()
	await expect(page.getByText('Replaces what is there now.')).toBeVisible()
	await page.getByLabel('Headline, from the résumé').fill('Matron of a ward')
	await page.goto('about:blank')
	await page.goto('/resume-import')
	await waitForScripts(page)

	await page.getByRole('button', { name: 'Restore them' }).click()
	await expect(page.getByLabel('Headline, from the résumé')).toHaveValue('Matron of a ward')
	await page.getByRole('button', { name: 'Discard' }).click()
	await page.goto('/profile-update')
	await openPart(page, 'Headline and summary')
	await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Accountant for small shops')
})

test('a file that cannot be read stays with an explanation, and its text can be pasted instead', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/resume-import')
	await choose(page, { name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 torn') })

	await expect(page.getByText('torn.pdf could not be read')).toBeVisible()
	await expect(page.getByText('This PDF is damaged')).toBeVisible()
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(page.getByText('This PDF is damaged')).toBeVisible()
	await expectNoBarrier(page)

	await page.getByLabel('Text of the résumé').fill(text.replace('Meera Joshi', 'Ravi Patil'))
	await page.getByRole('button', { name: 'Read this text' }).click()
	await expect(page.getByText('This résumé is in the name of Ravi Patil')).toBeVisible()
	await expect(page.getByText('Accountant, Shree Traders Pvt Ltd')).toBeVisible()
})

async function choose(page: Page, chosen: typeof file) {
	await waitForScripts(page)
	await page.getByRole('button', { name: 'Choose a file Your résumé' }).setInputFiles(chosen)
}

async function sideways(page: Page) {
	return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
