import { randomUUID } from 'node:crypto'
import { expectNoBarrier } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation } from '../support/calls.ts'
import { chooseOption, expect, test } from '../support/fixtures.ts'

test('a job is posted step by step, with the skills that its text names, and no input is lost', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)

	await page.goto('/job-edit')
	await page.getByLabel('Title', { exact: true }).fill('Shop developer')
	await page
		.getByLabel('Job description')
		.fill('You build our shop. You know JavaScript well. You process invoices too.')
	await expect(page.getByText(/^Draft saved/)).toBeVisible()
	await expect(page).toHaveURL(/job-edit\/[0-9a-f-]{36}$/)
	await page.reload()
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Shop developer')

	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await expect(page.getByText('Please choose the profession.')).toBeVisible()
	await expect(page.getByRole('navigation', { name: 'Steps' }).getByText('2 to fix')).toBeVisible()
	await chooseOption(page, 'Profession', 'Web Developer')
	await chooseOption(page, 'Locations', 'Pune')
	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await expect(page.getByText('“You know JavaScript well.”')).toBeVisible()
	await page.getByRole('checkbox', { name: 'JavaScript' }).check()
	await expect(page.getByRole('button', { name: 'Remove JavaScript' })).toBeVisible()
	await expect(page.getByRole('checkbox', { name: 'Invoice Processing' })).toBeHidden()
	await page.getByRole('button', { name: 'Add Invoice Processing' }).click()
	await expect(page.getByRole('button', { name: 'Remove Invoice Processing' })).toBeVisible()
	await expectNoBarrier(page)

	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await expect(page.getByText('The pay is not disclosed', { exact: true })).toBeVisible()
	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await page.getByRole('button', { name: 'Add a question' }).click()
	await page.getByLabel('The question').fill('Do you work on Saturdays?')
	await page.getByRole('checkbox', { name: 'Flag other answers' }).check()
	await chooseOption(page, 'Required answer', 'Yes')
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Next', exact: true }).click()
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Submit for review' }).click()

	await expect(page.getByText('Waiting for review')).toBeVisible()
	await expect(page.getByText('Do you work on Saturdays?')).toBeVisible()
	const id = page.url().split('/').at(-1) ?? ''
	await acceptJob(approverPage, id)
	await page.reload()
	await page.getByRole('button', { name: 'More for Shop developer' }).click()
	await page.getByRole('menuitem', { name: 'Close job' }).click()
	await page.getByRole('radio', { name: 'We did not find anyone suitable' }).check()
	await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText('The job is back as it was before.')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Shortlist' })).toBeVisible()
})

test('a number that cannot be stays as it was typed, and the form says what can be', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)
	await page.goto('/job-edit')
	await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Requirements' }).click()
	const [least, most] = [page.getByLabel('Minimum experience'), page.getByLabel('Maximum experience')]
	await least.fill('-5')
	await most.fill('999')
	await most.blur()
	await page.getByRole('button', { name: 'Next', exact: true }).click()

	await expect(least).toHaveValue('-5')
	await expect(most).toHaveValue('999')
	await expect(page.getByText('Please enter 0 to 60 years.')).toHaveCount(2)
})

test('the second of two editors of a job sees the difference and chooses part by part', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${randomUUID().slice(0, 8)}`))
	await approve(approverPage, us.id)
	const wanted = { ...job('Irrigation planner', 20), publish: false }
	const draft = await us.call('POST', 'jobs', wanted)

	await page.goto(`/job-edit/${draft.id}`)
	await us.call('PUT', `jobs/${draft.id}`, {
		...wanted,
		title: 'Planner of irrigation',
		openings: 4,
		version: draft.own.version,
	})
	await page.getByLabel('Title', { exact: true }).fill('Water planner')
	await expect(page.getByRole('heading', { name: 'Which version should be kept?' })).toBeVisible()
	const title = page.getByRole('radiogroup', { name: 'Title' })
	await expect(title.getByText('Theirs: Planner of irrigation')).toBeVisible()
	await expect(page.getByRole('radio', { name: 'Theirs: 4' })).toBeChecked()
	await expect(page.getByRole('button', { name: 'Continue with this' })).toBeDisabled()
	await expectNoBarrier(page)
	await title.getByRole('radio', { name: 'Yours: Water planner' }).check()
	await page.getByRole('button', { name: 'Continue with this' }).click()
	await expect(page.getByText(/^Draft saved/)).toBeVisible()

	await page.goto(`/jobs/${draft.id}`)
	await expect(page.getByRole('heading', { name: 'Water planner' })).toBeVisible()
	await expect(page.getByText('4', { exact: true })).toBeVisible()
})
