import { execFileSync } from 'node:child_process'
import { testBrowser, vapidClaims } from '@profile-search/db/testing/push-service'
import { acceptJob, approve, callsFor, job, organisation, profile } from '../../support/calls.ts'
import { expect, waitForScripts } from '../../support/fixtures.ts'
import { program } from '../../support/portal.ts'
import { answerSubscribe, deliverer, systemOf } from './device.ts'
import { test } from './push-portal.ts'

test('an applicant who is shortlisted learns it by push, and a click leads to the application', async ({
	signedInAs,
	portal: { operator, service },
	baseURL,
}) => {
	const [candidate, employer] = [await signedInAs('candidate'), await signedInAs('employer')]
	const approver = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'approver', 'grant', approver.account.email], {
		env: operator.environment,
	})
	const them = await callsFor(baseURL, candidate.account)
	const us = await callsFor(baseURL, employer.account)
	await them.call('PUT', 'candidates/me', profile)
	await us.call('PUT', 'organisations/me', organisation('Godavari Orchards'))
	for (const { id } of [them, us]) await approve(approver.page, id)
	const posted = await us.call('POST', 'jobs', job('Irrigation planner', 20))
	await acceptJob(approver.page, posted.id)
	const motivation = 'I have planned the water of large orchards for five years.'
	const applied = await them.call('POST', `jobs/${posted.id}/applications`, { motivation })

	const me = candidate.page
	const browser = testBrowser(service.host, 'laptop')
	await me.context().grantPermissions(['notifications'])
	await answerSubscribe(me, browser.subscription)
	await me.goto('/settings')
	await me.getByRole('switch', { name: 'Notifications on this device' }).click()
	await expect(me.getByText('This device will receive notifications.')).toBeVisible()
	const deliver = await deliverer(me)
	const system = await systemOf(me)
	await me.goto('about:blank')

	await us.call('POST', `jobs/${posted.id}/applications/${applied.id}/move`, {
		from: 'submitted',
		to: 'shortlisted',
	})

	await expect.poll(() => browser.read(service.arrived)).toHaveLength(1)
	const [{ headers, body }] = service.arrived as [(typeof service.arrived)[0]]
	expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
	expect(Number(headers['ttl'])).toBeGreaterThan(3600)
	expect(body.toString('latin1')).not.toContain('Irrigation')
	const { publicKey } = (await (await me.request.get('/api/push/key')).json()).details
	expect(vapidClaims(headers, publicKey)).toMatchObject({ aud: `https://${service.host}` })

	const [message] = browser.read(service.arrived)
	await deliver(message)
	await expect
		.poll(system.seen)
		.toMatchObject([{ title: 'You are on the shortlist', body: 'Irrigation planner · Godavari Orchards' }])
	const [shown] = await system.seen()
	await me.goto('/jobs')
	await waitForScripts(me)
	await system.click(shown?.data)
	await expect(me).toHaveURL(`/applications/${applied.id}`)
	await expect(me.getByText('You are on the shortlist').first()).toBeVisible()
	await me.goto('about:blank')
	await system.click(shown?.data)
	await expect.poll(system.seen).toContainEqual({ opened: `/applications/${applied.id}` })
})
