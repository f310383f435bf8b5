import type { Page } from '@playwright/test'
import { expect, menuOf, ownMenuOf, test, waitForScripts } from '../support/fixtures.ts'

const everyone = ['Home', 'Jobs', 'Employee List', 'Employer List', 'Contact']
const ofTheAccount = ['Messages', 'Notifications', 'Saved', 'Settings']

test('a visitor finds the lists, Contact, Register and Login', async ({ page }) => {
	await page.goto('/')

	expect(await entriesOf(page)).toEqual([...everyone, 'Register', 'Login'])
})

test('a candidate finds My Account, and Pending User only as an approver', async ({
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/')
	await approverPage.goto('/')

	expect(await entriesOf(page)).toEqual([...everyone, 'Matches', 'My Account', ...ofTheAccount])
	await expect((await menuOf(page)).getByText(/^Hi /)).toBeVisible()
	expect(await entriesOf(approverPage)).toContain('Pending User')
})

test('My Account leads a candidate to the dashboard, and Pending User an approver to the waiting accounts', async ({
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/contact')
	await (await menuOf(page)).getByRole('link', { name: 'My Account' }).click()
	await expect(page).toHaveURL('/employee-dashboard')
	await (await menuOf(page)).getByRole('link', { name: 'Home', exact: true }).click()
	await expect(page).toHaveURL('/')

	await approverPage.goto('/contact')
	await (await menuOf(approverPage)).getByRole('link', { name: 'Pending User' }).click()
	await expect(approverPage).toHaveURL('/approve-user-list')
})

test('a guest finds My Account, which leads to the guest dashboard', async ({ signedInAs }) => {
	const { page } = await signedInAs('guest_user')
	await page.goto('/')

	expect(await entriesOf(page)).toEqual([...everyone, 'My Account', ...ofTheAccount])
	await (await menuOf(page)).getByRole('link', { name: 'My Account' }).click()
	await expect(page).toHaveURL('/guest-dashboard')
})

test('an organisation finds My Account and Pending User, and Logout goes home', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await page.goto('/contact')

	expect(await entriesOf(page)).toEqual([
		...everyone,
		'Matches',
		'My Account',
		'Pending User',
		...ofTheAccount,
	])
	await (await menuOf(page)).getByRole('link', { name: 'My Account' }).click()
	await expect(page).toHaveURL('/employer-dashboard')
	await (await menuOf(page)).getByRole('link', { name: 'Pending User' }).click()
	await expect(page).toHaveURL('/approve-user-list')
	await (await menuOf(page)).getByRole('button', { name: 'Logout' }).click()
	await expect(page).toHaveURL('/')
	await expect((await menuOf(page)).getByRole('link', { name: 'Login' })).toBeVisible()
})

test('each list and Contact is reached from the menu', async ({ page }) => {
	for (const [entry, title] of [
		['Employee List', 'Employee List'],
		['Employer List', 'Employer List'],
		['Contact', 'Contact'],
	] as const) {
		await page.goto('/')
		await (await menuOf(page)).getByRole('link', { name: entry }).click()
		await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
	}
})

test('a toast covers nothing of the header', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await page.goto('/')
	await waitForScripts(page)
	await page.evaluate(() => sessionStorage.setItem('Profile_Search_toast', 'Login successful'))
	await page.reload()

	const toast = page.getByRole('status').filter({ hasText: 'Login successful' })
	await expect(toast).toBeVisible()
	const header = await page.getByRole('banner').boundingBox()
	const { y: top } = (await toast.boundingBox()) ?? { y: 0 }
	expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

/** The links of the menu in order, without the logo that leads home. */
async function entriesOf(page: Page) {
	const menu = await ownMenuOf(page)
	const names = await menu.getByRole('link').allInnerTexts()
	if ((await menu.getAttribute('role')) === 'dialog') await page.keyboard.press('Escape')
	// A name may be followed by a line with the number of unread items.
	return names
		.map((name) => name.trim().split('\n')[0] ?? '')
		.filter((name) => name !== '' && name !== 'Profile Search')
}
