import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The screens named in the specification, each with the heading that identifies it. */
type Screens = readonly (readonly [path: string, heading: string])[]

const lists: Screens = [
	['/contact', 'Contact'],
	['/about-us', 'About us'],
	['/faq', 'Questions and answers'],
	['/grievance', 'Grievance'],
	['/cms/privacy-notice', 'Privacy notice'],
	['/employee-list', 'Employee List'],
	['/employer-list', 'Employer List'],
	['/advisory-list', 'Advisory List'],
	['/investor-list', 'Investor List'],
	['/profession-wise-view/1', 'Nurse'],
]
const forVisitors: Screens = [
	['/', 'Work that fits, and the reasons why.'],
	['/home', 'Work that fits, and the reasons why.'],
	['/login', 'Login'],
	['/forgot-password', 'Forgot Password'],
]
const forCandidates: Screens = [
	['/change-password', 'Change Password'],
	['/employee-dashboard', 'Hi Meera'],
	['/profile-update', 'Your profile'],
	['/edit-education-info', 'Education'],
	['/edit-work-info', 'Work'],
]
const forOrganisations: Screens = [
	['/change-password', 'Change Password'],
	['/employer-dashboard', 'Hi Meera'],
	['/employer-profile-update', 'Your organisation'],
	['/edit-sub-branch', 'Branches'],
	['/approve-user-list', 'Pending User'],
]
const forGuests: Screens = [
	['/change-password', 'Change Password'],
	['/guest-dashboard', 'Hi Meera'],
	['/guest-profile-update', 'Your profile'],
]

test('every public screen of the specification answers a visitor', ({ page }) =>
	visit(page, [...forVisitors, ...lists]))

test('every screen for a Vyaktigat answers one, and so do the lists', async ({ signedInAs }) =>
	visit((await signedInAs('candidate')).page, [...forCandidates, ...lists]))

test('every screen for a Sanstha answers one', async ({ signedInAs }) =>
	visit((await signedInAs('employer')).page, forOrganisations))

test('every screen for a guest answers one', async ({ signedInAs }) =>
	visit((await signedInAs('guest_user')).page, forGuests))

test('a person, a résumé and an organisation have screens of their own', async ({ page, demoUrl }) => {
	const person = await firstOf(page, `${demoUrl}/api/candidates`)
	const organisation = await firstOf(page, `${demoUrl}/api/organisations`)

	await visit(page, [
		[`${demoUrl}/employee-details/${person.id}`, `${person.firstName} ${person.lastName}`],
		[`${demoUrl}/employee-data/${person.id}`, `${person.firstName} ${person.lastName}`],
		[`${demoUrl}/employer-details/${organisation.id}`, organisation.name],
		[`${demoUrl}/employer-data/${organisation.id}`, organisation.name],
	])
})

test('a profession page shows the people in it and its open jobs', async ({ page, demoUrl }) => {
	const job = await firstOf(page, `${demoUrl}/api/jobs?profession=1`)
	const person = await firstOf(page, `${demoUrl}/api/candidates?profession=1&order=newest`)

	const answer = await page.goto(`${demoUrl}/profession-wise-view/1`)

	expect(answer?.status()).toBe(200)
	await expect(page.getByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible()
	await expect(page.getByRole('link', { name: job.title }).first()).toHaveAttribute('href', /^\/jobs\//)
	await expect(page.locator('a[href^="/employee-details/"]').first()).toBeVisible()
	expect(person.id).toBeTruthy()
	expect((await page.goto(`${demoUrl}/profession-wise-view/999999`))?.status()).toBe(404)
})

/** Opens each address and expects it to answer, not to redirect, and to show its heading. */
async function visit(page: Page, screens: Screens) {
	for (const [path, heading] of screens) {
		const answer = await page.goto(path)
		expect(answer?.status(), path).toBe(200)
		await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
		expect(page.url().endsWith(path), `${path} is left for ${page.url()}`).toBe(true)
	}
}

async function firstOf(page: Page, address: string) {
	const answer = await page.request.get(address)
	return (await answer.json()).details.items[0]
}
