import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { approve, callFrom, organisation } from '../support/calls.ts'
import { expect, expectAfterReloading, newAddress, test } from '../support/fixtures.ts'

test('an organisation enters its domain, learns how to prove it, and that the token was not found', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('employer')
	await callFrom(page, 'put', 'organisations/me', organisation('Sahyadri Works'))
	await page.goto('/employer-dashboard')
	await page.getByRole('link', { name: 'Domain' }).click()

	await page.getByLabel('Your domain').fill('gmail.com')
	await page.getByRole('button', { name: 'Add this domain' }).click()
	await expect(page.getByText('Anyone can have an address there')).toBeVisible()
	await page.getByLabel('Your domain').fill('https://nowhere.invalid/about')
	await page.getByRole('button', { name: 'Add this domain' }).click()
	await expect(page.getByText('nowhere.invalid is not confirmed yet')).toBeVisible()
	await expect(page.getByText(/^profile-search-verification=[\w-]{43}$/)).toBeVisible()
	await expect(page.getByText('https://nowhere.invalid/.well-known/profile-search.txt')).toBeVisible()

	await page.getByRole('button', { name: 'Check now' }).click()
	await expect(page.getByText('The token is not in either place yet.')).toBeVisible()
	await expect(page.getByText('The website could not be reached over https.')).toBeVisible()
	await page.getByRole('button', { name: 'Remove the domain' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Remove the domain' }).click()
	await expect(page.getByLabel('Your domain')).toBeVisible()
})

test('everyone sees the confirmed domain of an organisation, on its pages and on its card', async ({
	page: visitor,
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('employer')
	const name = `Sahyadri Works ${newAddress('x').slice(2, 10)}`
	const saved = await callFrom(page, 'put', 'organisations/me', organisation(name))
	const session = await (await page.request.get('/api/auth/session')).json()
	await approve(approverPage, session.details.account.id)
	const domain = `${newAddress('x').slice(2, 10)}.example`
	await callFrom(page, 'post', 'organisations/me/domain', { domain })
	await confirm(saved.id)

	const badge = visitor.getByText(`Domain confirmed: ${domain}`)
	for (const path of [`/employer-details/${saved.id}`, `/employer-data/${saved.id}`]) {
		await visitor.goto(path)
		await expect(badge).toBeVisible()
	}
	await visitor.goto(`/employer-list?query=${encodeURIComponent(name)}`)
	await expectAfterReloading(visitor, badge)
	await page.goto('/domain')
	await expect(page.getByText('We check again every week.').first()).toBeVisible()
})

/** No domain can be proved in tests, since its owner would have to be on the internet. */
async function confirm(organisationId: string) {
	const connection = connect((await findEmbedded(join(process.env['DATA_DIR'] ?? '', 'database'))) ?? '')
	await connection.pool.query(
		'update organisation_domains set verified_at = now() where organisation_id = $1',
		[organisationId],
	)
	await connection.close()
}
