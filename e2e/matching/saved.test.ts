import { test } from '../support/demo.ts'
import { expect, ownMenuOf } from '../support/fixtures.ts'

const section = {
	areas: ['career'],
	languages: ['hi'],
	about: 'Thirty years as a school principal.',
	placeId: 2,
}

test('an item saved in a list or on a page is kept with a private note, and a removal can be undone', async ({
	enter,
}) => {
	const { page } = await enter('guest@example.com', 'guest_user')

	await page.goto('/jobs')
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
	await page.goto('/employer-list')
	const organisation = page.getByRole('article').first().getByRole('link')
	const name = (await organisation.textContent()) ?? ''
	await organisation.click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
	await expect(page.getByRole('button', { name: `Save ${name}`, exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	)

	await (await ownMenuOf(page)).getByRole('link', { name: 'Saved' }).click()
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
	await expect(page).toHaveURL('/jobs')
	await expect(button).toHaveAttribute('aria-pressed', 'false')
	await page.goto('/guest-dashboard')
	await expect(page.getByRole('heading', { name: /^Organisations 1/ })).toBeVisible()
	// The same organisation may be suggested as an investor above.
	await expect(page.getByRole('heading', { name, exact: true }).last()).toBeVisible()
})

test('a saved item that is gone is no longer shown and can be removed; visitors cannot save', async ({
	enter,
	page: visitor,
}) => {
	const { page } = await enter('guest@example.com', 'guest_user')
	const adviser = await enter('admin@example.com', 'candidate')
	const approver = await enter('approver@example.com', 'candidate')
	await adviser.call('PUT', 'sections/me/advisory', section)
	await approver.call('POST', `approvals/sections/advisory/${adviser.id}`, { decision: 'approve' })

	await page.goto(`/advisory-details/${adviser.id}`)
	await page.getByRole('button', { name: 'Save Arjun Rao' }).click()
	await expect(page.getByRole('button', { name: 'Save Arjun Rao' })).toHaveAttribute('aria-pressed', 'true')
	await page.goto('/saved?kind=adviser')
	await expect(page.getByRole('link', { name: 'Arjun Rao' })).toBeVisible()
	await adviser.call('DELETE', 'sections/me/advisory')
	await page.reload()
	await expect(page.getByRole('heading', { name: 'An adviser who is no longer shown' })).toBeVisible()
	await expect(page.getByText('Arjun Rao')).toHaveCount(0)
	await page.getByRole('button', { name: 'Remove An adviser who is no longer shown' }).click()
	await expect(page.getByText('No advisers saved')).toBeVisible()

	await visitor.goto('/jobs')
	await expect(visitor.getByRole('article').first()).toBeVisible()
	await expect(visitor.getByRole('article').getByRole('button', { name: /^Save / })).toHaveCount(0)
	await visitor.goto('/saved')
	await expect(visitor).toHaveURL('/login?next=%2Fsaved')
})
