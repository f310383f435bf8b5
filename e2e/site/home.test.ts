import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, menuOf, test } from '../support/fixtures.ts'

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

test('whoever logs in on the page of a job finds the job again at home', async ({ page, demoUrl }) => {
	await page.goto(`${demoUrl}/jobs`)
	const first = page.getByRole('article').getByRole('link').first()
	const title = await first.innerText()
	await first.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	const job = new URL(page.url()).pathname

	await (await menuOf(page)).getByRole('link', { name: 'Login' }).click()
	const modal = page.getByRole('dialog', { name: 'Login' })
	const password = await readFile(join(process.env['E2E_DEMO_FOLDER'] ?? '', 'demo-password'), 'utf8')
	await modal.getByLabel('Email').fill('mangesh.kamble.0-1490@example.com')
	await modal.getByLabel('Password', { exact: true }).fill(password.trim())
	await modal.getByRole('button', { name: 'LogIn' }).click()

	await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible()
	const recent = page.getByRole('region', { name: 'Recently viewed' })
	await expect(recent.getByRole('link')).toHaveText([title])
	await expectNoBarrier(page)
	await recent.getByRole('link').click()
	await expect(page).toHaveURL(`${demoUrl}${job}`)
})

test('the home page of a new account shows the next step', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/')

	await expect(page.getByRole('heading', { name: 'Good to see you, Meera' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Three ways in' })).toHaveCount(0)
	await page.getByRole('link', { name: 'Take the first steps' }).click()
	await expect(page).toHaveURL(/\/first-steps\/resume$/)
})
