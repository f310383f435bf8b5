import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test('an organisation adds a branch, changes it and removes it', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await saveOrganisation(page)
	await page.goto('/employer-dashboard')
	await page.getByRole('link', { name: 'Branches' }).click()
	await page.getByRole('link', { name: 'Add a branch' }).click()

	await fillBranch(page, 'Nashik works')
	await expect(page.getByRole('heading', { name: 'Nashik works' })).toBeVisible()

	await page.getByRole('link', { name: 'Edit Nashik works' }).click()
	await page.getByLabel('Contact email').fill('nashik@example.com')
	await page.getByRole('button', { name: 'Save branch' }).click()
	await expect(page.getByText('nashik@example.com')).toBeVisible()

	await page.getByRole('button', { name: 'Remove Nashik works' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('No branches yet')).toBeVisible()
})

test('a second branch of the same name is refused, and the input stays', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await saveOrganisation(page)
	for (const name of ['Nashik works', 'nashik WORKS']) {
		await page.goto('/edit-sub-branch?branch=new')
		await fillBranch(page, name)
	}

	await expect(page.getByText('You already have a branch with this name.')).toBeVisible()
	await expect(page.getByLabel('Branch name')).toHaveValue('nashik WORKS')
})

async function fillBranch(page: Page, name: string) {
	await page.getByLabel('Branch name').fill(name)
	const town = page.getByRole('combobox', { name: 'Town' })
	await town.click()
	await town.pressSequentially('nash')
	await page
		.getByRole('option', { name: /^Nashik/ })
		.first()
		.click()
	await page.getByRole('button', { name: 'Save branch' }).click()
	await expect(page.getByText(/The branch has been saved|with this name/).first()).toBeVisible()
}

/** Saves through the API; other tests cover the form. */
async function saveOrganisation(page: Page) {
	const cookies = await page.context().cookies()
	const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
	const answer = await page.request.put('/api/organisations/me', {
		headers: { 'x-xsrf-token': token },
		data: {
			name: 'Sahyadri Works',
			kind: 'company',
			about: 'We build software for farms.',
			industry: 'Software',
			size: '11-50',
			placeId: 2,
			mobileNumber: '9876543210',
		},
	})
	expect(await answer.json()).toMatchObject({ errorCode: 0 })
}
