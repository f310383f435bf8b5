import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callsFor, profile as wholeProfile } from '../support/calls.ts'
import { expect, password, test } from '../support/fixtures.ts'

test('a person withdraws a consent, downloads a copy, nominates somebody, erases the account, and is not found again', async ({
	signedInAs,
	approverPage,
	mailbox,
	baseURL,
	browser,
}) => {
	test.slow()
	const { page, account } = await signedInAs('candidate')
	const me = await callsFor(baseURL, account)
	const headline = `Plans orchards ${randomUUID().slice(0, 8)}`
	await me.call('PUT', 'candidates/me', { ...wholeProfile, headline, visibility: 'public' })
	await approve(approverPage, me.id)
	const stranger = await browser.newPage(baseURL ? { baseURL } : {})
	const looked = `/employee-details/${me.id}`
	expect((await stranger.goto(looked))?.status()).toBe(200)

	await page.goto('/employee-dashboard')
	await page.getByRole('main').getByRole('link', { name: 'Your data' }).click()
	await page.getByRole('button', { name: 'Withdraw: Shown to everyone' }).click()
	await expect(page.getByText('People who are not logged in no longer see you.')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Agree: Shown to everyone' })).toBeVisible()
	expect((await stranger.goto(looked))?.status()).toBe(404)

	await page.getByLabel('Their name').fill('Lata Joshi')
	await page.getByLabel('How to reach them').fill('lata@example.com')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByRole('button', { name: 'Remove my nominee' })).toBeVisible()
	await expectNoBarrier(page)

	await page.getByRole('button', { name: 'Make a copy' }).click()
	await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Download' }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
	expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
	expect((await mailbox.find(account.email, /copy of your data/)).text).toContain('/personal-data#copy')

	await page.getByRole('button', { name: 'Erase my account' }).click()
	await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('Wrong1!')
	await page.getByRole('dialog').getByRole('button', { name: 'Erase my account' }).click()
	await expect(page.getByText('The password is wrong.')).toBeVisible()
	await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('dialog').getByRole('button', { name: 'Erase my account' }).click()
	await expect(page.getByRole('dialog', { name: 'Goodbye' })).toBeVisible()
	await page.getByRole('button', { name: 'OK' }).click()
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
	expect((await mailbox.find(account.email, /is hidden, and will be erased/)).text).toContain('undo this')
	expect((await approverPage.goto(looked))?.status()).toBe(404)

	await passDays(6)
	await mailbox.find(account.email, /erased in two days/)
	await passDays(2)
	// A login before the account is erased would take the erasure back.
	await expect.poll(() => hasAccount(account.email)).toBe(false)
	expect(await logIn(page, account.email)).toMatchObject({ errorCode: 1001 })
	expect((await approverPage.goto(looked))?.status()).toBe(404)
	await approverPage.goto(`/employee-list?query=${encodeURIComponent(headline)}`)
	await expect(approverPage.getByText(headline)).toHaveCount(0)
	await stranger.close()
})

async function logIn(page: Page, email: string) {
	const data = { email_id: email, password, user_type: 'candidate' }
	return (await page.request.post('/api/auth/login', { data })).json()
}

async function hasAccount(email: string) {
	const connection = await connectToPortal()
	const { rows } = await connection.pool.query('select from accounts where email = $1', [email])
	await connection.close()
	return rows.length > 0
}

/** Makes every erasure older by some days, and runs the tasks due then. */
async function passDays(days: number) {
	const connection = await connectToPortal()
	await connection.pool.query(
		`update erasures set seal_due_at = seal_due_at - make_interval(days => $1),
			destroy_due_at = destroy_due_at - make_interval(days => $1)`,
		[days],
	)
	await connection.pool.query(`select graphile_worker.add_job('watch_erasures')`)
	await connection.close()
}

async function connectToPortal() {
	const url = await findEmbedded(join(process.env['DATA_DIR'] ?? '', 'database'))
	return connect(url ?? '')
}
