import { randomUUID } from 'node:crypto'
import { expectNoBarrier } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

const phone = { width: 360, height: 740 }

test('an organisation sees how many people its draft reaches, and which must-have keeps people out', async ({
	signedInAs,
	approverPage,
	baseURL,
}) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const { page } = employer
	const them = await callsFor(baseURL, candidate.account)
	const us = await callsFor(baseURL, employer.account)
	// A skill that nobody else in this database has, so that people from other tests do not count.
	const rare = `Orchard ${randomUUID().slice(0, 8)}`
	// Works as the job asks, so that the total stays well above 70 with the people of other tests around, too.
	const skills = [{ name: rare, level: 3 }]
	await them.call('PUT', 'candidates/me', { ...profile, skills, workModes: ['on_site'] })
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${rare}`))
	for (const { id } of [them, us]) await approve(approverPage, id)
	const wanted = { ...job('Irrigation planner', 20), mustHaveSkills: [rare], publish: false }
	const draft = await us.call('POST', 'jobs', wanted)

	const steps = page.getByRole('navigation', { name: 'Steps' })
	const panel = page.getByRole('region', { name: 'How many people match' })
	// The panel counts once, when the page opens, and the index may not include the approval by then.
	await page.goto(`/job-edit/${draft.id}#reach`)
	await expect(async () => {
		await page.reload()
		await expect(panel.getByText('1 person currently scores 70 or more.')).toBeVisible({ timeout: 5000 })
	}).toPass({ timeout: 60_000 })
	await steps.getByRole('button', { name: 'Requirements' }).click()
	const second = page.getByRole('combobox', { name: 'Must-have skills' })
	await second.fill('Tea tasting by night')
	await second.press('Enter')
	await expect(second).toHaveValue('')
	await expect(page.getByText('Tea tasting by night', { exact: true }).first()).toBeVisible()
	await steps.getByRole('button', { name: 'Publish' }).click()
	await expect(panel.getByText('Nobody currently scores 70 or more.')).toBeVisible()
	const relaxed = panel.getByRole('listitem').filter({ hasText: '“Tea tasting by night” as a nice-to-have' })
	await expect(relaxed).toContainText('1 more than now')
	await expectNoBarrier(page)

	await page.getByRole('button', { name: 'Submit for review' }).click()
	await expect(page.getByText('Waiting for review')).toBeVisible()
	await acceptJob(approverPage, draft.id)
	await page.reload()
	await page.getByRole('link', { name: 'Shortlist' }).first().click()
	const change = panel.getByRole('listitem').filter({ hasText: '“Tea tasting by night” as a nice-to-have' })
	await expect(change).toContainText('1 person')
	await page.setViewportSize(phone)
	await expect(change).toBeVisible()
	expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width)
	await expect(page.getByRole('article').getByText('Missing', { exact: true }).first()).toBeVisible()
	await expectNoBarrier(page)
})
