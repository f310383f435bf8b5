import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { acceptJob, approve, callFrom, job, organisation, profile } from '../support/calls.ts'
import { expect, password, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

async function idOf(page: Page): Promise<string> {
	const session = await (await page.request.get('/api/auth/session')).json()
	return session.details.account.id
}

test('an administrator compares two accounts of a person, merges them, and undoes it', async ({
	page: visitor,
	signedInAs,
	approverPage,
}) => {
	const [kept, duplicate, admin] = [
		await signedInAs('candidate'),
		await signedInAs('candidate'),
		await signedInAs('candidate'),
	]
	const ids = [await idOf(kept.page), await idOf(duplicate.page)]
	const said = { ...profile, visibility: 'public', mobileNumber: '9876501234' }
	await callFrom(kept.page, 'put', 'candidates/me', { ...said, headline: 'Plans orchards' })
	await callFrom(duplicate.page, 'put', 'candidates/me', { ...said, address: '4 Tilak Road' })
	for (const id of ids) await approve(approverPage, id)
	execFileSync(process.execPath, [program, 'admin', 'grant', admin.account.email])
	const { page } = admin

	execFileSync(process.execPath, [program, 'approver', 'grant', admin.account.email])
	await page.goto(`/approve-user-details/${ids[0]}`)
	await expect(page.getByRole('link', { name: 'Merge with a duplicate' }).first()).toBeVisible()
	await page.goto(`/admin/accounts/${ids[0]}`)
	await page.getByRole('link', { name: 'Merge with a duplicate' }).click()
	await page.getByLabel('Address of its page, or its id').fill(`/employee-details/${ids[1]}`)
	await page.getByRole('button', { name: 'Compare' }).click()
	await expect(page.getByText('4 Tilak Road')).toBeVisible()
	await expect(page.getByText('will be used')).toBeVisible()
	await expectNoBarrier(page)
	await page.getByRole('link', { name: 'Keep the other one instead' }).click()
	await expect(page.getByText('will be used')).toBeHidden()
	await page.goBack()
	await expect(page.getByText('will be used')).toBeVisible()

	await page.getByRole('button', { name: 'Merge the two' }).click()
	await expect(page.getByText('Please give a reason')).toBeVisible()
	await page.getByLabel('Reason').fill('The same person has registered twice.')
	await page.getByRole('button', { name: 'Merge the two' }).click()
	await expect(page.getByText('Can be undone for 23 more hours').first()).toBeVisible()
	await visitor.goto(`/employee-details/${ids[1]}`)
	await expect(visitor).toHaveURL(new RegExp(`employee-details/${ids[0]}`))
	const login = { email_id: duplicate.account.email, password, user_type: 'candidate' }
	const told = await (await visitor.request.post('/api/auth/login', { data: login })).json()
	expect(told.message).toContain('merged with another one of yours')

	await page.goto('/admin/merges')
	await expectNoBarrier(page)
	await page
		.getByRole('button', { name: /^Undo: / })
		.first()
		.click()
	await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click()
	await expect(page.getByText('The merge has been undone.')).toBeVisible()
	await visitor.goto(`/employee-details/${ids[1]}`)
	await expect(visitor).toHaveURL(new RegExp(`employee-details/${ids[1]}`))
})

test('an administrator merges two postings of a job, and the page of one redirects to the other', async ({
	page: visitor,
	signedInAs,
	approverPage,
}) => {
	const { page: owner } = await signedInAs('employer')
	const admin = await signedInAs('candidate')
	await callFrom(owner, 'put', 'organisations/me', organisation('Sahyadri Orchards'))
	await approve(approverPage, await idOf(owner))
	const ids: string[] = []
	for (const title of ['Irrigation planner', 'Planner of irrigation']) {
		const { id } = await callFrom(owner, 'post', 'jobs', job(title, 20))
		await acceptJob(approverPage, id)
		ids.push(id)
	}
	execFileSync(process.execPath, [program, 'admin', 'grant', admin.account.email])
	const { page } = admin

	await page.goto(`/jobs/${ids[0]}`)
	await page.getByRole('link', { name: 'Merge with another posting' }).click()
	// The previous page also lists the other job, as a similar one.
	await expect(page.getByRole('heading', { name: 'Likely duplicates' })).toBeVisible()
	await page.getByRole('link', { name: 'Planner of irrigation' }).click()
	await page.getByLabel('Reason').fill('Posted twice.')
	await page.getByRole('button', { name: 'Merge the two' }).click()
	await expect(page).toHaveURL(/admin\/merges$/)
	await visitor.goto(`/jobs/${ids[1]}`)
	await expect(visitor).toHaveURL(new RegExp(`jobs/${ids[0]}`))
	await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('The merge has been undone.')).toBeVisible()
	await visitor.goto(`/jobs/${ids[1]}`)
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Planner of irrigation')
})
