import { callFrom, organisation } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('a page that does not exist has one title, which says so', async ({ page }) => {
	for (const path of ['/nowhere-at-all', '/employer-details/nobody']) {
		await page.goto(path)
		await expect(page.locator('head title, title')).toHaveCount(1)
		await expect(page).not.toHaveTitle('Profile Search')
	}
})

test('a Vyaktigat on the team page is told why there is no team', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/team')

	await expect(page.getByText('Teams belong to Sanstha accounts')).toBeVisible()
})

test('an organisation waiting for approval sees itself as others will', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await callFrom(page, 'put', 'organisations/me', organisation('Early Works'))
	const session = await (await page.request.get('/api/auth/session')).json()

	await page.goto(`/employer-data/${session.details.account.id}`)

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early Works')
})
