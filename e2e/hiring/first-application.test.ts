import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { counting } from '../support/counting.ts'
import {
	type Account,
	expect,
	expectAfterReloading,
	newAddress,
	password,
	test,
	waitForScripts,
} from '../support/fixtures.ts'

test('a visitor who wants to apply registers, logs in, is back at the job, and is told what is missing', async ({
	page,
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const title = `Orchard keeper ${randomUUID().slice(0, 6)}`
	const id = await openJob(await signedInAs('employer'), approverPage, baseURL, title)
	const email = newAddress('first')

	await page.goto(`/jobs/${id}`)
	await page.getByRole('link', { name: 'Log in to apply' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
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

const text = `Meera Joshi
Accountant for small shops
Nashik | 91234 56780
Date of birth: 17 May 1995

Work experience
Accountant, Shree Traders Pvt Ltd, Nashik
Apr 2019 – Present

Education
B.Com, Pune University, 2016

Skills
Tally, GST Returns

Languages: Marathi (native), Hindi`
const resume = { name: 'meera.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }

test('from home to the first application a person with a résumé presses 10 times and answers 7 questions', async ({
	page,
	signedInAs,
	approverPage,
	baseURL,
	mailbox,
}) => {
	const title = `Accounts keeper ${randomUUID().slice(0, 6)}`
	const id = await openJob(await signedInAs('employer'), approverPage, baseURL, title)
	const { counted, main, button, press, chooseFile, register } = counting(page, mailbox.codeFor)

	await page.goto('/')
	const newest = main.getByRole('link', { name: title })
	await expectAfterReloading(page, newest)
	await press(newest)
	await press(main.getByRole('link', { name: 'Register', exact: true }).first())
	const email = await register('Meera', 'Joshi')
	await expect(page.getByRole('heading', { name: 'Have a résumé? We read it for you' })).toBeVisible()
	await waitForScripts(page)
	await chooseFile(resume)
	await press(page.getByRole('button', { name: /^Add .+ to my profile/ }))
	await expect(page).toHaveURL(/\/first-steps\/work\?/)
	// The last step leads back to the job.
	await expect(page.getByRole('link', { name: 'Skip this step' })).toHaveAttribute(
		'href',
		/\/first-steps\/wishes\?/,
	)
	await page.goto(`/first-steps/wishes${new URL(page.url()).search}`)
	await expect(page.getByRole('link', { name: 'Skip this step' })).toHaveAttribute(
		'href',
		`/jobs/${id}/apply`,
	)

	const person = await callsFor(baseURL, { email, password, userType: 'candidate' })
	await approve(approverPage, person.id)
	await page.goto(`/jobs/${id}`)
	await press(main.getByRole('link', { name: 'Apply', exact: true }))
	await press(button('Send the application'))
	await expect(page.getByText('Your application has been sent', { exact: true }).first()).toBeVisible()
	expect(counted).toEqual({ presses: 10, answers: 7 })
})

/** An open job of a new organisation. Returns its id. */
async function openJob(
	{ account }: { account: Account },
	approver: Page,
	url: string | undefined,
	title: string,
) {
	const team = await callsFor(url, account)
	await team.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 6)}`))
	await approve(approver, team.id)
	const { id } = await team.call('POST', 'jobs', job(title, 20))
	await acceptJob(approver, id)
	return id
}
