import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { expectNoBarrier } from '../support/barriers.ts'
import { chooseOption, expect, newAddress, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

test('a visitor files a grievance with a file and tracks it, the administrator answers just in time, the visitor rates and reopens it', async ({
	page,
	signedInAs,
	mailbox,
}) => {
	const email = newAddress('complainant')
	const { page: officer, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])

	const number = await file(page, email)
	await track(page, number, email)
	await expect(page.getByText('You filed the grievance')).toBeVisible()
	await expect(page.getByRole('button', { name: /proof\.txt/ })).toBeVisible()
	await expectNoBarrier(page)
	expect((await mailbox.find(email, /is filed/)).text).toContain(number)

	// Leaves two hours and ten minutes of seven days.
	await moveBack(number, '165 hours 50 minutes')
	await officer.goto('/admin/grievances')
	await officer.getByLabel('Keywords').fill(number)
	await officer.getByRole('button', { name: 'Show' }).click()
	await expect(officer).toHaveURL(/query=/)
	await officer.getByRole('link', { name: 'A fake person, organisation or job' }).click()
	await expect(officer.getByText('2 hours 9 minutes left')).toBeVisible()
	await expect(officer.getByText('Nearly out of time')).toBeVisible()
	await expectNoBarrier(officer)
	await officer.getByRole('textbox', { name: 'Internal note' }).fill('They are gone from their address.')
	await officer.getByRole('button', { name: 'Save note' }).click()
	await expect(officer.getByText('They are gone from their address.').first()).toBeVisible()
	await chooseOption(officer, 'Status', 'Resolved')
	await officer.getByRole('textbox', { name: 'Message' }).fill('The organisation is removed.')
	await officer.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(officer.getByText('It has been answered. Only the complainant can reopen it.')).toBeVisible()

	expect((await mailbox.find(email, /is answered/)).text).toContain('The organisation is removed.')
	await track(page, number, email)
	await expect(page.getByText('The organisation is removed.')).toBeVisible()
	await expect(page.getByText('Done in time')).toBeVisible()
	await expect(page.getByText('Done late')).toBeVisible()
	await expect(page.getByText('They are gone from their address.')).toHaveCount(0)
	await page.getByRole('radio', { name: 'Poor' }).press('Space')
	await page.getByRole('button', { name: 'Rate', exact: true }).click()
	await expect(page.getByText('You rated the answer 2 of 5.')).toBeVisible()
	await page.getByRole('textbox', { name: 'What is not settled?' }).fill('Their other page is still there.')
	await page.getByRole('button', { name: 'Reopen it' }).click()
	await expect(page.getByText('Reopened', { exact: true })).toBeVisible()
	await expect(page.getByText('6 days 23 hours left')).toBeVisible()
})

test('a wrong mail address opens nothing, and missing input is reported at its field', async ({ page }) => {
	await page.goto('/grievance')
	await page.getByLabel('I am filing this for someone else').check()
	await page.getByRole('button', { name: 'File the grievance' }).click()
	for (const message of [
		'Please choose what it is about.',
		'Please write at least 20 characters.',
		'Please enter who this is for.',
		'Please confirm that they agree.',
	])
		await expect(page.getByText(message)).toBeVisible()
	await expectNoBarrier(page)

	await page.goto('/grievance/track')
	await page.getByLabel('Number').fill('PS-2026-00000000')
	await page.getByLabel('Email').fill('nobody@example.com')
	await page.getByRole('button', { name: 'Show' }).click()

	await expect(page.getByText('No grievance has this number and this address.')).toBeVisible()
})

async function file(page: Page, email: string) {
	await page.goto('/grievance')
	await page.getByRole('combobox', { name: 'What is it about?' }).click()
	await page.getByRole('option', { name: 'A fake person, organisation or job' }).click()
	await expect(page.getByText(/answer within 7 days/)).toBeVisible()
	await page
		.getByRole('textbox', { name: 'What happened?' })
		.fill('This organisation does not exist, and asks for money.')
	await page.locator('input[type=file]').setInputFiles({
		name: 'proof.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from('They wrote: pay first.'),
	})
	await page.getByLabel('Your name').fill('Meera Joshi')
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'File the grievance' }).click()
	const number = page.getByText(/^PS-\d{4}-\w{8}$/)
	await expect(number).toBeVisible()
	return number.innerText()
}

async function track(page: Page, number: string, email: string) {
	await page.goto(`/grievance/track?number=${number}`)
	await page.getByLabel('Email').fill(email)
	await page.getByRole('button', { name: 'Show' }).click()
	await expect(page.getByRole('heading', { name: number })).toBeVisible()
}

/** Makes the grievance older, in place of waiting. */
async function moveBack(number: string, by: string) {
	const url = await findEmbedded(join(process.env['DATA_DIR'] ?? '', 'database'))
	const connection = connect(url ?? '')
	await connection.pool.query(
		`update grievances set filed_at = filed_at - $2::interval, clock_started_at = clock_started_at - $2::interval,
			acknowledge_due_at = acknowledge_due_at - $2::interval, resolve_due_at = resolve_due_at - $2::interval
			where number = $1`,
		[number, by],
	)
	await connection.close()
}
