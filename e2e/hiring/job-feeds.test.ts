import { randomUUID } from 'node:crypto'
import { approve, callsFor, organisation } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('a team tries the address of a job feed, and reads why it cannot be one', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await page.goto('/job-feeds')
	await expect(page.getByText('Jobs can be posted once the organisation is approved.')).toBeVisible()
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)
	await page.goto('/job-imports')
	await page.getByRole('link', { name: 'Job feeds' }).click()
	await expect(page.getByText('No feeds yet')).toBeVisible()

	const address = page.getByRole('textbox', { name: 'Address' })
	await address.fill('https://10.0.0.1/jobs.xml')
	await page.getByRole('button', { name: 'Try it' }).click()
	await expect(page.getByText('Please enter a public web address')).toBeVisible()
	await address.fill('https://hr.example.invalid/jobs.xml')
	await expect(page.getByText('Please enter a public web address')).toBeHidden()
	await page.getByRole('button', { name: 'Try it' }).click()
	await expect(page.getByText('This address could not be reached.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Add feed' })).toBeHidden()
})
