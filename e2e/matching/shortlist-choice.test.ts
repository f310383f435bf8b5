import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expectNoBarrier, expectNoBarrierAnywhere } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation } from '../support/calls.ts'
import { expect, logIn, test, waitForScripts } from '../support/fixtures.ts'

const phone = { width: 360, height: 740 }

test('people are selected with the keyboard, noted, compared side by side and exported', async ({
	browser,
	demoUrl,
}) => {
	test.slow()
	const page = await (await contextOfTeam(browser, demoUrl)).newPage()
	await page.goto('/matches')
	await waitForScripts(page)

	for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
	await expect(page.getByText('3 selected').last()).toBeVisible()
	await page.keyboard.press('x')
	await expect(page.getByText('2 selected').last()).toBeVisible()
	await expectNoBarrierAnywhere(page)

	const first = page.getByRole('article').first()
	const name = await first.getByRole('link').first().innerText()
	await page.keyboard.press('k')
	await page.keyboard.press('k')
	await page.keyboard.press('o')
	await first.getByRole('button', { name: `Note and tags on ${name}` }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Note', { exact: true }).fill('Call in the evening.')
	await dialog.getByLabel('Tags').fill('Second round')
	await page.keyboard.press('Enter')
	await expect(dialog.getByRole('button', { name: 'Remove: Second round' })).toBeVisible()
	await expectNoBarrier(page, '[role=dialog] .mantine-Modal-body')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(first.getByText('Call in the evening.')).toBeVisible()

	await page.getByRole('link', { name: 'Compare' }).click()
	await expect(page).toHaveURL(/\/matches\/compare\?job=.*people=/)
	const table = page.getByRole('table', { name: 'People side by side' })
	await expect(table.getByRole('columnheader', { name })).toBeVisible()
	await expect(table.getByRole('row', { name: /^Notice period/ })).toBeVisible()
	await expect(table.getByRole('row', { name: /^Note and tags/ })).toContainText('Call in the evening.')
	await expectNoBarrierAnywhere(page)
	await expectToScrollInItsFrame(page)

	// Whoever looks at a person and comes back finds the table as it was scrolled.
	await table.getByRole('link', { name, exact: true }).press('Enter')
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await page.goBack()
	await expect.poll(() => frameOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(40)
	await page.goBack()
	await expect(page.getByText('2 selected').last()).toBeVisible()

	await page.setViewportSize({ width: 1280, height: 900 })
	const downloading = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Export', exact: true }).press('Enter')
	const csv = await readFile(await (await downloading).path(), 'utf8')
	expect(csv.trim().split('\r\n')).toHaveLength(3)
	expect(csv).toContain('Call in the evening.,Second round')
	await page.getByRole('button', { name: 'Clear' }).press('Enter')
	await expect(page.getByText('2 selected')).toHaveCount(0)

	await page.getByText('Filters', { exact: true }).click()
	await page.getByRole('combobox', { name: 'Tag' }).selectOption('Second round')
	await page.getByRole('button', { name: 'Apply filters' }).click()
	await expect(page).toHaveURL(/tag=Second/)
	await expect(page.getByRole('article')).toHaveCount(1)
	await page.context().close()
})

test('a colleague who saves a note at the same time sees both texts', async ({ browser, demoUrl }) => {
	test.slow()
	const context = await contextOfTeam(browser, demoUrl)
	const [mine, theirs] = [await context.newPage(), await context.newPage()]
	const [one, other] = [await openNote(mine), await openNote(theirs)]
	await one.getByLabel('Note', { exact: true }).fill('Knows the trade.')
	await one.getByRole('button', { name: 'Save' }).click()
	await expect(mine.getByText('Knows the trade.')).toBeVisible()

	const text = other.getByLabel('Note', { exact: true })
	await text.fill('Asks for more pay.')
	await other.getByRole('button', { name: 'Save' }).click()
	await expect(other.getByText('Knows the trade.')).toBeVisible()
	await expect(text).toHaveValue('Asks for more pay.')
	await text.fill('Knows the trade, asks for more pay.')
	await other.getByRole('button', { name: 'Save' }).click()
	await expect(other).toBeHidden()
	await expect(theirs.getByText('Knows the trade, asks for more pay.')).toBeVisible()
	await context.close()
})

test('several people are invited with one message, after a question, and each only once', async ({
	browser,
	demoUrl,
}) => {
	test.slow()
	const page = await (await contextOfTeam(browser, demoUrl)).newPage()
	await page.goto('/matches')
	await waitForScripts(page)
	const lines = [page.getByRole('article').nth(3), page.getByRole('article').nth(4)]
	for (const line of lines) await line.getByRole('checkbox').check()
	await page.getByRole('button', { name: 'Invite', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
	await expect(dialog.getByText('Please write a sentence.')).toBeVisible()
	await dialog.getByLabel('Message').fill('Your systems are what we look for.')
	await expectNoBarrier(page, '[role=dialog] .mantine-Modal-body')
	await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
	await expect(dialog.getByText('2 people have been invited.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	for (const line of lines) await expect(line.getByText('Invited', { exact: true })).toBeVisible()

	for (const line of lines) await line.getByRole('checkbox').check()
	await page.getByRole('button', { name: 'Invite', exact: true }).click()
	await expect(dialog.getByText('Everybody you selected has already been invited.')).toBeVisible()
	await page.context().close()
})

test('people are compared for a closed job too, and the page says for which', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await us.call('PUT', 'organisations/me', organisation('Sahyadri Orchards'))
	await approve(approverPage, us.id)
	const { id } = await us.call('POST', 'jobs', job('Irrigation planner', 20))
	await acceptJob(approverPage, id)
	await us.call('POST', `jobs/${id}/close`, { closeReason: 'not_filled' })

	await page.goto(`/matches/compare?job=${id}&people=${us.id}`)
	await expect(page.getByText('Side by side, for the job Irrigation planner.')).toBeVisible()
	await expect(page.getByText('This job is closed')).toBeVisible()
	await expectNoBarrier(page)
})

/**
 * A browser in which a member of a team with a shortlist is logged in. It is a team of this file alone: notes and
 * invitations make the lines higher that shortlist.test.ts counts.
 */
async function contextOfTeam(browser: Browser, demoUrl: string) {
	const folder = process.env['E2E_DEMO_FOLDER'] ?? ''
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const context = await browser.newContext({ baseURL: demoUrl })
	const email = 'office.archana.apte.0-17@example.com'
	await logIn(context.request, { email, password, userType: 'employer' })
	return context
}

/** Opens the note on the second person of the shortlist. */
async function openNote(page: Page) {
	await page.goto('/matches')
	await waitForScripts(page)
	const second = page.getByRole('article').nth(1)
	await second.locator('summary').click()
	await second.getByRole('button', { name: /Note and tags on/ }).click()
	return page.getByRole('dialog')
}

function frameOf(page: Page) {
	return page.getByRole('region', { name: 'People side by side' })
}

/** On a phone, the table is moved with the keyboard, the names of the rows stay, and the page itself does not move. */
async function expectToScrollInItsFrame(page: Page) {
	await page.setViewportSize(phone)
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
	expect(overflow).toBeLessThanOrEqual(0)
	const head = page.getByRole('rowheader', { name: 'Notice period' })
	const before = await head.boundingBox()
	await frameOf(page).evaluate((frame) => frame.scrollTo(40, 0))
	await expect.poll(() => frameOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(40)
	expect((await head.boundingBox())?.x).toBe(before?.x)
}
