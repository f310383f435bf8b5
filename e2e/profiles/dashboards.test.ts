import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, expectAfterReloading, test } from '../support/fixtures.ts'

test('a person finds the next steps, and then the results of the profile', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const { page } = candidate
	const errors = errorsOf(page)
	await page.goto('/employee-dashboard')
	const steps = stepsOf(page)
	await expect(steps.getByRole('listitem')).toHaveCount(3)
	await expect(steps.getByRole('heading').nth(1)).toHaveText('Import your résumé')
	await expect(steps.getByRole('link', { name: 'Add: Your headline' })).toHaveAttribute(
		'href',
		'/profile-update#you',
	)
	await expect(page.getByRole('heading', { name: 'The last 30 days' })).toHaveCount(0)
	// It stands out once there are some.
	await expect(page.getByRole('link', { name: 'My applications' })).toHaveAttribute('data-variant', 'default')
	await expectFirstStepsAtHome(page)

	const me = await callsFor(baseURL, candidate.account)
	const them = await callsFor(baseURL, employer.account)
	await me.call('PUT', 'candidates/me', profile)
	await them.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 6)}`))
	for (const { id } of [me, them]) await approve(approverPage, id)
	const planned = await them.call('POST', 'jobs', job('Irrigation planner', 20))
	await acceptJob(approverPage, planned.id)
	await employer.page.goto(`/employee-details/${me.id}`)
	await them.call('POST', 'contact-requests', { subjectId: me.id, message: 'We plant in June.' })

	await page.goto('/employee-dashboard')
	// Views are gathered, and written a moment later.
	const views = figure(page, 'Profile views').getByText('1 more than in the previous 30 days')
	await expectAfterReloading(page, views)
	await expect(figure(page, 'Profile views').getByRole('table')).toContainText('1')
	await expect(figure(page, 'Profile views').locator('svg path').first()).toBeAttached()
	await expect(figure(page, 'Jobs that match today').getByText(/^[1-9]\d*\+?$/)).toBeVisible()
	await expect(figure(page, 'Jobs that match today')).toContainText('With a score of 70 or more')
	await expect(figure(page, 'Contact requests')).toContainText('1 waiting for your answer')
	await expectNoBarrierAnywhere(page)

	await steps.getByRole('link', { name: /^Answer: 1 contact request is waiting/ }).click()
	await expect(page).toHaveURL('/requests')
	await page.getByRole('button', { name: 'Accept' }).click()
	await expect(page.getByText('Your answer has been sent.')).toBeVisible()
	await page.goto('/employee-dashboard')
	await expect(figure(page, 'Contact requests')).toContainText('1 accepted')
	await expect(steps.getByRole('link', { name: /^Answer/ })).toHaveCount(0)
	expect(errors).toEqual([])
})

test('an organisation finds who waits for it, who matches its jobs, and who viewed it', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const name = `Godavari Farms ${randomUUID().slice(0, 6)}`
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const { page } = employer
	const errors = errorsOf(page)
	const me = await callsFor(baseURL, employer.account)
	const them = await callsFor(baseURL, candidate.account)
	const { id } = await me.call('PUT', 'organisations/me', organisation(name))
	await page.goto('/employer-dashboard')
	await expect(page.getByText('Your organisation is being reviewed')).toBeVisible()
	await expect(stepsOf(page)).toHaveCount(0)

	await them.call('PUT', 'candidates/me', profile)
	for (const account of [me, them]) await approve(approverPage, account.id)
	const posted = await me.call('POST', 'jobs', job('Irrigation planner', 3))
	await acceptJob(approverPage, posted.id)
	await them.call('POST', 'work-entries', {
		title: 'Planner',
		organisationName: name,
		startedOn: '2022-01-01',
	})
	for (const path of [`/employer-details/${id}`, `/jobs/${posted.id}`, `/jobs/${posted.id}`])
		await candidate.page.goto(path)

	const steps = stepsOf(page)
	const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Shortlist' }) })
	await expect(async () => {
		await page.goto('/employer-dashboard')
		await expect(row).toContainText('2 views in 30 days', { timeout: 1000 })
		await expect(figure(page, 'Views of your jobs')).toContainText('2 more than', { timeout: 1000 })
	}).toPass()
	await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
		'1 person says they work for you',
		'“Irrigation planner” closes in 3 days',
		'Verify your domain',
	])
	await expect(steps.getByText('1 more step after these.')).toBeVisible()
	await expect(row).toContainText(/[1-9]\d*\+? (person matches|people match)/)
	await expect(figure(page, 'Open jobs')).toContainText(
		'1 person is waiting for you to confirm their employment',
	)
	await expect(figure(page, 'Views of your page')).toContainText('1 more than in the previous 30 days')
	await expectNoBarrierAnywhere(page)

	await steps.getByRole('link', { name: /^Review/ }).click()
	await expect(page).toHaveURL('/approve-user-list')
	await expect(page.getByRole('link', { name: 'Meera Joshi' })).toBeVisible()
	expect(errors).toEqual([])
})

test('a dashboard is only for its own account type', async ({ page, signedInAs }) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]

	await page.goto('/employee-dashboard')
	await expect(page).toHaveURL('/login?next=%2Femployee-dashboard')
	expect((await candidate.page.goto('/employer-dashboard'))?.status()).toBe(403)
	expect((await employer.page.goto('/employee-dashboard'))?.status()).toBe(403)
})

function stepsOf(page: Page) {
	return page.locator('section').filter({ has: page.getByRole('heading', { name: 'What to do next' }) })
}

function figure(page: Page, label: string) {
	return page
		.getByRole('article')
		.filter({ has: page.getByRole('heading', { level: 3, name: label, exact: true }) })
}

function errorsOf(page: Page) {
	const errors: string[] = []
	page.on('pageerror', (error) => errors.push(error.message))
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text())
	})
	return errors
}

/** On the first screen of a phone, above the places at its foot. */
async function expectFirstStepsAtHome(page: Page) {
	const wide = page.viewportSize()
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/')
	await page.evaluate(async () => void (await document.fonts.ready))
	const begin = await page.getByRole('link', { name: 'Take the first steps' }).boundingBox()
	const places = await page.getByRole('navigation', { name: 'Main places' }).boundingBox()
	expect((begin?.y ?? 740) + (begin?.height ?? 0)).toBeLessThan(places?.y ?? 0)
	if (wide) await page.setViewportSize(wide)
}
