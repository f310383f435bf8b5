import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { expectNoBarrierAnywhere } from '../support/barriers.ts'
import { test } from '../support/demo.ts'
import { expect } from '../support/fixtures.ts'

test('an administrator reads the selection rates and the distribution of jobs, once a report is written', async ({
	demo,
	enter,
}) => {
	const { page } = await enter('admin@example.com', 'candidate')
	await page.goto('/admin')
	await page
		.getByRole('navigation', { name: 'Administration' })
		.getByRole('link', { name: 'Fairness', exact: true })
		.click()
	await expect(page.getByRole('heading', { level: 1, name: 'Fairness' })).toBeVisible()
	await expect(page.getByText('No report yet')).toBeVisible()
	await expectNoBarrierAnywhere(page)

	await sayAndReport(demo.folder)
	const genders = page.getByRole('table', { name: 'Gender: how often each group is selected' })
	await expect(async () => {
		await page.reload()
		await expect(genders).toBeVisible({ timeout: 1000 })
	}).toPass({ timeout: 60_000 })

	await expect(
		genders.getByRole('row', { name: /^Woman( Below four fifths)? [\d,]+0 [\d.]+% [\d.]+%$/ }),
	).toBeVisible()
	await expect(genders.getByRole('row', { name: / 100%$/ })).toHaveCount(1)
	await expect(page.getByText('four fifths').first()).toBeVisible()
	const shares = page.getByRole('table', { name: 'How jobs are shared out' })
	await expect(
		shares.getByRole('row', { name: /^Open jobs that nobody is shown( \d+ \([\d.]+%\)){2}$/ }),
	).toBeVisible()
	await expect(page.getByText('Jobs are spread at 25%')).toBeVisible()
	await expectNoBarrierAnywhere(page)

	await page.getByLabel('Month').selectOption('Dec 2025')
	await page.getByRole('button', { name: 'Show' }).click()
	await expect(page).toHaveURL(/month=2025-12/)
	await expect(page.getByText('1 group is below four fifths')).toBeVisible()
	await expect(page.getByRole('row', { name: 'Scheduled Tribe Below four fifths 40 12% 60%' })).toBeVisible()
	await expect(page.getByText('Not counted this month')).toBeVisible()
	await expectNoBarrierAnywhere(page)
})

test('an administrator turns spreading on, and a person is told why a job is ranked lower', async ({
	enter,
}) => {
	const { page } = await enter('admin@example.com', 'candidate')
	await page.goto('/admin/settings')
	const strength = page.getByLabel('How strongly to spread jobs among people (%)')
	await expect(strength).toHaveValue('25')
	await strength.fill('101')
	await page.getByRole('button', { name: 'Save the settings' }).click()
	await expect(page.getByText('Please enter a whole percentage, 0 to 100.')).toBeVisible()
	await strength.fill('100')
	// The administrator has few matches: this shows what is below them as well.
	await page.getByLabel('Minimum score of a match').fill('0')
	await page.getByRole('button', { name: 'Save the settings' }).click()
	await expect(page).toHaveURL('/admin')
	await page.goto('/admin/settings')
	await expect(strength).toHaveValue('100')
	await expectNoBarrierAnywhere(page)

	await expect(async () => {
		await page.goto('/matches?limit=40')
		await expect(page.getByText(/^Ranked [\d.]+ points? lower than its score/).first()).toBeVisible({
			timeout: 1000,
		})
	}).toPass({ timeout: 60_000 })
	await expectNoBarrierAnywhere(page)
})

/** Records voluntary attributes and an earlier month, and writes the report of this month early. */
async function sayAndReport(folder: string) {
	const connection = connect((await findEmbedded(join(folder, 'database'))) ?? '')
	await connection.pool.query(`
		insert into voluntary_attributes (account_id, gender)
		select id, (case when md5(id::text) < '8' then 'woman' else 'man' end)::gender from accounts
		where status = 'approved' and user_type = 'candidate'`)
	const groups = [
		{ group: 'none_of_these', people: 120, rate: 0.2, ratio: 1, isBelow: false },
		{ group: 'scheduled_tribe', people: 40, rate: 0.12, ratio: 0.6, isBelow: true },
	]
	await connection.pool.query(
		`insert into fairness_reports (month, jobs, attributes) values ('2025-12', 240, $1)`,
		[JSON.stringify([{ attribute: 'community', groups }])],
	)
	await connection.pool.query(`select graphile_worker.add_job('report_fairness', '{}')`)
	await connection.close()
}
