import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { approve, callsFor, organisation } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const file = (name: string, ...lines: string[]) => ({
	name,
	mimeType: 'text/csv',
	buffer: Buffer.from(lines.join('\r\n')),
})

test('a team imports jobs from a file, sees how it was understood, and takes the import back', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await page.goto('/job-imports')
	await expect(page.getByText('Jobs can be posted once the organisation is approved.')).toBeVisible()
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)
	await page.goto('/employer-dashboard')
	await page.getByRole('link', { name: 'Import and export' }).click()

	await page.getByLabel('CSV or Excel file (.xlsx)').setInputFiles({
		name: 'old.xls',
		mimeType: 'application/vnd.ms-excel',
		buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
	})
	await expect(page.getByText('Please save it as .xlsx or CSV.')).toBeVisible()
	await page
		.getByLabel('CSV or Excel file (.xlsx)')
		.setInputFiles(
			file(
				'jobs.csv',
				'What,Profession,Town,Pay from',
				'Staff nurse,Nurse,Nagpur,25000',
				'Cook,Nurze,,plenty',
			),
		)

	await expect(page.getByRole('heading', { name: 'jobs.csv' })).toBeVisible()
	await expect(page.getByText('Ready to import')).toBeVisible()
	await page.getByRole('combobox', { name: '“What” is' }).click()
	await page.getByRole('option', { name: 'Title', exact: true }).click()
	await page.getByRole('button', { name: 'Check again' }).click()
	const cook = page.getByRole('article').filter({ hasText: 'Cook' })
	await expect(cook).toContainText('Did you mean “Nurse”?')
	await expect(cook).toContainText('“plenty”')
	await expect(page.getByText('1 row becomes a draft.')).toBeVisible()
	await page.getByRole('button', { name: 'Import', exact: true }).click()
	await expect(page.getByText('Imported', { exact: true })).toBeVisible()

	await page.getByRole('link', { name: 'View drafts' }).click()
	await expect(page.getByText('Staff nurse')).toBeVisible()
	await expect(page.getByText('Cook')).toBeHidden()
	await page.getByRole('link', { name: 'Import and export' }).click()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Your jobs as CSV' }).click(),
	])
	expect(await readFile(await download.path(), 'utf8')).toContain('Staff nurse')

	await page.getByRole('link', { name: 'jobs.csv' }).click()
	await page.getByRole('button', { name: 'Undo import' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
	await expect(page.getByText('Undone', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: 'Delete jobs.csv' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByText('No imports yet')).toBeVisible()
})
