import { auditLog } from '@profile-search/db/schema/platform/site'
import {
	createAccount,
	createCandidate,
	createJob,
	createOrganisation,
	dayFromNow,
} from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { findTrust } from '#hiring/jobs/edits/trust.ts'
import { fetchPicture, picture, sendPicture } from '#platform/files/testing.ts'
import { testApp } from '#test/portal.ts'

test('settings are saved, shown to everyone who needs them, and recorded in the audit log', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const me = await api.as(administrator)
	const { companyLogo: _logo, ...before } = (await me.get('admin/settings')).body.details

	const saved = await me.put('admin/settings', { ...before, officerName: 'Lata Rao', ordinaryHours: 72 })
	const terms = (await api.get('grievance-terms')).body.details
	const site = (await api.post('cms/site-manage')).body.result
	const [line] = await api.db.select().from(auditLog)

	expect(saved.body.errorCode).toBe(0)
	expect(terms).toMatchObject({ officer: { name: 'Lata Rao' }, resolveHours: { ordinary: 72 } })
	expect(site).toMatchObject({ officer_name: 'Lata Rao', company_name: 'Profile Search' })
	expect(line).toMatchObject({
		actorId: administrator.id,
		action: 'settings_changed',
		facts: {
			before: { officerName: null, ordinaryHours: 168 },
			after: { officerName: 'Lata Rao', ordinaryHours: 72 },
		},
	})
})

test('of two administrators who save at once the second is told, and invalid periods are marked', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { companyLogo: _logo, ...before } = (await me.get('admin/settings')).body.details

	const answers = await Promise.all(
		['One', 'Other'].map((companyName) => me.put('admin/settings', { ...before, companyName })),
	)
	const wrong = await me.put('admin/settings', {
		...before,
		intimateHours: 0,
		appealUrl: 'javascript:alert(1)',
	})

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['appealUrl', 'intimateHours'])
})

test('a logo of the site is shown to everyone, replaced, and removed', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const send = async () => sendPicture(api, me, 'admin/settings/logo', await picture(), 'image/png')

	const first = await send()
	const second = await send()
	const shown = await fetchPicture(api, second.body.details.address)
	const gone = await fetchPicture(api, first.body.details.address)
	const settings = (await me.get('admin/settings')).body.details
	await me.call('DELETE', 'admin/settings/logo')

	expect(shown).toMatchObject({ statusCode: 200 })
	expect(gone).toMatchObject({ statusCode: 404 })
	expect(settings.companyLogo).toBe(second.body.details.address)
	expect((await me.get('admin/settings')).body.details.companyLogo).toBe('/logo.svg')
})

test('limits are settings: first contacts, the last day of a job, and the number of jobs that are reviewed', async () => {
	await using api = await testApp({ rateLimits: true })
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const { companyLogo: _logo, ...before } = (await me.get('admin/settings')).body.details
	const organisation = await createOrganisation(api.db, { acceptedJobs: 0 })
	const owner = await api.as(organisation.owner)
	const asker = await api.as(await createCandidate(api.db))
	const people = await Promise.all([1, 2].map(() => createCandidate(api.db)))
	const job = await createJob(api.db, { organisationId: organisation.id })

	const limits = { firstContactsADay: 1, longestOpenDays: 20, reviewedJobs: 0 }
	const saved = await me.put('admin/settings', { ...before, ...limits })
	const contacts = []
	for (const { id } of people)
		contacts.push(
			await asker.post('contact-requests', {
				subjectId: id,
				message: 'Would you talk to me about your work?',
			}),
		)
	const tooLong = await owner.post(`jobs/${job.id}/extend`, { closesOn: dayFromNow(21) })
	const longest = await owner.post(`jobs/${job.id}/extend`, { closesOn: dayFromNow(20) })
	const wrong = await me.put('admin/settings', { ...before, longestOpenDays: 400, reviewedJobs: -1 })

	expect(saved.status).toBe(200)
	expect(contacts.map(({ status }) => status)).toEqual([200, 429])
	expect(contacts[1]?.body.message).toContain('in a day (1).')
	expect(tooLong.body.fields).toEqual({ closesOn: 'Please choose a day from today to 20 days ahead.' })
	expect(longest.status).toBe(200)
	expect((await findTrust(api.db, organisation.id)).isTrusted).toBe(true)
	expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['longestOpenDays', 'reviewedJobs'])
})
