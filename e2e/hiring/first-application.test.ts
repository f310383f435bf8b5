import { randomUUID } from 'node:crypto'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, newAddress, password, test } from '../support/fixtures.ts'

test('a visitor who wants to apply registers, logs in, is back at the job, and is told what is missing', async ({
	page,
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const employer = await signedInAs('employer')
	const team = await callsFor(baseURL, employer.account)
	await team.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 6)}`))
	await approve(approverPage, team.id)
	const { id } = await team.call('POST', 'jobs', job(`Orchard keeper ${randomUUID().slice(0, 6)}`, 20))
	await acceptJob(approverPage, String(id))
	const email = newAddress('first')

	await page.goto(`/jobs/${id}`)
	await page.getByRole('link', { name: 'Log in to apply' }).click()
	await expect(page).toHaveURL(/\/login/)
	await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
	await expect(page.getByText('Log in or register to apply for this job.')).toBeVisible()
	await page.getByLabel('First Name').fill('Asha')
	await page.getByLabel('Last Name').fill('Kulkarni')
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Get OTP' }).click()
	await page.getByRole('button', { name: 'OK' }).click()
	await page.keyboard.type(await mailbox.codeFor(email))
	await expect(page.getByText('Your email is verified.')).toBeVisible()
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm Password').fill(password)
	await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
	await expect(page.getByText('Registration successful.')).toBeVisible()
	await expect(page).toHaveURL('/')
	await page.getByRole('button', { name: 'OK' }).click()

	await expect(page.getByText('Log in or register to apply for this job.')).toBeVisible()
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('main').getByRole('button', { name: 'LogIn', exact: true }).click()
	await expect(page).toHaveURL(new RegExp(`/jobs/${id}`))
	await expect(page.getByText('You can apply once your profile is approved')).toBeVisible()
	await expect(page.getByRole('main').getByRole('link', { name: 'Take the first steps' })).toBeVisible()

	const { call, id: personId } = await callsFor(baseURL, { email, password, userType: 'candidate' })
	await call('PUT', 'candidates/me', profile)
	await page.reload()
	await expect(page.getByText('Your profile is being reviewed')).toBeVisible()
	await approve(approverPage, personId)
	await page.goto(`/jobs/${id}/apply`)
	await page.getByRole('button', { name: 'Send the application' }).click()
	await expect(page.getByText('Your application has been sent', { exact: true }).first()).toBeVisible()
})
