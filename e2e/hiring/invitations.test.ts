import { expectNoBarrier, expectNoBarrierAnywhere } from '../support/barriers.ts'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../support/calls.ts'
import { expect, expectAfterReloading, newAddress, test, waitForScripts } from '../support/fixtures.ts'

test('an organisation invites somebody from its shortlist, who applies in two clicks and is seen as invited', async ({
	signedInAs,
	approverPage,
	mailbox,
	baseURL,
}) => {
	test.slow()
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const them = await callsFor(baseURL, candidate.account)
	const us = await callsFor(baseURL, employer.account)
	// A skill that nobody else in this database has, so that people from other tests do not count.
	const rare = `Orchard ${newAddress('x').slice(2, 10)}`
	const title = `Planner of ${rare}`
	await them.call('PUT', 'candidates/me', { ...profile, skills: [{ name: rare, level: 3 }] })
	await us.call('PUT', 'organisations/me', organisation(`Godavari ${rare}`))
	for (const { id } of [them, us]) await approve(approverPage, id)
	const posted = await us.call('POST', 'jobs', { ...job(title, 20), mustHaveSkills: [rare] })
	await acceptJob(approverPage, posted.id)

	const team = employer.page
	const shortlisted = team.getByRole('article').first()
	await team.goto(`/matches?job=${posted.id}`)
	await expectAfterReloading(team, shortlisted)
	await waitForScripts(team)
	await shortlisted.getByRole('button', { name: 'Invite to apply: Meera Joshi' }).click()
	const dialog = team.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Send invitation' }).click()
	await expect(dialog.getByText('Please write a sentence.')).toBeVisible()
	await dialog.getByLabel('Message').fill('Your orchards are what we look for.')
	await expectNoBarrier(team, '[role=dialog] .mantine-Modal-body')
	await dialog.getByRole('button', { name: 'Send invitation' }).click()
	await expect(shortlisted.getByText('Invited', { exact: true })).toBeVisible()

	await mailbox.find(candidate.account.email, new RegExp(`invites you to apply: ${title}`))
	const me = candidate.page
	await me.goto('/')
	await waitForScripts(me)
	await me.getByRole('link', { name: '1 organisation invites you to apply' }).click()
	await expect(me.getByText('Your orchards are what we look for.')).toBeVisible()
	await waitForScripts(me)
	await expectNoBarrierAnywhere(me)
	await me.getByRole('button', { name: 'I am interested' }).click()
	await expect(me).toHaveURL(/\/apply\?from=invitation/)
	await me.getByRole('button', { name: 'Send the application' }).click()
	await expect(me).toHaveURL(/\/applications\/[0-9a-f-]+$/)

	await team.reload()
	await expect(shortlisted.getByText('Invited, has applied')).toBeVisible()
	await team.goto(`/job-pipeline/${posted.id}`)
	await team
		.getByRole('link', { name: /Meera Joshi/ })
		.first()
		.click()
	await expect(team.getByText('An invitation')).toBeVisible()
})
