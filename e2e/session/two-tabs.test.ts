import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callsFor, organisation, profile } from '../support/calls.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

const changed = 'This was changed in the meantime. Save again to keep what you have entered here.'

test('of a profile that is open in two tabs, each saves what was changed there, and overwrites nothing unseen', async ({
	signedInAs,
	baseURL,
}) => {
	const { page, account } = await signedInAs('candidate')
	const me = await callsFor(baseURL, account)
	await me.call('PUT', 'candidates/me', profile)
	const other = await page.context().newPage()
	for (const tab of [page, other]) {
		await tab.goto('/profile-update#you')
		await waitForScripts(tab)
	}
	await page.getByLabel('Headline').fill('Planner of canals')
	await page.getByRole('button', { name: 'Save profile' }).click()
	await expect(page.getByText('Your profile has been saved.')).toBeVisible()

	await other.getByLabel('About you').fill('Ten years of canals.')
	await other.getByRole('button', { name: 'Save profile' }).click()
	await expect(other.getByText('Your profile has been saved.')).toBeVisible()
	expect(await shown(page, 'candidates/me')).toMatchObject({
		headline: 'Planner of canals',
		summary: 'Ten years of canals.',
	})

	for (const tab of [page, other]) {
		await tab.goto('/profile-update#you')
		await waitForScripts(tab)
	}
	await page.getByLabel('Headline').fill('Planner of wells')
	await page.getByRole('button', { name: 'Save profile' }).click()
	await expect(page.getByText('Your profile has been saved.')).toBeVisible()
	await other.getByLabel('Headline').fill('Planner of dams')
	await other.getByRole('button', { name: 'Save profile' }).click()
	await expect(other.getByRole('main').getByText(changed)).toBeVisible()
	expect(await shown(page, 'candidates/me')).toMatchObject({ headline: 'Planner of wells' })
	await other.getByRole('button', { name: 'Save profile' }).click()
	await expect(other.getByText('Your profile has been saved.')).toBeVisible()
	expect(await shown(page, 'candidates/me')).toMatchObject({ headline: 'Planner of dams' })
})

test('the same goes for an organisation', async ({ signedInAs, baseURL }) => {
	const { page, account } = await signedInAs('employer')
	const us = await callsFor(baseURL, account)
	const name = `Godavari ${randomUUID().slice(0, 8)}`
	await us.call('PUT', 'organisations/me', organisation(name))
	const other = await page.context().newPage()
	for (const tab of [page, other]) {
		await tab.goto('/employer-profile-update')
		await waitForScripts(tab)
	}
	await us.call('PUT', 'organisations/me', { ...organisation(name), industry: 'Water' })
	await page.getByLabel('About', { exact: true }).fill('We plan canals.')
	await page.getByRole('button', { name: 'Save organisation' }).click()
	await expect(page).toHaveURL(/employer-dashboard/)

	expect(await shown(page, 'organisations/me')).toMatchObject({
		industry: 'Water',
		about: 'We plan canals.',
	})
	await other.getByLabel('About', { exact: true }).fill('We plan dams.')
	await other.getByRole('button', { name: 'Save organisation' }).click()
	await expect(other.getByRole('main').getByText(changed)).toBeVisible()
})

async function shown(page: Page, path: string) {
	return (await (await page.request.get(`/api/${path}`)).json()).details
}
