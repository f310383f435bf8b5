import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callFrom, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

/** Sets up two approved people, one of whom has accepted the other's request. */
async function inTouch(
	signedInAs: (userType: 'candidate') => Promise<{ page: Page }>,
	approver: Page,
): Promise<{ one: Page; two: Page; threadId: string }> {
	const pages = []
	const ids: string[] = []
	for (let n = 0; n < 2; n += 1) {
		const { page } = await signedInAs('candidate')
		await callFrom(page, 'put', 'candidates/me', profile)
		const { account } = (await (await page.request.get('/api/auth/session')).json()).details
		await approve(approver, account.id)
		pages.push(page)
		ids.push(account.id)
	}
	const [one, two] = pages
	if (!one || !two) throw new Error('There are two.')
	const asked = await callFrom(one, 'post', 'contact-requests', {
		subjectId: ids[1],
		message: 'May I ask you about drip lines?',
	})
	await callFrom(two, 'post', `contact-requests/${asked.id}/answer`, { answer: 'accept' })
	const { threadId } = await callFrom(one, 'post', 'threads', { kind: 'request', subjectId: asked.id })
	return { one, two, threadId }
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })
const log = (page: Page) => page.getByRole('log')

test('two people exchange messages live, with badges, files, and a block', async ({
	signedInAs,
	approverPage,
}) => {
	const { one, two } = await inTouch(signedInAs, approverPage)
	await two.goto('/')
	await one.goto('/requests?box=sent')
	await one.getByRole('link', { name: 'Write a message' }).click()
	await expect(log(one).getByText('May I ask you about drip lines?')).toBeVisible()
	await box(one).fill('Which drip line do you use? See https://example.com/lines.')
	await box(one).press('Enter')
	await expect(log(one).getByText('Which drip line')).toBeVisible()
	await expect(box(one)).toHaveValue('')

	await expect(two.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
	await two.getByRole('link', { name: 'Messages, 1 unread' }).click()
	await expect(two.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
	await two.getByRole('link', { name: 'Meera Joshi' }).click()
	await expect(log(two).getByRole('link', { name: 'https://example.com/lines' })).toHaveAttribute(
		'rel',
		/noopener/,
	)
	await expect(two.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
	await two.setInputFiles('input[type=file]', {
		name: 'lines.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
	})
	await box(two).fill('This one.')
	await box(two).press('Control+Enter')

	await expect(log(one).getByText('This one.')).toBeVisible()
	const download = one.waitForEvent('download')
	await log(one).getByRole('link', { name: 'lines.pdf' }).click()
	expect((await download).suggestedFilename()).toBe('lines.pdf')

	await two.getByRole('button', { name: 'More options for this conversation' }).click()
	await two.getByRole('menuitem', { name: 'Block Meera Joshi' }).click()
	await two.getByRole('button', { name: 'Block', exact: true }).click()
	await expect(two.getByText('You have blocked them.')).toBeVisible()
	await box(one).fill('And the filter?')
	await box(one).press('Enter')
	await expect(log(one).getByText('Your message cannot be delivered here at the moment.')).toBeVisible()
	for (const page of [one, two]) await expectNoBarrier(page)
})

test('a network failure, a closed page and an ended session lose no message, and send none twice', async ({
	signedInAs,
	approverPage,
}) => {
	const { one, two, threadId } = await inTouch(signedInAs, approverPage)
	const path = `/messages/${threadId}`
	await two.goto(path)
	await one.goto(path)
	await box(one).fill('Half a thou')
	await one.reload()
	await expect(box(one)).toHaveValue('Half a thou')

	// The message arrives, but its answer is lost on the way back.
	await one.route('**/messages', async (route) => {
		if (route.request().method() !== 'POST') return route.continue()
		await route.fetch()
		await route.abort()
	})
	await box(one).fill('A whole thought')
	await box(one).press('Enter')
	await expect(one.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
	await one.reload()
	await expect(log(one).getByText('Not delivered.')).toBeVisible()
	await one.unroute('**/messages')
	await log(one).getByRole('button', { name: 'Try again' }).click()
	await expect(log(one).getByText('Not delivered.')).toBeHidden()
	await expect(log(one).getByText('A whole thought')).toHaveCount(1)
	await expect(log(two).getByText('A whole thought')).toHaveCount(1)

	await one.context().setOffline(true)
	for (const text of ['Written in a tunnel', 'And one more']) {
		await box(one).fill(text)
		await box(one).press('Enter')
	}
	await expect(one.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
	await one.context().setOffline(false)
	await expect(log(two).getByText('And one more')).toBeVisible()
	await expect(log(two).getByText('Written in a tunnel')).toHaveCount(1)
	await expect(one.getByRole('alert').filter({ hasText: 'No connection.' })).toBeHidden()

	await one.context().clearCookies({ name: 'session' })
	await box(one).fill('After the end')
	await box(one).press('Enter')
	await expect(log(one).getByText('Not delivered.')).toBeVisible()
	await expect(log(one).getByRole('link', { name: 'Login' })).toHaveAttribute(
		'href',
		`/login?next=${encodeURIComponent(path)}`,
	)
})
