import { randomUUID } from 'node:crypto'
import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callsFor, organisation, profile as wholeProfile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPart } from '../support/parts.ts'

const profile = { ...wholeProfile, visibility: 'public' }

test('a person sees who viewed the profile, blocks an organisation, and unblocks it', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const name = `Godavari Farms ${randomUUID().slice(0, 6)}`
	const me = await callsFor(baseURL, candidate.account)
	const them = await callsFor(baseURL, employer.account)
	await me.call('PUT', 'candidates/me', profile)
	await them.call('PUT', 'organisations/me', organisation(name))
	for (const { id } of [me, them]) await approve(approverPage, id)
	const looked = `/employee-details/${me.id}`
	await employer.page.goto(looked)
	await expect(employer.page.getByRole('heading', { level: 1, name: 'Meera Joshi' })).toBeVisible()

	const { page } = candidate
	await page.goto('/employee-dashboard')
	await page.getByRole('link', { name: 'Who viewed my profile' }).click()
	const visit = page.getByRole('listitem').filter({ hasText: name })
	await expect(visit).toContainText('for an organisation · once that day')
	await expect(visit).toContainText('They could not see your contact details.')
	await expect(visit.getByRole('link', { name })).toBeVisible()

	await page.goto('/profile-update')
	await openPart(page, 'Who can see your profile')
	await page.getByRole('link', { name: 'Hide from your employer or somebody else' }).click()
	await expect(page.getByText('You are not hiding from anyone')).toBeVisible()
	await page.getByRole('button', { name: 'Show it to members only' }).click()
	await expect(page.getByText('Everyone who sees your profile is logged in')).toBeVisible()

	await page.getByLabel('An email domain').fill('meera@gmail.com')
	await page.getByRole('button', { name: 'Hide from this domain' }).click()
	await expect(page.getByText('Many people have an email address at gmail.com.')).toBeVisible()
	await page.getByLabel('An email domain').fill('@Hidden.example')
	await page.getByRole('button', { name: 'Hide from this domain' }).click()
	await expect(
		page.getByText('Everyone with an email address at hidden.example or a subdomain'),
	).toBeVisible()

	await page.getByRole('button', { name: 'Hide from this organisation' }).click()
	await expect(page.getByText('Please choose an organisation from the list.')).toBeVisible()
	await page.getByRole('combobox', { name: 'An organisation' }).fill(name)
	await page.getByRole('option', { name }).click()
	await page.getByRole('button', { name: 'Hide from this organisation' }).click()
	await expect(page.getByRole('heading', { name })).toBeVisible()
	expect((await employer.page.goto(looked))?.status()).toBe(404)
	await expect(page.getByRole('status')).toHaveCount(0)
	await expectNoBarrier(page)

	await page.getByRole('button', { name: `Remove ${name}` }).click()
	await expect(page.getByText(`${name} can see your profile again.`)).toBeVisible()
	expect((await employer.page.goto(looked))?.status()).toBe(200)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
	expect((await employer.page.goto(looked))?.status()).toBe(404)
})

test('a person gives voluntary attributes for the fairness report, and withdraws them', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/privacy')

	await page.getByLabel('Gender').selectOption('Woman')
	await page.getByLabel('Year of birth').selectOption('1980 to 1989')
	await page.getByRole('button', { name: 'Save my answers' }).click()
	await expect(page.getByText('It has been saved separately from your profile.')).toBeVisible()
	await page.reload()
	await expect(page.getByLabel('Year of birth')).toHaveValue('1980_to_1989')

	await page.getByRole('button', { name: 'Delete my answers' }).click()
	await expect(page.getByText('It has been deleted.')).toBeVisible()
	await expect(page.getByLabel('Gender')).toHaveValue('')
	await expect(page.getByRole('button', { name: 'Delete my answers' })).toBeHidden()
})

test('an account of another type is told what it cannot do', async ({ signedInAs, page }) => {
	const employer = await signedInAs('employer')

	expect((await employer.page.goto('/privacy'))?.status()).toBe(403)
	expect((await employer.page.goto('/visits'))?.status()).toBe(403)
	await page.goto('/privacy')
	await expect(page).toHaveURL(/login\?next=%2Fprivacy/)
})
