import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures.ts'

test('a person enters work and education, and downloads the résumé', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/edit-work-info')
	await page.getByRole('link', { name: 'Add work' }).click()
	await page.getByLabel('Job title').fill('Head nurse')
	await page.getByRole('combobox', { name: 'Organisation' }).fill('Godavari Hospital')
	await page.getByLabel('From: Month').selectOption('Apr')
	await page.getByLabel('From: Year').fill('2021')
	await page.getByLabel('I still work there').check()
	await page.getByRole('button', { name: 'Save entry' }).click()
	await expect(page.getByText('Apr 2021 – present')).toBeVisible()

	await page.goto('/edit-education-info')
	await page.getByRole('link', { name: 'Add education' }).click()
	await page.getByLabel('Class, degree or course').fill('B.Sc.')
	await page.getByLabel('School, college or institute').fill('सावित्रीबाई फुले विद्यापीठ')
	await page.getByLabel('To (year)').fill('2018')
	await page.getByRole('button', { name: 'Save entry' }).click()
	await expect(page.getByText('until 2018')).toBeVisible()

	await page.goto('/employee-dashboard')
	await page.getByRole('link', { name: 'Résumé', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Head nurse' })).toBeVisible()
	await page.getByRole('link', { name: 'Two columns' }).click()
	await expect(page).toHaveURL(/layout=two/)

	for (const [kind, beginning] of [
		['PDF', '%PDF'],
		['Word (DOCX)', 'PK'],
		['JSON Resume', '{'],
	] as const) {
		const waiting = page.waitForEvent('download')
		await page.getByRole('link', { name: `Download: ${kind}` }).click()
		const content = await readFile(await (await waiting).path())
		expect(content.subarray(0, beginning.length).toString()).toBe(beginning)
	}

	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('banner')).toBeHidden()
	await expect(page.getByRole('heading', { name: 'Head nurse' })).toBeVisible()
})

test('impossible years are refused, and an entry is removed only after a confirmation', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/edit-education-info?entry=new')
	await page.getByLabel('Class, degree or course').fill('ITI Welder')
	await page.getByLabel('School, college or institute').fill('ITI Nashik')
	await page.getByLabel('From (year)').fill('2018')
	await page.getByLabel('To (year)').fill('2016')
	await page.getByRole('button', { name: 'Save entry' }).click()
	await expect(page.getByText('This ends before it starts. Please check both years.')).toBeVisible()
	await page.getByLabel('To (year)').fill('2020')
	await page.getByRole('button', { name: 'Save entry' }).click()
	await expect(page.getByText('2018 – 2020')).toBeVisible()

	await page.getByRole('button', { name: 'Remove ITI Welder' }).click()
	await page.getByRole('button', { name: 'Keep it' }).click()
	await expect(page.getByText('2018 – 2020')).toBeVisible()
	await page.getByRole('button', { name: 'Remove ITI Welder' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
	await expect(page.getByText('No education added yet')).toBeVisible()
})

test('the résumé of a person who does not show it is not found', async ({ page, signedInAs }) => {
	const { page: own } = await signedInAs('candidate')
	await own.goto('/employee-dashboard')
	const href = await own.getByRole('link', { name: 'Résumé', exact: true }).getAttribute('href')

	const answer = await page.goto(href ?? '')

	expect(answer?.status()).toBe(404)
})
