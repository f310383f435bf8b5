import { test } from '../support/demo.ts'
import { expect } from '../support/fixtures.ts'

const section = {
	areas: ['career'],
	languages: ['hi'],
	about: 'Thirty years as a school principal.',
	placeId: 2,
}

test('an adviser accepts one request and declines another, and contact ends when a request is withdrawn', async ({
	enter,
}) => {
	const guest = await enter('guest@example.com', 'guest_user')
	const approver = await enter('approver@example.com', 'candidate')
	const asker = await enter('admin@example.com', 'candidate')
	await guest.call('PUT', 'sections/me/advisory', section)
	await approver.call('POST', `approvals/sections/advisory/${guest.id}`, { decision: 'approve' })

	for (const { page } of [asker, approver]) {
		await page.goto('/advisory-list')
		await page.getByRole('link', { name: 'Lata Shah' }).click()
		await page.getByRole('link', { name: 'Ask for contact' }).click()
		await page.getByRole('button', { name: 'Send the request' }).click()
		await expect(page.getByText('Please explain briefly why.')).toBeVisible()
		await page.getByLabel('Message').fill('My daughter finishes Class 12 in March.')
		await page.getByRole('button', { name: 'Send the request' }).click()
		await expect(page.getByText('Not answered yet')).toBeVisible()
	}

	await guest.page.goto('/requests')
	await expect(guest.page.getByText('admin@example.com')).toHaveCount(0)
	const fromAsker = guest.page.getByRole('article').filter({ hasText: 'Arjun Rao' })
	await fromAsker.getByRole('button', { name: 'Accept' }).click()
	await expect(fromAsker.getByRole('link', { name: 'admin@example.com' })).toBeVisible()

	const fromApprover = guest.page.getByRole('article').filter({ hasText: 'Meera Joshi' })
	await fromApprover.getByRole('button', { name: 'Decline' }).click()
	await guest.page.getByRole('button', { name: 'Decline with this reason' }).click()
	await expect(guest.page.getByText('Please choose a reason; the other person will see it.')).toBeVisible()
	await guest.page.getByLabel('Not my field').check()
	await guest.page.getByRole('button', { name: 'Decline with this reason' }).click()
	await expect(fromApprover.getByText('Declined')).toBeVisible()

	await asker.page.reload()
	await expect(asker.page.getByRole('link', { name: 'guest@example.com' })).toBeVisible()
	await asker.page.getByRole('button', { name: 'Hide contact details again' }).click()
	await expect(asker.page.getByText(/· Withdrawn ·/)).toBeVisible()
	await guest.page.reload()
	await expect(guest.page.getByText('admin@example.com')).toHaveCount(0)
})
