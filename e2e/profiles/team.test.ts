import type { Page } from '@playwright/test'
import { approve, callFrom, organisation } from '../support/calls.ts'
import { expect, newAddress, password, test } from '../support/fixtures.ts'

type CodeFor = (to: string) => Promise<string>

test('an owner invites a colleague, who opens an account, joins and drafts a job', async ({
	page: colleague,
	signedInAs,
	approverPage,
	mailbox,
}) => {
	const { page: owner } = await signedInAs('employer')
	const name = await approvedOrganisation(owner, approverPage)
	const email = newAddress('lata')
	const link = await invite(owner, email, mailbox.find)

	await colleague.goto(link)
	await expect(colleague.getByRole('heading', { name: `Join the team of ${name}` })).toBeVisible()
	await expect(colleague.getByText('Meera Joshi has invited you')).toBeVisible()
	await colleague.getByRole('link', { name: 'Open an account' }).click()
	await expect(colleague.getByRole('tab', { name: 'Sanstha' })).toHaveAttribute('aria-selected', 'true')
	await expect(colleague.getByLabel('Email')).toHaveValue(email)
	await register(colleague, email, mailbox.codeFor)

	await expect(colleague).toHaveURL(link)
	await colleague.getByRole('main').getByRole('link', { name: 'Login' }).click()
	await expect(colleague.getByLabel('Email')).toHaveValue(email)
	await colleague.getByLabel('Password', { exact: true }).fill(password)
	await colleague.getByRole('button', { name: 'LogIn' }).click()
	await colleague.getByRole('button', { name: 'Join the team' }).click()

	await expect(colleague.getByRole('heading', { name: '2 members' })).toBeVisible()
	await expect(colleague.getByText('Invite someone')).toHaveCount(0)
	await colleague.goto('/employer-dashboard')
	await expect(colleague.getByText('Your organisation is approved')).toBeVisible()
	await colleague.getByRole('link', { name: 'New job' }).first().click()
	await colleague.getByLabel('Title').fill('Web developer')
	await expect(colleague.getByText(/^Draft saved/)).toBeVisible()

	await owner.goto('/team')
	await owner.getByLabel('Role of Lata Shah').selectOption('Administrator')
	await expect(owner.getByText('The role has been changed.')).toBeVisible()
	await colleague.goto('/team')
	await expect(colleague.getByText('Invite someone')).toBeVisible()
})

test('an invitation is refused to others, and is void once withdrawn', async ({
	page: visitor,
	signedInAs,
	approverPage,
	mailbox,
}) => {
	const { page: owner } = await signedInAs('employer')
	await approvedOrganisation(owner, approverPage)
	const candidate = await signedInAs('candidate')
	const stranger = await signedInAs('employer')
	const link = await invite(owner, candidate.account.email, mailbox.find)

	await stranger.page.goto(link)
	await expect(stranger.page.getByText('You are logged in with another address.')).toBeVisible()
	await candidate.page.goto(link)
	await expect(candidate.page.getByText('Only a Sanstha account can join a team')).toBeVisible()
	await expect(candidate.page.getByRole('button', { name: 'Join the team' })).toHaveCount(0)

	await owner.getByRole('button', { name: /^Withdraw the invitation/ }).click()
	await expect(owner.getByText('No open invitations.')).toBeVisible()
	const answer = await visitor.goto(link)
	expect(answer?.status()).toBe(404)
	await expect(visitor.getByText('This invitation is no longer valid.')).toBeVisible()
})

test('the owner hands over with the password, and may leave only afterwards', async ({
	signedInAs,
	approverPage,
	mailbox,
}) => {
	const { page: owner, account } = await signedInAs('employer')
	const name = await approvedOrganisation(owner, approverPage)
	const heir = await signedInAs('employer')
	await heir.page.goto(await invite(owner, heir.account.email, mailbox.find))
	await heir.page.getByRole('button', { name: 'Join the team' }).click()
	await expect(heir.page.getByRole('heading', { name: '2 members' })).toBeVisible()

	await owner.goto('/team')
	await expect(owner.getByRole('button', { name: 'Leave' })).toHaveCount(0)
	await owner.getByRole('button', { name: 'Transfer ownership' }).click()
	const dialog = owner.getByRole('dialog', { name: 'Transfer ownership' })
	await dialog.getByLabel('New owner').selectOption({ index: 1 })
	await dialog.getByLabel('Current Password', { exact: true }).fill('Wrong1!')
	await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
	await expect(owner.getByText('The password is wrong.')).toBeVisible()
	await dialog.getByLabel('Current Password', { exact: true }).fill(password)
	await dialog.getByRole('button', { name: 'Transfer ownership' }).click()
	await expect(owner.getByText('The organisation has been handed over.')).toBeVisible()
	await mailbox.find(account.email, new RegExp(`You have handed over ${name}`))
	await mailbox.find(heir.account.email, new RegExp(`${name} is yours now`))

	await owner.getByRole('button', { name: 'Leave' }).click()
	await owner.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
	await expect(owner.getByText('You are not in an organisation yet')).toBeVisible()
})

/** Sends an invitation through the page, and returns the link from the mail. */
async function invite(
	owner: Page,
	email: string,
	find: (to: string, subject: RegExp) => Promise<{ text?: string }>,
) {
	await owner.goto('/team')
	await owner.getByLabel('Email').fill(email)
	await owner.getByRole('button', { name: 'Send invitation' }).click()
	await expect(owner.getByRole('heading', { name: email })).toBeVisible()
	const mail = await find(email, /invitation to the team/)
	return mail.text?.match(/http\S+\/invitation\/\S+/)?.[0] ?? ''
}

async function register(page: Page, email: string, codeFor: CodeFor) {
	await page.getByLabel('First Name').fill('Lata')
	await page.getByLabel('Last Name').fill('Shah')
	await page.getByRole('button', { name: 'Get OTP' }).click()
	await page.getByRole('button', { name: 'OK' }).click()
	await page.getByLabel('OTP').first().click()
	await page.keyboard.type(await codeFor(email))
	await expect(page.getByText('Your email is verified.')).toBeVisible()
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByLabel('Confirm Password').fill(password)
	await page.getByRole('button', { name: 'Register' }).click()
	await expect(page.getByText('Registration successful.')).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()
}

/** Sets up an organisation through the API, since other tests cover these forms. Returns its name. */
async function approvedOrganisation(owner: Page, approver: Page) {
	const name = `Sahyadri Works ${newAddress('x').slice(2, 10)}`
	await callFrom(owner, 'put', 'organisations/me', organisation(name))
	const session = await (await owner.request.get('/api/auth/session')).json()
	await approve(approver, session.details.account.id)
	return name
}
