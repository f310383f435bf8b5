import { randomUUID } from 'node:crypto'
import { approve, callsFor, organisation, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const section = {
	sectors: ['farming_food'],
	stages: ['idea', 'growth'],
	ticketMin: 100_000,
	ticketMax: 2_000_000,
	about: 'We put money into orchards, and our own experience with it.',
	placeId: 2,
}

test('an investor is found in the list, opened, and asked for contact', async ({
	page: visitor,
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const name = `Godavari Capital ${randomUUID().slice(0, 6)}`
	const [employer, candidate] = [await signedInAs('employer'), await signedInAs('candidate')]
	const investor = await callsFor(baseURL, employer.account)
	const founder = await callsFor(baseURL, candidate.account)
	await investor.call('PUT', 'organisations/me', organisation(name))
	await investor.call('PUT', 'sections/me/investor', section)
	await founder.call('PUT', 'candidates/me', profile)
	for (const { id } of [investor, founder]) await approve(approverPage, id)
	await approve(approverPage, investor.id, 'sections/investor/')

	const { page } = candidate
	await page.goto('/investor-list?sector=farming_food')
	await page.getByRole('link', { name }).click()
	await expect(page).toHaveURL(`/investor-details/${investor.id}`)
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await expect(page.getByText(section.about)).toBeVisible()
	await expect(page.getByText('₹ 1,00,000 – 20,00,000')).toBeVisible()
	const fit = page.getByRole('heading', { name: 'How this investor fits you' })
	await expect(fit).toBeVisible()
	await expect(page.getByText('They are near you.')).toBeVisible()
	await page.getByRole('link', { name: 'Ask for contact' }).click()
	await page.getByLabel('Message').fill('We plant 400 orange trees in June.')
	await page.getByRole('button', { name: 'Send the request' }).click()
	await expect(page.getByText('Not answered yet')).toBeVisible()
	await employer.page.goto('/requests')
	await expect(employer.page.getByText('We plant 400 orange trees in June.')).toBeVisible()

	await employer.page.goto(`/investor-details/${investor.id}`)
	await expect(employer.page.getByRole('link', { name: 'Ask for contact' })).toHaveCount(0)
	await visitor.goto(`/investor-details/${investor.id}`)
	await expect(visitor.getByRole('heading', { name: 'How this investor fits you' })).toHaveCount(0)
	await visitor.getByRole('link', { name: 'Ask for contact' }).click()
	await expect(visitor).toHaveURL(/\/login\?next=/)
})

test('an investor is shown only once approved, not to blocked employers, and not after removing the section', async ({
	page: visitor,
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const me = await callsFor(baseURL, candidate.account)
	const them = await callsFor(baseURL, employer.account)
	await me.call('PUT', 'candidates/me', profile)
	await me.call('PUT', 'sections/me/investor', section)
	const { id } = await them.call(
		'PUT',
		'organisations/me',
		organisation(`Sahyadri ${randomUUID().slice(0, 6)}`),
	)
	for (const account of [me, them]) await approve(approverPage, account.id)
	const path = `/investor-details/${me.id}`

	const early = await visitor.goto(path)
	expect(early?.status()).toBe(404)
	await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()

	await approve(approverPage, me.id, 'sections/investor/')
	expect((await visitor.goto(path))?.status()).toBe(200)
	expect((await employer.page.goto(path))?.status()).toBe(200)

	await me.call('POST', 'employer-blocks', { kind: 'organisation', organisationId: id })
	expect((await employer.page.goto(path))?.status()).toBe(404)
	await employer.page.goto('/investor-list?sector=farming_food')
	await expect(employer.page.locator(`a[href="${path}"]`)).toHaveCount(0)
	expect((await visitor.goto(path))?.status()).toBe(200)

	await me.call('DELETE', 'sections/me/investor', {})
	expect((await visitor.goto(path))?.status()).toBe(404)
})
