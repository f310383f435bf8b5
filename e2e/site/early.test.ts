import { randomUUID } from 'node:crypto'
import { approve, callsFor, job, organisation } from '../support/calls.ts'
import { expect, holdScripts, test, waitForScripts } from '../support/fixtures.ts'

test('presses and typing before the scripts have loaded are replayed once they have', async ({ page }) => {
	const release = await holdScripts(page)

	await page.goto('/login?register', { waitUntil: 'commit' })
	await page.getByRole('tab', { name: 'Sanstha' }).click()
	await page.getByLabel('First Name').fill('Asha')
	await page.getByLabel('Email').pressSequentially('asha@example.com')
	await page.getByRole('button', { name: 'Show' }).first().click()
	await expect(page.getByRole('button', { name: 'Get OTP' })).toBeDisabled()
	release()

	await expect(page.getByRole('button', { name: 'Get OTP' })).toBeEnabled()
	await expect(page.getByRole('tab', { selected: true })).toHaveText(/Sanstha/)
	await expect(page.getByLabel('First Name')).toHaveValue('Asha')
	await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
	await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
})

test('a field that was entered before the scripts have loaded knows so once they have', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const release = await holdScripts(page)

	await page.goto('/change-password', { waitUntil: 'commit' })
	await page.getByLabel('New Password').fill('P@ssw0rd')
	release()

	await expect(page.getByText('This is similar to a common password.')).toBeVisible()
})

test('a page whose scripts cannot be loaded says so, and offers to load it again', async ({ page }) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
	await page.goto('/jobs')
	await page.getByLabel('Sort by').selectOption('By name')

	await expect(page.getByRole('alert').getByText('its buttons do not work')).toBeVisible()
	await page.unroute(/\/assets\/.*\.js$/)
	await page.getByRole('link', { name: 'Load it again' }).click()

	await waitForScripts(page)
	await expect(page.getByText('its buttons do not work')).toBeHidden()
	await page.getByLabel('Sort by').selectOption('By name')
	await expect(page).toHaveURL(/order=name/)
})

test('a choice from a list before the scripts have loaded is replayed once they have', async ({ page }) => {
	const release = await holdScripts(page)

	await page.goto('/jobs', { waitUntil: 'commit' })
	await page.getByLabel('Sort by').selectOption('By name')
	release()

	await expect(page).toHaveURL(/order=name/)
	await expect(page.getByLabel('Sort by')).toHaveValue('name')
})

test('a box that is ticked before the scripts have loaded counts once they have', async ({
	page,
	demoUrl,
}) => {
	const release = await holdScripts(page)

	await page.goto(`${demoUrl}/jobs`, { waitUntil: 'commit' })
	await page.getByRole('group', { name: 'Workplace' }).getByRole('checkbox', { name: 'Remote' }).check()
	release()

	await expect(page).toHaveURL(/workMode=2/)
	await expect(
		page.getByRole('group', { name: 'Workplace' }).getByRole('checkbox', { name: 'Remote' }),
	).toBeChecked()
})

test('what is typed first, before the scripts have loaded, is in the form once they have', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	const release = await holdScripts(page)

	await page.goto('/profile-update', { waitUntil: 'commit' })
	await page.getByRole('textbox', { name: 'Headline' }).fill('Repairs looms')
	release()

	// The list opens by script.
	await page.getByRole('combobox', { name: 'Profession', exact: true }).click()
	await page.getByRole('option', { name: 'Accountant' }).first().click()
	await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Repairs looms')
})

test('a press on the menu right after a login is not lost, whether the scripts have loaded or not', async ({
	page,
	signedInAs,
}) => {
	const { account } = await signedInAs('candidate')
	for (const isReady of [false, true]) {
		await page.goto('/login')
		await waitForScripts(page)
		await page.getByLabel('Email').fill(account.email)
		await page.getByLabel('Password', { exact: true }).fill(account.password)
		const left = page.waitForRequest((request) => request.isNavigationRequest())
		await page.getByRole('button', { name: 'LogIn' }).click()
		await left
		const release = await holdScripts(page)
		await expect(page.getByRole('banner').getByText(/^Hi /)).toBeVisible()
		if (isReady) {
			release()
			await expect(page.getByText('Login successful')).toBeVisible()
		}

		// A press as a hand does it: it hits whatever lies there.
		await page.evaluate(() => document.fonts.ready.then(() => null))
		await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click({ force: true })
		release()

		await expect(page).toHaveURL('/employee-dashboard')
		await page.context().clearCookies()
	}
})

test('a file chosen before the scripts have loaded is taken once they have', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const release = await holdScripts(page)

	await page.goto('/profile-update', { waitUntil: 'commit' })
	const photo = page.getByRole('button', { name: 'Choose a picture Your photo' })
	await photo.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
	await page.getByRole('textbox', { name: 'Headline' }).fill('Repairs looms')
	release()

	await expect(page.getByText('This file is not an image.')).toBeVisible()
	await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Repairs looms')
})

test('presses in a part whose scripts come after those of the page are replayed once it has them', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)
	const { id } = await us.call('POST', 'jobs', { ...job('Irrigation planner', 20), publish: false })
	const ofOwner = /owner-actions-.*\.js$/
	const asked = page.waitForRequest(ofOwner)
	const release = await holdScripts(page, ofOwner)

	await page.goto(`/jobs/${id}`)
	await asked
	await waitForScripts(page)
	await page.getByRole('button', { name: 'More for Irrigation planner' }).click()
	release()

	await expect(page.getByRole('menuitem', { name: 'Delete draft' })).toBeVisible()
})

test('the rules of a form are loaded when somebody turns to it, and sending waits for them', async ({
	page,
}) => {
	const ofRules = /contact-rules-.*\.js$/
	const asked: string[] = []
	page.on('request', (request) => ofRules.test(request.url()) && asked.push(request.url()))
	const release = await holdScripts(page, ofRules)
	await page.goto('/contact')
	await waitForScripts(page)
	await page.waitForLoadState('networkidle')
	expect(asked).toEqual([])

	await page.getByLabel('Your name').focus()
	await expect.poll(() => asked).toHaveLength(1)
	await page.getByRole('button', { name: 'Send' }).click()
	await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
	await page.getByLabel('Your name').fill('Asha')
	release()

	await expect(page.getByText('Please enter an valid Email')).toBeVisible()
	await expect(page.getByLabel('Email')).toBeFocused()
	await expect(page.getByLabel('Your name')).toHaveValue('Asha')
	await expect(page.getByText('Please enter your name.')).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})
