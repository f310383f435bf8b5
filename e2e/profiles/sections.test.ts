import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test('a candidate offers advice, an approver rejects it with a reason, and approves it after a change', async ({
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/advisory-list')
	await page.getByRole('link', { name: 'Offer advice' }).click()
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()
	await expect(page.getByText('Please choose at least one area.')).toBeVisible()

	await choose(page, 'Areas of advice', 'Farming')
	await choose(page, 'Languages', 'Marathi')
	await page.getByLabel('What you offer').fill('I plan the year with farmers.')
	await choose(page, 'Town', /^Pune/)
	await page.getByLabel('For a fee').check()
	await page.getByLabel('Amount').fill('500')
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()
	await expect(page.getByText('Waiting for approval')).toBeVisible()

	await decide(approverPage, async () => {
		await approverPage.getByRole('button', { name: 'Reject' }).click()
		await approverPage.getByLabel('Reason').fill('Please say where you learned it.')
		await approverPage.getByRole('button', { name: 'Reject with this reason' }).click()
	})
	await page.reload()
	await expect(page.getByText('Reason: Please say where you learned it.')).toBeVisible()
	await page.getByLabel('What you offer').fill('Farmer for 20 years. I plan the year with others.')
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()
	await expect(page.getByText('Waiting for approval')).toBeVisible()

	await decide(approverPage, () => approverPage.getByRole('button', { name: 'Approve' }).click())
	await page.reload()
	await expect(page.getByText('Approved', { exact: true })).toBeVisible()
})

test('an investor section marks the field with an error', async ({ signedInAs }) => {
	const { page } = await signedInAs('guest_user')
	await page.goto('/investor-edit')

	await page.getByLabel('Minimum per business').fill('500000')
	await page.getByLabel('Maximum per business').fill('1000')
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()

	await expect(page.getByText('Please choose at least one sector.')).toBeVisible()
	await expect(page.getByText('Please choose at least one stage.')).toBeVisible()
})

test('an unapproved account is told that it cannot ask for contact yet', async ({ signedInAs }) => {
	const { page } = await signedInAs('guest_user')

	await page.goto('/requests')
	await expect(page.getByText('Nobody has asked you yet')).toBeVisible()
	await page.goto('/contact-request/00000000-0000-4000-8000-000000000000')
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

/** Opens the newest waiting section and decides on it. */
async function decide(page: Page, act: () => Promise<void>) {
	await page.goto('/approve-user-list?kind=sections')
	await page.getByRole('main').getByRole('listitem').getByRole('link').last().click()
	await expect(page.getByText('Farming')).toBeVisible()
	await act()
	await expect(page).toHaveURL(/approve-user-list\?kind=sections/)
}

async function choose(page: Page, label: string, option: string | RegExp) {
	await page
		.getByRole('textbox', { name: label })
		.or(page.getByRole('combobox', { name: label }))
		.first()
		.click()
	await page.keyboard.type(typeof option === 'string' ? option : 'Pune')
	await page.getByRole('option', { name: option }).first().click()
	await page.keyboard.press('Escape')
}
