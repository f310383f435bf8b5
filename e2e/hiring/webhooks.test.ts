import { randomUUID } from 'node:crypto'
import { callFrom, organisation } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('an organisation makes a webhook, tries it, reads what became of it, and removes it', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('employer')
	await page.goto('/webhooks')
	await expect(page.getByText('Fill in the profile of your organisation first')).toBeVisible()
	await callFrom(page, 'put', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Webhooks' }).click()
	await expect(page.getByText('There are none yet.')).toBeVisible()

	await page.getByRole('button', { name: 'Make a webhook' }).click()
	await expect(page.getByText('Please choose at least one event.')).toBeVisible()
	await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hooks')
	await page.getByRole('checkbox', { name: 'An application comes in' }).check()
	await page.getByRole('button', { name: 'Make a webhook' }).click()
	await expect(page.getByText('Please enter a public web address')).toBeVisible()
	await page.getByRole('textbox', { name: 'Address' }).fill('https://hr.example.invalid/hooks')
	await page.getByRole('button', { name: 'Make a webhook' }).click()

	await expect(page.getByText('The secret of hr.example.invalid')).toBeVisible()
	await expect(page.getByText(/^whsec_/)).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { name: 'https://hr.example.invalid/hooks' })).toBeVisible()
	await expect(page.getByText(/^whsec_/)).toBeHidden()

	await page.getByRole('button', { name: 'Send a test' }).click()
	await expect(page.getByRole('heading', { name: 'Deliveries to hr.example.invalid' })).toBeVisible()
	await expect(async () => {
		await page.getByRole('button', { name: 'Refresh' }).click()
		await expect(page.getByText('could not be reached')).toBeVisible({ timeout: 1000 })
	}).toPass()
	await page.getByRole('link', { name: 'Back to the webhooks' }).click()

	await page.getByRole('button', { name: 'Change', exact: true }).click()
	const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) })
	await form.getByRole('checkbox', { name: 'A job closes' }).check()
	await form.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('on · A job closes · An application comes in')).toBeVisible()
	await page.getByRole('button', { name: 'Switch off' }).click()
	await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible()

	await page.getByRole('button', { name: 'Remove the webhook of hr.example.invalid' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('There are none yet.')).toBeVisible()
})
