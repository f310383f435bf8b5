import { webhooks } from '@profile-search/db/schema/hiring/webhooks'
import { createMember, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

const draft = { url: 'https://hr.example.com/hooks', events: ['application.received'] }
const path = 'organisations/me/webhooks'

test('the secret of a webhook is shown once, and never again', async () => {
	await using api = await testApp()
	const me = await api.as((await createOrganisation(api.db)).owner)

	const { secret, webhook } = (await me.post(path, draft)).body.details
	const listed = await me.get(path)

	expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
	expect(listed.body.details).toEqual({ items: [webhook], mayManage: true })
	expect(JSON.stringify(listed.body)).not.toContain(secret.slice(6))
})

test.each([
	'http://hr.example.com/hooks',
	'https://hr.example.com:8443/hooks',
	'https://asha:secret@hr.example.com/hooks',
	'https://localhost/hooks',
	'https://10.0.0.1/hooks',
	'https://[::1]/hooks',
	'https://2130706433/hooks',
	'ftp://hr.example.com',
	'hr.example.com',
	'',
])('%j is no address of a webhook', async (url) => {
	await using api = await testApp()
	const me = await api.as((await createOrganisation(api.db)).owner)

	const { status, body } = await me.post(path, { ...draft, url })

	expect(status).toBe(400)
	expect(Object.values(body.fields)).toEqual([
		'Please enter a public web address that starts with https://, without a port or a password.',
	])
})

test('a webhook needs an event, and an organisation has room for ten', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const me = await api.as(organisation.owner)

	expect((await me.post(path, { ...draft, events: [] })).body.fields).toEqual({
		events: 'Please choose at least one event.',
	})
	expect((await me.post(path, { ...draft, events: ['webhook.test'] })).status).toBe(400)
	const made = await Promise.all(Array.from({ length: 12 }, () => me.post(path, draft)))

	expect(made.filter(({ status }) => status === 409)).toHaveLength(2)
	expect(await api.db.$count(webhooks)).toBe(10)
})

test('those who lead the team share its webhooks; recruiters and others have none of it', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const owner = await api.as(organisation.owner)
	const member = async (role: 'administrator' | 'recruiter') =>
		api.as(await createMember(api.db, { organisationId: organisation.id, role }))
	const [administrator, recruiter] = [await member('administrator'), await member('recruiter')]
	const other = await api.as((await createOrganisation(api.db)).owner)
	const { id } = (await owner.post(path, draft)).body.details.webhook

	expect((await administrator.get(path)).body.details.items).toMatchObject([{ id }])
	expect((await recruiter.get(path)).body.details).toEqual({ items: [], mayManage: false })
	expect((await recruiter.post(path, draft)).status).toBe(403)
	expect((await other.get(path)).body.details).toEqual({ items: [], mayManage: true })
	for (const answer of [
		await other.put(`${path}/${id}`, { ...draft, isOn: false }),
		await other.post(`${path}/${id}/secret`),
		await other.post(`${path}/${id}/test`),
		await other.get(`${path}/${id}/deliveries`),
		await other.call('DELETE', `${path}/${id}`),
	])
		expect(answer.status).toBe(404)
	expect((await administrator.call('DELETE', `${path}/${id}`)).status).toBe(200)
	expect(await api.db.$count(webhooks)).toBe(0)
})
