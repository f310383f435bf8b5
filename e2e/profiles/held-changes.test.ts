import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callFrom, organisation } from '../support/calls.ts'
import { expect, newAddress, test } from '../support/fixtures.ts'

test('an approved organisation changes its name, an approver sees old beside new and rejects it, and the owner reads why', async ({
	page: visitor,
	signedInAs,
	approverPage,
}) => {
	const { page } = await signedInAs('employer')
	const name = `Nandi Works ${newAddress('x').slice(2, 10)}`
	const bank = name.replace('Works', 'State Bank')
	const saved = await callFrom(page, 'put', 'organisations/me', organisation(name))
	const session = await (await page.request.get('/api/auth/session')).json()
	await approve(approverPage, session.details.account.id)

	await page.goto('/employer-profile-update')
	await page.getByLabel('Name').first().fill(bank)
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('A change has been waiting for review since')).toBeVisible()
	await visitor.goto(`/employer-details/${saved.id}`)
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)

	await approverPage.goto('/approve-user-list?kind=changes')
	await approverPage.getByRole('link', { name }).click()
	await expect(approverPage.getByText(bank)).toBeVisible()
	await expectNoBarrier(approverPage)
	await approverPage.getByRole('button', { name: 'Reject' }).click()
	const dialog = approverPage.getByRole('dialog')
	await dialog.getByRole('textbox').fill('This is the name of a bank.')
	await dialog.getByRole('button', { name: 'Reject with this reason' }).click()
	await expect(approverPage).toHaveURL(/kind=changes/)

	await page.goto('/notifications')
	await expect(page.getByText('This is the name of a bank.')).toBeVisible()
	await page.goto('/name-and-email')
	await page.getByLabel('Last Name').fill('Deshpande')
	await page.getByRole('button', { name: 'Save name' }).click()
	await expect(page.getByText('A change has been waiting for review since')).toBeVisible()
	await expectNoBarrier(page)
})
