import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, menuOf, test } from './fixtures.ts'
import { operate } from './operator.ts'

const section = {
	areas: ['career'],
	languages: ['hi'],
	about: 'Thirty years as a school principal.',
	placeId: 2,
}

test('what is saved on a line or a page is kept with a private note, and comes back after a removal', async ({
	browser,
}) => {
	await using operator = await operate({ DEMO: '1' })
	await operator.start()
	const { page } = await entered(browser, operator, 'guest@example.com', 'guest_user')

	await page.goto(`${operator.url}/jobs`)
	const line = page.getByRole('article').first()
	const title = (await line.getByRole('link').textContent()) ?? ''
	const button = line.getByRole('button', { name: /^Save / })
	await expect(button).toHaveAttribute('aria-pressed', 'false')
	await button.click()
	await expect(button).toHaveAttribute('aria-pressed', 'true')
	await line.getByRole('link').click()
	await expect(page.getByRole('button', { name: `Save ${title}`, exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	)
	await page.goto(`${operator.url}/employer-list`)
	const organisation = page.getByRole('article').first().getByRole('link')
	const name = (await organisation.textContent()) ?? ''
	await organisation.click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
	await expect(page.getByRole('button', { name: `Save ${name}`, exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	)

	await (await menuOf(page)).getByRole('link', { name: 'Saved' }).click()
	const items = page.getByRole('list', { name: 'Saved' }).getByRole('article')
	await expect(items.getByRole('heading')).toHaveText([name, title])
	await page
		.getByRole('link', { name: /^Jobs \d/ })
		.last()
		.click()
	await expect(items.getByRole('heading')).toHaveText([title])
	await page.getByRole('button', { name: `Add a note on ${title}`, exact: true }).click()
	await page.getByLabel(`Your note on ${title}`).fill('Ask about the night shift.')
	await page.getByRole('button', { name: 'Save the note' }).click()
	await expect(page.getByText('Your note: Ask about the night shift.')).toBeVisible()

	await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click()
	await expect(page.getByText('No jobs saved')).toBeVisible()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('Your note: Ask about the night shift.')).toBeVisible()
	await page.getByRole('button', { name: `Remove ${title}`, exact: true }).click()
	await page.getByRole('link', { name: 'See jobs' }).click()
	await expect(page).toHaveURL(`${operator.url}/jobs`)
	await expect(button).toHaveAttribute('aria-pressed', 'false')
	await page.goto(`${operator.url}/guest-dashboard`)
	await expect(page.getByRole('heading', { name: /^Organisations 1/ })).toBeVisible()
	// The same organisation may be suggested as an investor above.
	await expect(page.getByRole('heading', { name, exact: true }).last()).toBeVisible()
})

test('what is gone meanwhile is no longer shown and can be removed; visitors save nothing', async ({
	browser,
	page: visitor,
}) => {
	await using operator = await operate({ DEMO: '1' })
	await operator.start()
	const { page } = await entered(browser, operator, 'guest@example.com', 'guest_user')
	const adviser = await entered(browser, operator, 'admin@example.com', 'candidate')
	const approver = await entered(browser, operator, 'approver@example.com', 'candidate')
	await adviser.call('PUT', 'sections/me/advisory', section)
	await approver.call('POST', `approvals/sections/advisory/${adviser.id}`, { decision: 'approve' })

	await page.goto(`${operator.url}/advisory-details/${adviser.id}`)
	await page.getByRole('button', { name: 'Save Arjun Rao' }).click()
	await expect(page.getByRole('button', { name: 'Save Arjun Rao' })).toHaveAttribute('aria-pressed', 'true')
	await page.goto(`${operator.url}/saved?kind=adviser`)
	await expect(page.getByRole('link', { name: 'Arjun Rao' })).toBeVisible()
	await adviser.call('DELETE', 'sections/me/advisory')
	await page.reload()
	await expect(page.getByRole('heading', { name: 'An adviser who is no longer shown' })).toBeVisible()
	await expect(page.getByText('Arjun Rao')).toHaveCount(0)
	await page.getByRole('button', { name: 'Remove An adviser who is no longer shown' }).click()
	await expect(page.getByText('No advisers saved')).toBeVisible()

	await visitor.goto(`${operator.url}/jobs`)
	await expect(visitor.getByRole('article').first()).toBeVisible()
	await expect(visitor.getByRole('article').getByRole('button', { name: /^Save / })).toHaveCount(0)
	await visitor.goto(`${operator.url}/saved`)
	await expect(visitor).toHaveURL(`${operator.url}/login?next=%2Fsaved`)
})

/** A browser of its own for one of the accounts of the demo world, and calls in its name. */
async function entered(
	browser: Browser,
	{ url, folder }: { url: string; folder: string },
	email: string,
	userType: string,
) {
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const page = await (await browser.newContext()).newPage()
	const data = { email_id: email, password, user_type: userType }
	const answer = await page.request.post(`${url}/api/auth/login`, { data: { ...data, session: 'bearer' } })
	const { details } = await answer.json()
	await page.request.post(`${url}/api/auth/login`, { data })
	return {
		page,
		id: String(details.id),
		async call(method: string, path: string, body?: object) {
			const headers = { authorization: `Bearer ${details.session_token}` }
			const sent = await page.request.fetch(`${url}/api/${path}`, {
				method,
				headers,
				...(body && { data: body }),
			})
			expect(await sent.json(), path).toMatchObject({ errorCode: 0 })
		},
	}
}
