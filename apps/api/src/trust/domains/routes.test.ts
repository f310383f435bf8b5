import { recordPrefix } from '@profile-search/contract/trust/domains'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount, createMember } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApp } from '#accounts/login/testing.ts'
import { hashToken } from '#platform/secrets.ts'
import { ownedOrganisation } from '#profiles/members/testing.ts'
import { startInternet } from '#test/internet/internet.ts'
import { eventually, testApp } from '#test/portal.ts'

const domain = 'sahyadri.example'
const place = 'organisations/me/domain'

/** An organisation that has proved its domain by a DNS record. */
async function provedOrganisation(api: TestApp, internet: Awaited<ReturnType<typeof startInternet>>) {
	const { organisation, owner } = await ownedOrganisation(api)
	const { token } = (await owner.post(place, { domain })).body.details
	internet.names.tell('TXT', domain, [recordPrefix + token])
	const checked = await owner.post(`${place}/check`)
	await acceptDomain(api)
	return { organisation, owner, token, checked }
}

/** Accepts the proved domain as an approver. */
async function acceptDomain(api: TestApp) {
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const [{ id, fields }] = (await approver.get('held-changes')).body.details.items
	expect(fields).toEqual(['domain'])
	await approver.post(`held-changes/${id}`, { decision: 'approve', version: 1 })
	await api.work()
}

async function aWeekPasses(api: TestApp) {
	await api.db.execute(sql`select graphile_worker.add_job('recheck_domains')`)
	return api.work()
}

test('an organisation sets its domain, publishes the token, and everyone sees the domain', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { organisation, owner } = await ownedOrganisation(api)

	const named = await owner.post(place, { domain: 'https://Sahyadri.example/about' })
	const { token } = named.body.details
	const early = await owner.post(`${place}/check`)
	const before = await api.get(`organisations/${organisation.id}`)
	internet.names.tell('TXT', domain, [recordPrefix + token])
	const checked = await owner.post(`${place}/check`)
	const unseen = await api.get(`organisations/${organisation.id}`)
	await acceptDomain(api)
	const after = await api.get(`organisations/${organisation.id}`)

	expect(named.body.details).toMatchObject({ domain, verifiedAt: null, checkedAt: null })
	expect(token).toHaveLength(43)
	expect(early.body.details).toMatchObject({ verifiedAt: null, record: 'absent', file: 'unreachable' })
	expect(before.body.details.verifiedDomain).toBeNull()
	expect(checked.body.details).toMatchObject({ record: 'found', verifiedAt: expect.any(String) })
	expect(unseen.body.details.verifiedDomain).toBeNull()
	expect(after.body.details.verifiedDomain).toBe(domain)
	expect(await api.db.select().from(auditLog)).toMatchObject([
		{
			action: 'domain_confirmed',
			actorId: organisation.owner.id,
			subjectId: organisation.id,
			facts: { domain },
		},
		{ action: 'change_accepted', facts: { after: { domain } } },
	])
})

test('the card of an organisation in the list shows its domain', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network, matching: true })
	await provedOrganisation(api, internet)
	await ownedOrganisation(api)

	const { body } = await eventually(
		() => api.get('organisations?order=name'),
		(answer) => answer.body.details?.items.length === 2,
	)

	const domains = body.details.items.map((card: { verifiedDomain: string | null }) => card.verifiedDomain)
	expect(domains.toSorted()).toEqual([domain, null].toSorted())
})

test('the file on the web server proves a domain too', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { owner } = await ownedOrganisation(api)
	const { token } = (await owner.post(place, { domain })).body.details
	internet.host(domain, token)

	const checked = await owner.post(`${place}/check`)

	expect(checked.body.details).toMatchObject({ file: 'found', verifiedAt: expect.any(String) })
})

test('a domain proves one organisation; a later one is refused with a message', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const late = await ownedOrganisation(api)
	const { token } = (await late.owner.post(place, { domain })).body.details
	const first = await provedOrganisation(api, internet)
	internet.names.tell('TXT', domain, [recordPrefix + first.token, recordPrefix + token])

	const check = await late.owner.post(`${place}/check`)
	const later = await (await ownedOrganisation(api)).owner.post(place, { domain })

	expect(check.status).toBe(409)
	expect(later).toMatchObject({
		status: 409,
		body: { message: expect.stringContaining('confirmed for another organisation') },
	})
})

test('two organisations that prove one domain at once make one proof', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const owners = [(await ownedOrganisation(api)).owner, (await ownedOrganisation(api)).owner]
	const tokens: string[] = []
	for (const owner of owners) tokens.push((await owner.post(place, { domain })).body.details.token)
	internet.names.tell(
		'TXT',
		domain,
		tokens.map((token) => recordPrefix + token),
	)

	const answers = await Promise.all(owners.map((owner) => owner.post(`${place}/check`)))

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('another domain replaces the first with a new token; the same domain changes nothing', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { organisation, owner, checked } = await provedOrganisation(api, internet)

	const same = await owner.post(place, { domain })
	const other = await owner.post(place, { domain: 'anand.example' })

	expect(same.body.details).toEqual(checked.body.details)
	expect(other.body.details).toMatchObject({ domain: 'anand.example', verifiedAt: null })
	expect(other.body.details.token).not.toBe(checked.body.details.token)
	expect((await api.get(`organisations/${organisation.id}`)).body.details.verifiedDomain).toBeNull()
})

test('a removed domain is free for others', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { owner } = await provedOrganisation(api, internet)

	const removed = await owner.call('DELETE', place)

	expect(removed.body).toMatchObject({ errorCode: 0 })
	expect((await owner.get(place)).body.details).toBeNull()
	expect((await owner.call('DELETE', place)).status).toBe(404)
	expect((await (await ownedOrganisation(api)).owner.post(place, { domain })).status).toBe(200)
})

test('recruiters see the domain and cannot change it', async () => {
	await using api = await testApp()
	const { organisation, owner } = await ownedOrganisation(api)
	await owner.post(place, { domain })
	const recruiter = await api.as(await createMember(api.db, { organisationId: organisation.id }))

	expect((await recruiter.get(place)).body.details).toMatchObject({ domain })
	expect((await recruiter.post(place, { domain: 'anand.example' })).status).toBe(403)
	expect((await recruiter.post(`${place}/check`)).status).toBe(403)
	expect((await recruiter.call('DELETE', place)).status).toBe(403)
})

test('a domain without its token for three weeks is no longer confirmed, and the owner is told', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { organisation, owner } = await provedOrganisation(api, internet)
	const seen = async () => (await api.get(`organisations/${organisation.id}`)).body.details.verifiedDomain
	internet.names.tell('TXT', domain, [])

	expect(await aWeekPasses(api)).toEqual([])
	expect(await aWeekPasses(api)).toEqual([])
	expect(await seen()).toBe(domain)
	const [mail] = await aWeekPasses(api)

	expect(mail).toMatchObject({
		subject: `${domain} is no longer confirmed`,
		to: [{ address: organisation.owner.email }],
	})
	expect(await seen()).toBeNull()
	expect((await owner.get(place)).body.details).toMatchObject({ verifiedAt: null, failedWeeks: 3 })
	expect(await aWeekPasses(api)).toEqual([])
})

test('a week with the token resets the count, and a check that runs twice counts once', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const { organisation, owner, token } = await provedOrganisation(api, internet)
	const failedWeeks = async () => (await owner.get(place)).body.details.failedWeeks
	internet.names.tell('TXT', domain, [])
	const payload = JSON.stringify({ organisationId: organisation.id, failedWeeks: '0' })
	for (let run = 0; run < 2; run += 1) {
		await api.db.execute(sql`select graphile_worker.add_job('recheck_domain', ${payload}::json)`)
		await api.work()
	}

	expect(await failedWeeks()).toBe(1)
	internet.names.tell('TXT', domain, [recordPrefix + token])
	await aWeekPasses(api)
	expect(await failedWeeks()).toBe(0)
})

test('a domain can be checked twenty times an hour', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network, rateLimits: true })
	const { organisation, owner } = await ownedOrganisation(api)
	await owner.post(place, { domain })
	await api.db.execute(sql`insert into rate_limits (key, points, expire)
		values (${`domainChecksByOrganisation:${hashToken(organisation.id)}`}, 20, ${Date.now() + 60_000})`)

	expect((await owner.post(`${place}/check`)).status).toBe(429)
})
