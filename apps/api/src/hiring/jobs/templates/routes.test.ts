import { createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('a job is saved as a template, one of the same name is overwritten, and only its organisation sees it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const employer = await api.as(organisation.owner)
	const other = await api.as((await createOrganisation(api.db)).owner)
	const job = await createJob(api.db, { organisationId: organisation.id, openings: 4 })

	await employer.post(`jobs/${job.id}/template`, { name: 'Developer' })
	const kept = (await employer.post(`jobs/${job.id}/template`, { name: 'developer' })).body.details
	const read = (await employer.get(`job-templates/${kept.id}`)).body.details

	expect((await employer.get('job-templates')).body.details).toMatchObject([{ name: 'developer' }])
	expect(read.draft).toMatchObject({ title: job.title, openings: 4, names: { places: ['Pune'] } })
	expect((await other.get('job-templates')).body.details).toEqual([])
	expect((await other.get(`job-templates/${kept.id}`)).status).toBe(404)
	expect((await other.call('DELETE', `job-templates/${kept.id}`)).status).toBe(404)
	expect((await employer.call('DELETE', `job-templates/${kept.id}`)).status).toBe(200)
})
