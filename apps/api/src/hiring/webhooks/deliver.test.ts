import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type WebhookDelivery, WebhookEvent } from '@profile-search/contract/hiring/webhooks'
import { webhookDeliveries, webhooks } from '@profile-search/db/schema/hiring/webhooks'
import {
	createCandidate,
	createJob,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { traceAll } from '#platform/log/testing.ts'
import { neighbour, publicMachine, startInternet } from '#test/internet/internet.ts'
import { testApp } from '#test/portal.ts'

const url = 'https://sahyadri.example/hooks?team=hr'
type TestApp = Awaited<ReturnType<typeof testApp>>
type Internet = Awaited<ReturnType<typeof startInternet>>
type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: string }

/** A receiver on the public machine that answers with these statuses in turn, and with the last one from then on. */
function receive(internet: Internet, statuses: number[] = [204]) {
	const received: Received[] = []
	internet.names.tell('A', 'sahyadri.example', [publicMachine])
	internet.answer((request, response) => {
		let body = ''
		request.on('data', (chunk) => (body += String(chunk)))
		request.on('end', () => {
			received.push({ path: request.url, headers: request.headers, body })
			const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 204
			response.writeHead(status, { location: `https://${neighbour}/` }).end('x'.repeat(100_000))
		})
	})
	return received
}

/** An organisation with a webhook for every event. */
async function organisationWithWebhook(api: TestApp) {
	const organisation = await createOrganisation(api.db)
	const me = await api.as(organisation.owner)
	const events = WebhookEvent.options
	const made = await me.post('organisations/me/webhooks', { url, events })
	const { webhook, secret } = made.body.details
	const deliveries = async (): Promise<WebhookDelivery[]> =>
		(await me.get(`organisations/me/webhooks/${webhook.id}/deliveries`)).body.details.items
	return { organisation, me, id: String(webhook.id), secret: String(secret), deliveries }
}

/** Makes it that everything planned for later is due. */
async function letTimePass({ db }: TestApp) {
	await db.update(webhooks).set({ backoffUntil: null })
	await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
}

function isSigned({ headers, body }: Received, secret: string) {
	const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
	const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
	const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
	return String(headers['webhook-signature']).split(' ').includes(expected)
}

test('what happens to a job and its applications is sent, signed, with nothing but ids', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { organisation, me, secret, deliveries } = await organisationWithWebhook(api)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const asha = await api.as(await createCandidate(api.db))

	const { id: applicationId } = (await asha.post(`jobs/${job.id}/applications`, {})).body.details
	await me.post(`jobs/${job.id}/applications/${applicationId}/move`, { from: 'submitted', to: 'shortlisted' })
	await me.post(`jobs/${job.id}/pause`)
	await me.post(`jobs/${job.id}/resume`)
	await me.post(`jobs/${job.id}/close`, {})
	await api.work()

	const told = received
		.map(({ body }) => JSON.parse(body))
		.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
	expect(told).toEqual([
		{
			type: 'application.received',
			timestamp: expect.any(String),
			data: { jobId: job.id, applicationId, status: 'submitted' },
		},
		{
			type: 'application.moved',
			timestamp: expect.any(String),
			data: { jobId: job.id, applicationId, status: 'shortlisted' },
		},
		{ type: 'job.paused', timestamp: expect.any(String), data: { jobId: job.id } },
		{ type: 'job.opened', timestamp: expect.any(String), data: { jobId: job.id } },
		{ type: 'job.closed', timestamp: expect.any(String), data: { jobId: job.id } },
	])
	for (const each of received) {
		expect(each.path).toBe('/hooks?team=hr')
		expect(isSigned(each, secret)).toBe(true)
		expect(isSigned({ ...each, body: `${each.body} ` }, secret)).toBe(false)
	}
	const ids = received.map(({ headers }) => headers['webhook-id'])
	expect((await deliveries()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
	expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['delivered']))
})

test('other organisations, other events and webhooks that are off get nothing', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { organisation, me, id } = await organisationWithWebhook(api)
	const stranger = await createJob(api.db)
	const job = await createJob(api.db, { organisationId: organisation.id })
	const asha = await api.as(await createCandidate(api.db))

	await asha.post(`jobs/${stranger.id}/applications`, {})
	await me.put(`organisations/me/webhooks/${id}`, { url, events: ['job.closed'], isOn: true })
	await asha.post(`jobs/${job.id}/applications`, {})
	await me.put(`organisations/me/webhooks/${id}`, { url, events: ['job.paused'], isOn: false })
	await me.post(`jobs/${job.id}/pause`)
	await api.work()

	expect(received).toEqual([])
	expect(await api.db.$count(webhookDeliveries)).toBe(0)
})

test('a delivery that is refused is tried again with the same id, and nothing is sent during the back-off', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet, [500, 302, 200])
	const { organisation, me, deliveries } = await organisationWithWebhook(api)
	const job = await createJob(api.db, { organisationId: organisation.id })

	await me.post(`jobs/${job.id}/pause`)
	await api.work()
	await me.post(`jobs/${job.id}/resume`)
	await api.work()
	const waiting = await deliveries()
	const sentDuringBackoff = received.length
	await letTimePass(api)
	await api.work()
	await letTimePass(api)
	await api.work()
	await letTimePass(api)
	await api.work()

	expect(sentDuringBackoff).toBe(1)
	expect(waiting).toMatchObject([
		{ event: 'job.opened', state: 'waiting', attempts: 0, triedAt: null },
		{ event: 'job.paused', state: 'waiting', attempts: 1, status: 500 },
	])
	expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
	expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
	expect(internet.visits.neighbour).toEqual([])
	expect(await api.db.select().from(webhooks)).toMatchObject([{ failingSince: null, failures: 0 }])
})

test('a webhook that has failed for three days is switched off, and those who lead the team are told', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	receive(internet, [500])
	const { organisation, me, id, deliveries } = await organisationWithWebhook(api)
	await createMember(api.db, { organisationId: organisation.id, role: 'recruiter' })
	const job = await createJob(api.db, { organisationId: organisation.id })
	await me.post(`jobs/${job.id}/pause`)
	await api.work()
	await api.db.update(webhooks).set({ failingSince: sql`now() - interval '73 hours'` })
	await letTimePass(api)

	const mails = await api.work()

	expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
		[organisation.owner.email, 'The webhook of sahyadri.example was switched off'],
	])
	expect((await me.get('organisations/me/webhooks')).body.details.items).toMatchObject([
		{ id, isOn: false, stoppedAt: expect.any(String) },
	])
	expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 2 }])
	await me.put(`organisations/me/webhooks/${id}`, { url, events: ['job.opened'], isOn: true })
	expect((await me.get('organisations/me/webhooks')).body.details.items).toMatchObject([
		{ isOn: true, stoppedAt: null, failingSince: null },
	])
})

test('a receiver that says it is gone is believed at once', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	receive(internet, [410])
	const { organisation, me } = await organisationWithWebhook(api)
	const job = await createJob(api.db, { organisationId: organisation.id })

	await me.post(`jobs/${job.id}/pause`)
	await api.work()

	expect((await me.get('organisations/me/webhooks')).body.details.items).toMatchObject([{ isOn: false }])
})

test.each([
	['a machine of the private network', [neighbour], 'unreachable'],
	['a public machine and a private one', [publicMachine, neighbour], 'unreachable'],
	['no machine', [], 'unreachable'],
])('an address that leads to %s is not called', async (_, addresses, problem) => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { me, id, deliveries } = await organisationWithWebhook(api)
	internet.names.tell('A', 'sahyadri.example', addresses)

	await me.post(`organisations/me/webhooks/${id}/test`)
	await api.work()

	expect(received).toEqual([])
	expect(internet.visits.neighbour).toEqual([])
	expect(await deliveries()).toMatchObject([
		{ event: 'webhook.test', state: 'failed', problem, status: null },
	])
})

test('a certificate that nobody vouches for is not trusted', async () => {
	await using internet = await startInternet()
	const { certificate: _, ...network } = internet.network
	await using api = await testApp({ network })
	receive(internet)
	const { me, id, deliveries } = await organisationWithWebhook(api)

	await me.post(`organisations/me/webhooks/${id}/test`)
	await api.work()

	expect(await deliveries()).toMatchObject([{ state: 'failed', problem: 'untrusted' }])
})

test('while a new secret spreads, both sign; after a day only the new one', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { me, id, secret } = await organisationWithWebhook(api)

	const renewed = await me.post(`organisations/me/webhooks/${id}/secret`)
	await me.post(`organisations/me/webhooks/${id}/test`)
	await api.work()
	await api.db
		.update(webhooks)
		.set({ formerSecretUntil: sql`now()` })
		.where(eq(webhooks.id, id))
	await me.post(`organisations/me/webhooks/${id}/test`)
	await api.work()

	const { secret: next, webhook } = renewed.body.details
	expect(webhook.formerSecretUntil).toEqual(expect.any(String))
	expect(received.map((each) => [isSigned(each, secret), isSigned(each, next)])).toEqual([
		[true, true],
		[false, true],
	])
})

test('a delivery is sent again on request, with the id that it had', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { organisation, me, id, deliveries } = await organisationWithWebhook(api)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await me.post(`jobs/${job.id}/close`, {})
	await api.work()
	const [delivery] = await deliveries()

	const again = await me.post(`organisations/me/webhooks/${id}/deliveries/${delivery?.id}/resend`)
	await api.work()

	expect(again.status).toBe(200)
	expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id])
	expect(await deliveries()).toMatchObject([{ id: delivery?.id, state: 'delivered', attempts: 2 }])
	await me.put(`organisations/me/webhooks/${id}`, { url, events: ['job.opened'], isOn: false })
	expect(
		(await me.post(`organisations/me/webhooks/${id}/deliveries/${delivery?.id}/resend`)).body.message,
	).toBe('This webhook is off. Please switch it on first.')
})

test('a receiver is not told to which trace an event belongs', async () => {
	await using internet = await startInternet()
	await using api = await testApp({ network: internet.network })
	const received = receive(internet)
	const { me, id } = await organisationWithWebhook(api)
	using tracing = traceAll()

	await me.post(`organisations/me/webhooks/${id}/test`)
	await api.work()

	expect(tracing.spans.map(({ name }) => name)).toContain('POST')
	expect(received).toHaveLength(1)
	expect(Object.keys(received[0]?.headers ?? {})).not.toEqual(
		expect.arrayContaining([expect.stringMatching(/^(?:traceparent|tracestate|baggage)$/)]),
	)
})
