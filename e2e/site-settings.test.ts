import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded'
import { expect, test } from './fixtures.ts'
import { operate } from './operator.ts'

test('site settings that cannot be had are told in a toast, and the page is there all the same', async ({
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
