import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visitor searches jobs or people by query and town from the home page, and sees who is hiring', async ({
	page,
	demoUrl,
}) => {
	await page.goto(demoUrl)
	for (const name of [
		'Newest jobs',
		'By profession',
		'Who is hiring',
		'Advisers',
		'Investors',
		'Three ways in',
	])
		await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
	await expectNoBarrier(page)

	await page.getByLabel('Work, skill or keyword').fill('nurse')
	await page.getByLabel('Town', { exact: true }).fill('poona')
	await page.getByRole('button', { name: 'Search', exact: true }).click()
	await expect(page).toHaveURL(/\/jobs\?query=nurse&place=2$/)

	await page.goto(demoUrl)
	await page.getByRole('radio', { name: 'People' }).check()
	await page.getByLabel('Town', { exact: true }).fill('Nowhereville')
	await page.getByRole('button', { name: 'Search', exact: true }).click()
	await expect(page).toHaveURL(/\/employee-list\?query=Nowhereville$/)
})

test('the home page of a new account shows the next step', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/')

	await expect(page.getByRole('heading', { name: 'Good to see you, Meera' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Three ways in' })).toHaveCount(0)
	await page.getByRole('link', { name: 'Take the first steps' }).click()
	await expect(page).toHaveURL(/\/first-steps\/resume$/)
})
