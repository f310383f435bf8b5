import type { Email } from 'postal-mime'
import { acceptJob, approve, callsFor, job, organisation } from '../support/calls.ts'
import { expect, newAddress, test } from '../support/fixtures.ts'

test('a visitor without an account saves a search, confirms by mail, is told of a new job, and ends the alert', async ({
	page,
	mailbox,
	signedInAs,
	approverPage,
	baseURL,
}) => {
	test.slow()
	const word = `Orchard${newAddress('x').slice(2, 10)}`
	const email = newAddress('visitor')

	await page.goto(`/jobs?query=${word}`)
	await page.getByRole('button', { name: 'Save this search' }).click()
	const dialog = page.getByRole('dialog', { name: 'Save this search' })
	await expect(dialog.getByLabel('Name of the search')).toHaveValue(word)
	await dialog.getByRole('radio', { name: 'Immediately' }).check()
	await dialog.getByLabel('Email').fill('nobody')
	await dialog.getByRole('button', { name: 'Send me the link' }).click()
	await expect(dialog.getByText('Please enter an valid Email')).toBeVisible()
	await dialog.getByLabel('Email').fill(email)
	await dialog.getByRole('button', { name: 'Send me the link' }).click()
	await expect(dialog.getByText(`We have sent an email to ${email}.`, { exact: false })).toBeVisible()

	const asked = await mailbox.find(email, /Please confirm/)
	await page.goto(linkIn(asked, 'alerts/confirm'))
	await page.getByRole('button', { name: 'Yes, switch it on' }).click()
	await expect(page.getByRole('heading', { name: 'Your alert is on' })).toBeVisible()

	const employer = await signedInAs('employer')
	const calls = await callsFor(baseURL, employer.account)
	await calls.call('PUT', 'organisations/me', organisation(`Works ${word}`))
	await approve(approverPage, calls.id)
	const { id } = await calls.call('POST', 'jobs', job(`Keeper of ${word}`, 20))
	await acceptJob(approverPage, id)

	const told = await soon(() => mailbox.find(email, /1 new job/))
	expect(told.text).toContain(`Keeper of ${word}`)
	await page.goto(linkIn(told, 'new-delivery'))
	await expect(page.getByRole('article').getByRole('link', { name: `Keeper of ${word}` })).toBeVisible()
	await page.getByRole('button', { name: 'Yes' }).click()
	await expect(page.getByText('Thank you. It helps us find what you are looking for.')).toBeVisible()

	await page.goto(linkIn(told, 'alerts/end'))
	await page.getByRole('button', { name: 'Stop all alerts' }).click()
	await expect(page.getByText('Nothing more will be sent to you')).toBeVisible()
})

test('an account saves a search, changes it, removes it, and undoes the removal', async ({ signedInAs }) => {
	const { page } = await signedInAs('guest_user')

	await page.goto('/employer-list?query=farming')
	await page.getByRole('button', { name: 'Save this search' }).click()
	await page.getByRole('dialog').getByLabel('Name of the search').fill('Farms')
	await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
	await page.getByRole('link', { name: 'See your alerts' }).click()

	const item = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem')
	await expect(item.getByRole('heading', { name: 'Farms' })).toBeVisible()
	await expect(item.getByText('Organisations · “farming”')).toBeVisible()
	const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
	await item.getByLabel('How often').selectOption('Weekly')
	await saved
	await page.reload()
	await expect(item.getByLabel('How often')).toHaveValue('weekly')
	await item.getByRole('button', { name: 'Rename Farms' }).click()
	await item.getByLabel('Name of the search').fill('Orchards')
	await item.getByRole('button', { name: 'Save the name' }).click()
	await expect(item.getByRole('heading', { name: 'Orchards' })).toBeVisible()
	await item.getByRole('link', { name: 'See results' }).click()
	await expect(page).toHaveURL('/employer-list?query=farming')
	await page.goBack()
	await item.getByRole('button', { name: 'Remove Orchards' }).click()
	await expect(page.getByText('No saved searches yet')).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(item.getByRole('heading', { name: 'Orchards' })).toBeVisible()
})

/** The path of a link in a mail. */
function linkIn(mail: Email, path: string) {
	return new URL(mail.text?.match(new RegExp(String.raw`https?://\S+/${path}/\S+`))?.[0] ?? '').href
}

/** Alerts are checked once a minute. */
async function soon<Found>(find: () => Promise<Found>) {
	const end = Date.now() + 150_000
	for (;;) {
		try {
			return await find()
		} catch (error) {
			if (Date.now() > end) throw error
		}
	}
}
