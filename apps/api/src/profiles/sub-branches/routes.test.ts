import { organisationMembers } from '@profile-search/db/schema/profiles/organisations'
import { createAccount, createJob, createOrganisation, known } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const path = 'organisations/me/sub-branches'
const draft = {
	name: 'Nashik works',
	placeId: known.place,
	address: '12 Mill Road',
	mobileNumber: '+91 98765 43210',
	email: 'nashik@example.com',
}

test('a branch is added, changed and removed, and everyone sees it', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db)
	const me = await api.as(owner)
	const shown = async () => (await api.get(`organisations/${id}/sub-branches`)).body.details

	const added = await me.post(path, draft)
	const branch = `${path}/${added.body.details.id}`
	expect(await shown()).toMatchObject([{ name: 'Nashik works', place: 'Pune', openJobs: 0 }])

	await me.put(branch, { ...draft, name: 'NASHIK works', mobileNumber: '', email: '' })
	expect((await me.get(path)).body.details).toMatchObject([
		{ name: 'NASHIK works', mobileNumber: null, email: null },
	])

	await me.call('DELETE', branch)
	expect(await shown()).toEqual([])
	expect((await me.call('DELETE', branch)).status).toBe(404)
})

test('the number and mail address of a branch are shown to members only', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db)
	await (await api.as(owner)).post(path, draft)
	const member = await api.as(await createAccount(api.db, { userType: 'guest_user' }))

	const open = await api.get(`organisations/${id}/sub-branches`)
	const inside = await member.get(`organisations/${id}/sub-branches`)

	expect(open.body.details).toMatchObject([{ address: '12 Mill Road', mobileNumber: null, email: null }])
	expect(inside.body.details).toMatchObject([{ mobileNumber: '+919876543210', email: draft.email }])
})

test('two branches with one name are refused, even when they come at once', async () => {
	await using api = await testApp()
	const me = await api.as((await createOrganisation(api.db)).owner)

	const answers = await Promise.all([me.post(path, draft), me.post(path, { ...draft, name: 'nashik WORKS' })])
	const other = await me.post(path, { ...draft, name: 'Pune office' })
	const renamed = await me.put(`${path}/${other.body.details.id}`, draft)

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(renamed).toMatchObject({
		status: 409,
		body: { message: 'You already have a branch with this name.' },
	})
})

test('a branch of another organisation cannot be changed, nor named by a job', async () => {
	await using api = await testApp()
	const me = await api.as((await createOrganisation(api.db)).owner)
	const other = await api.as((await createOrganisation(api.db)).owner)
	const { id } = (await other.post(path, draft)).body.details

	expect((await me.put(`${path}/${id}`, draft)).status).toBe(404)
	expect((await me.call('DELETE', `${path}/${id}`)).status).toBe(404)
	expect((await me.post('jobs', jobDraft(id))).body.fields).toEqual({
		subBranchId: 'Please choose one of your branches.',
	})
})

test('a job names a branch, is found by it, and outlives it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const me = await api.as(organisation.owner)
	await createJob(api.db, { organisationId: organisation.id })
	const { id } = (await me.post(path, draft)).body.details

	const posted = await me.post('jobs', jobDraft(id))
	const found = await api.get(`organisations/${organisation.id}/jobs?subBranchId=${id}`)

	expect(posted.body.details.subBranch).toEqual({ id, name: 'Nashik works' })
	expect(found.body.details).toMatchObject({ total: 1, items: [{ id: posted.body.details.id }] })
	expect((await me.get(path)).body.details).toMatchObject([{ openJobs: 1 }])

	await me.call('DELETE', `${path}/${id}`)
	expect((await api.get(`jobs/${posted.body.details.id}`)).body.details.subBranch).toBeNull()
})

test('a recruiter posts jobs, but changes neither the branches nor the organisation', async () => {
	await using api = await testApp()
	const { id } = await createOrganisation(api.db)
	const recruiter = await createAccount(api.db, { userType: 'employer' })
	await api.db
		.insert(organisationMembers)
		.values({ accountId: recruiter.id, organisationId: id, role: 'recruiter' })
	const me = await api.as(recruiter)

	expect((await me.post('jobs', jobDraft(null))).status).toBe(200)
	expect(await me.post(path, draft)).toMatchObject({
		status: 403,
		body: { message: 'Only the owner and the administrators of an organisation may change this.' },
	})
	expect((await me.call('DELETE', 'organisations/me/logo')).status).toBe(403)
	expect((await me.get(path)).status).toBe(200)
})

function jobDraft(subBranchId: string | null) {
	return {
		title: 'Welder',
		description: 'You weld.',
		professionId: known.profession,
		placeIds: [known.place],
		mustHaveSkills: ['Welding'],
		closesOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
		subBranchId,
	}
}

test.each(['pending', 'suspended'] as const)(
	'a %s account does not see the number and mail address of a branch',
	async (status) => {
		await using api = await testApp()
		const { id, owner } = await createOrganisation(api.db)
		await (await api.as(owner)).post(path, draft)
		const reader = await api.as(await createAccount(api.db, { status }))

		const { body } = await reader.get(`organisations/${id}/sub-branches`)

		expect(body.details).toMatchObject([{ name: 'Nashik works', mobileNumber: null, email: null }])
	},
)
