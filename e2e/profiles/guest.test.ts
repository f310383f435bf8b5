import type { Page } from '@playwright/test'
import { expect, menuOf, newAddress, openModal, password, readAlert, test } from '../support/fixtures.ts'
import { storedProfile } from '../support/stored-profile.ts'

const profile = {
	headline: 'Wants to open a bookshop',
	seeks: ['advice'],
	areas: ['business'],
	placeId: 2,
	languages: ['mr'],
	mobileNumber: '9812345678',
}
const section = { areas: ['business'], languages: ['mr'], about: 'Ran three shops.', placeId: 2 }

test('a guest completes the profile, is approved, and is shown an adviser with the reason', async ({
	signedInAs,
	approverPage,
}) => {
	const adviser = (await signedInAs('guest_user')).page
	await approved(adviser, approverPage, profile)
	await call(adviser, 'PUT', 'sections/me/advisory', section)
	const adviserId = await idOf(adviser)
	await call(approverPage, 'POST', `approvals/sections/advisory/${adviserId}`, { decision: 'approve' })

	const { page } = await signedInAs('guest_user')
	await page.goto('/')
	await (await menuOf(page)).getByRole('link', { name: 'My Account' }).click()
	await expect(page).toHaveURL('/guest-dashboard')
	await expect(page.getByText('Your profile is not complete yet')).toBeVisible()
	await page.getByRole('link', { name: 'Complete your profile' }).click()
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()
	for (const message of [
		'Please describe yourself in one line.',
		'Please choose at least one.',
		'Please choose your town.',
		'Please choose at least one language.',
		'Please enter a mobile number, such as +91 98765 43210.',
	])
		await expect(page.getByText(message, { exact: true })).toBeVisible()

	const headline = newAddress('Potter')
	await page.getByLabel('One line about you').fill(headline)
	await page.getByRole('checkbox', { name: 'Advice', exact: true }).check()
	await choose(page, 'Advice on', 'Starting and running a business', 'Starting')
	await choose(page, 'Town', /^Pune/, 'Pune')
	await choose(page, 'Languages you speak', 'Marathi', 'Marathi')
	await page.getByLabel('Mobile number').fill('+91 98123 45678')
	await page.getByRole('button', { name: 'Save and ask for approval' }).click()
	await expect(page).toHaveURL('/guest-dashboard')
	await expect(page.getByText('Your profile is being reviewed')).toBeVisible()

	await approverPage.goto('/approve-user-list?kind=guest_user')
	const line = approverPage.getByRole('main').getByRole('listitem').filter({ hasText: headline })
	await line.getByRole('link').click()
	await expect(approverPage.getByText('98123 45678')).toBeVisible()
	await approverPage.getByRole('button', { name: 'Approve' }).click()
	await expect(
		approverPage.getByText('The decision has been recorded.', { exact: true }).first(),
	).toBeVisible()

	await page.reload()
	await expect(page.getByText('Your profile is approved')).toBeVisible()
	await expect(
		page.getByText('In common: Starting and running a business · Marathi · near you').first(),
	).toBeVisible()
	await page.goto(`/advisory-details/${adviserId}`)
	await page.getByRole('link', { name: 'Ask for contact' }).click()
	await page.getByLabel('Message').fill('How does one begin?')
	await page.getByRole('button', { name: 'Send the request' }).click()
	await expect(page).toHaveURL(/requests/)
	await page.goto('/guest-dashboard')
	await expect(page.getByText(/^Not answered yet · /)).toBeVisible()
	await adviser.goto('/requests')
	await expect(adviser.getByText(headline)).toBeVisible()
})

test('a guest becomes a Vyaktigat without registering again, and logs in there afterwards', async ({
	page,
	signedInAs,
}) => {
	const { page: mine, account } = await signedInAs('guest_user')
	await mine.goto('/')
	await call(mine, 'PUT', 'guests/me', profile)

	await mine.goto('/guest-dashboard')
	await mine.getByRole('link', { name: 'Become a Vyaktigat' }).click()
	await expect(mine.getByText('From now on you log in under the Vyaktigat tab')).toBeVisible()
	await mine.getByRole('radio', { name: 'Sanstha' }).check()
	await expect(mine.getByText('From now on you log in under the Sanstha tab')).toBeVisible()
	await mine.getByRole('radio', { name: 'Vyaktigat' }).check()
	const field = mine.getByLabel('Current Password')
	await mine.getByRole('button', { name: 'Become a Vyaktigat' }).click()
	await expect(mine.getByText('Password is required')).toBeVisible()
	await field.fill('Wrong1!')
	await mine.getByRole('button', { name: 'Become a Vyaktigat' }).click()
	await expect(mine.getByText('The password is wrong.')).toBeVisible()
	await field.fill(password)
	await mine.getByRole('button', { name: 'Become a Vyaktigat' }).click()

	await expect(mine).toHaveURL('/profile-update')
	await expect(mine.getByText('Your account is now a Vyaktigat account.')).toBeVisible()
	await expect(mine.getByRole('textbox', { name: 'Headline' })).toHaveValue(profile.headline)
	expect(await storedProfile(mine)).toMatchObject({ user_type: 'candidate', status: 'incomplete' })
	await expect((await menuOf(mine)).getByRole('link', { name: 'Matches' })).toBeVisible()
	await mine.goto('/guest-dashboard')
	await expect(mine.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()

	const modal = await openModal(page, 'Login')
	await modal.getByRole('tab', { name: 'Guest' }).click()
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill(password)
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await readAlert(page, 'Error!', 'This account logs in under Vyaktigat.')
	await modal.getByRole('tab', { name: 'Vyaktigat' }).click()
	await modal.getByLabel('Email').fill(account.email)
	await modal.getByLabel('Password').fill(password)
	await modal.getByRole('button', { name: 'LogIn' }).click()
	await expect(page.getByText('Login successful')).toBeVisible()
})

test('a guest becomes a Sanstha from the settings; a candidate gets no such offer', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('guest_user')
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Change my account' }).click()
	await page.getByLabel('Current Password').fill(password)
	await page.getByRole('button', { name: 'Change my account' }).click()
	await expect(page.getByText('Please choose Vyaktigat or Sanstha.')).toBeVisible()
	await page.getByRole('radio', { name: 'Sanstha' }).check()
	await page.getByRole('button', { name: 'Become a Sanstha' }).click()
	await expect(page).toHaveURL('/employer-profile-update')
	expect(await storedProfile(page)).toMatchObject({ user_type: 'employer', status: 'incomplete' })

	const candidate = (await signedInAs('candidate')).page
	await candidate.goto('/settings')
	await expect(candidate.getByRole('heading', { name: 'Password', exact: true })).toBeVisible()
	await expect(candidate.getByRole('link', { name: 'Change my account' })).toHaveCount(0)
	await candidate.goto('/change-account-type')
	await expect(candidate.getByText('Only a Guest account may do this.')).toBeVisible()
})

/** Completes the profile of a guest and has it approved. */
async function approved(guest: Page, approver: Page, draft: object) {
	for (const page of [guest, approver]) await page.goto('/')
	await call(guest, 'PUT', 'guests/me', draft)
	await call(approver, 'POST', `approvals/${await idOf(guest)}`, { decision: 'approve' })
}

async function idOf(page: Page) {
	const answer = await page.request.get('/api/auth/session')
	return String((await answer.json()).details.account.id)
}

/** Calls the API on behalf of the account signed in on this page. */
async function call(page: Page, method: string, path: string, data: object) {
	const cookies = await page.context().cookies()
	const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
	const headers = { 'x-xsrf-token': token }
	const answer = await page.request.fetch(`/api/${path}`, { method, headers, data })
	expect(await answer.json(), path).toMatchObject({ errorCode: 0 })
}

/** Uses the keyboard, since the list moves while the page behind it scrolls. */
async function choose(page: Page, label: string, option: string | RegExp, typed: string) {
	await page
		.getByRole('textbox', { name: label })
		.or(page.getByRole('combobox', { name: label }))
		.first()
		.click()
	await page.keyboard.type(typed)
	await expect(page.getByRole('option').first()).toHaveText(option)
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.keyboard.press('Escape')
}
