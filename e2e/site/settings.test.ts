import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { expect, test } from '../support/fixtures.ts'
import { expectNothingMoves } from '../support/moves.ts'
import { operate } from '../support/operator.ts'
import { program } from '../support/portal.ts'

test('if the site settings cannot be loaded, a toast says so and the page is still shown', async ({
	page,
}) => {
	await using operator = await operate()
	await operator.start()
	const connection = connect((await findEmbedded(join(operator.folder, 'database'))) ?? '')
	await connection.pool.query('alter table site_settings rename to site_settings_away')
	await connection.close()

	await page.goto(operator.url)

	await expect(page.getByRole('alert').getByText('Something went wrong on our side.')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(page.getByRole('banner').getByRole('link', { name: 'Employee List' })).toBeVisible()
})

test('the site name stays in place while a wide logo loads', async ({ page }) => {
	await using operator = await operate()
	await operator.start()
	const connection = connect((await findEmbedded(join(operator.folder, 'database'))) ?? '')
	await connection.pool.query(`insert into site_settings (company_logo) values ('/wide-logo.svg')
		on conflict (id) do update set company_logo = excluded.company_logo`)
	await connection.close()

	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 740 })
		await expectNothingMoves(page, operator.url, '**/wide-logo.svg', page.getByRole('banner'))
	}
})

test('an administrator finds the time zone of India under its current name', async ({ signedInAs }) => {
	const { page, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	await page.goto('/admin/settings')

	await page.getByRole('combobox', { name: 'Time zone' }).fill('kolk')

	await expect(page.getByRole('option', { name: 'Asia/Kolkata' })).toBeVisible()
})
