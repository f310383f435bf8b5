import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { approve, callsFor, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('a person subscribes to a calendar, a program reads it, and removing the address ends that', async ({
	signedInAs,
	approverPage,
	baseURL,
	request,
}) => {
	const { page, account } = await signedInAs('candidate')
	const them = await callsFor(baseURL, account)
	await them.call('PUT', 'candidates/me', profile)
	await approve(approverPage, them.id)
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Subscribe in your calendar' }).click()
	await expect(page.getByText('There is no address yet.')).toBeVisible()
	await page.getByRole('button', { name: 'Make an address' }).click()

	await expect(page.getByText('Your calendar address is ready')).toBeVisible()
	await expectNoBarrierAnywhere(page)
	const address = await page.getByText(/calendar\.ics$/).innerText()
	const opens = page.getByRole('link', { name: 'Open in my calendar program' })
	await expect(opens).toHaveAttribute('href', address.replace(/^http:/, 'webcal:'))
	const { pathname } = new URL(address)
	const read = await request.get(pathname, { headers: { cookie: '' } })
	expect(read.headers()['content-type']).toContain('text/calendar')
	expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

	await page.reload()
	await expect(page.getByText(/calendar\.ics$/)).toBeHidden()
	await expect(page.getByText(/made .* · last read/)).toBeVisible()
	await page.getByRole('button', { name: 'Make a new address' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
	await expect(page.getByText('Your calendar address is ready')).toBeVisible()
	expect((await request.get(pathname)).status()).toBe(404)

	await page.getByRole('button', { name: 'Remove the address' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('There is no address yet.')).toBeVisible()
})
