import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callFrom, callsFor, organisation, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

test('an approver asks for more, and approves the resubmitted profile, all by keyboard', async ({
	signedInAs,
	approverPage: page,
	mailbox,
	baseURL,
}) => {
	const { page: theirs, account } = await signedInAs('candidate')
	const them = await callsFor(baseURL, account)
	await them.call('PUT', 'candidates/me', profile)

	await page.goto('/approve-user-list')
	await narrowTo(page, account.email, them.id)
	await goToTheLine(page)
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('select the line')
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await goToTheLine(page)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(new RegExp(`approve-user-details/${them.id}`))
	await expectNoBarrier(page)
	await page.keyboard.press('m')
	await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
	await page.keyboard.type('Please name the school, and no mark x.')
	await page.getByRole('button', { name: 'Send request' }).click()
	await expect(page).toHaveURL(/approve-user-list/)
	expect((await mailbox.find(account.email, /missing/)).text).toContain('Please name the school')

	await theirs.goto('/employee-dashboard')
	await expect(theirs.getByText('Please name the school, and no mark x.')).toBeVisible()
	await them.call('PUT', 'candidates/me', { ...profile, headline: 'Plans irrigation, learned at Rahuri' })
	await page.goto('/approve-user-list')
	await narrowTo(page, account.email, them.id)
	await expect(page.getByText('again', { exact: true })).toBeVisible()
	await goToTheLine(page)
	await page.keyboard.press('Enter')
	const changes = page
		.getByRole('region', { name: 'Changed since' })
		.or(page.locator('section').filter({ hasText: 'Changed since the last decision' }))
	await expect(changes.getByText('Plans irrigation, learned at Rahuri')).toBeVisible()
	await expect(changes.getByText(profile.headline)).toBeVisible()
	await page.keyboard.press('a')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Meera Joshi: the decision is recorded.')).toBeVisible()
	await mailbox.find(account.email, /approved/)
	await theirs.reload()
	await expect(theirs.getByText('Your profile is approved')).toBeVisible()
})

test('the second of two approvers on a case sees who else is looking, and what could not be decided', async ({
	signedInAs,
	approverPage: page,
	baseURL,
}) => {
	const [one, other, second] = [
		await signedInAs('candidate'),
		await signedInAs('candidate'),
		await signedInAs('candidate'),
	]
	execFileSync(process.execPath, [program, 'approver', 'grant', second.account.email])
	const cases: { email: string; id: string }[] = []
	for (const { account } of [one, other]) {
		const them = await callsFor(baseURL, account)
		await them.call('PUT', 'candidates/me', profile)
		cases.push({ email: account.email, id: them.id })
	}
	const looked = cases[1]?.id

	await page.goto(`/approve-user-details/${looked}`)
	await second.page.goto(`/approve-user-details/${looked}`)
	await expect(second.page.getByText(/^Meera Joshi has been reviewing this since/)).toBeVisible()

	await page.goto('/approve-user-list')
	for (const { email, id } of cases) {
		await narrowTo(page, email, id)
		await goToTheLine(page)
		await page.keyboard.press('x')
	}
	await expect(page.getByText('2 selected')).toBeVisible()
	await expectNoBarrier(page)
	await callFrom(second.page, 'post', `approvals/${looked}`, { decision: 'approve' })
	await page.getByRole('button', { name: 'Approve', exact: true }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()

	await expect(page.getByText('1 could not be decided')).toBeVisible()
	await expect(page.getByText(/Meera Joshi has approved it/)).toBeVisible()
})

test('an employer confirms an employee, and the menu counts the request', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const name = `Godavari Farms ${randomUUID().slice(0, 6)}`
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const them = await callsFor(baseURL, candidate.account)
	const us = await callsFor(baseURL, employer.account)
	await us.call('PUT', 'organisations/me', organisation(name))
	await them.call('PUT', 'candidates/me', profile)
	for (const { id } of [us, them]) await approve(approverPage, id)
	await them.call('POST', 'work-entries', {
		title: 'Planner',
		organisationName: name,
		startedOn: '2022-01-01',
	})

	const { page } = employer
	await page.goto('/employer-dashboard')
	await page.getByRole('link', { name: 'Pending User 1 waiting' }).click()
	await page.getByRole('link', { name: 'Meera Joshi' }).click()
	await expect(page.getByText('You only confirm whether this is true.')).toBeVisible()
	await page.getByRole('button', { name: 'Confirm' }).click()
	await expect(page).toHaveURL(/approve-user-list/)
	await expect(page.getByText('Confirmed')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Pending User', exact: true })).toBeVisible()
})

/** Focuses the line by keyboard, as soon as the page responds. */
async function goToTheLine(page: Page) {
	await expect(async () => {
		await page.keyboard.press('j')
		await expect(page.locator(':focus')).toHaveAttribute('href', /approve-user-details/, { timeout: 300 })
	}).toPass()
}

/** Filters the queue to one account; selected accounts stay selected. */
async function narrowTo(page: Page, email: string, id: string) {
	await page.getByLabel('Name, place or email').fill(email)
	await page.getByRole('button', { name: 'Filter' }).click()
	await expect(page).toHaveURL((url) => url.searchParams.get('query') === email)
	// The address changes a moment before the list does, and the old list also has one line.
	await expect(page.locator(`a[href*="approve-user-details/${id}"]`)).not.toHaveCount(0)
	await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(1)
}
