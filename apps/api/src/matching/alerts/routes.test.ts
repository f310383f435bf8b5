import { languageCookie } from '@profile-search/contract/accounts/language'
import { mostAlerts, mostMailedAlerts } from '@profile-search/contract/matching/alerts'
import { alertMailboxes, alerts } from '@profile-search/db/schema/matching/alerts'
import {
	createAccount,
	createCandidate,
	createMember,
	createOrganisation,
} from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'
import { confirmed, keyIn } from './testing.ts'

const draft = { list: 'jobs', criteria: 'query=java&place=2&km=25', name: 'Java in Pune', frequency: 'daily' }
const email = 'asha@example.com'

test('a search is saved once, whatever the order of its criteria, and shown with its criteria as labels', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'guest_user' }))

	const first = await me.post('alerts', {
		...draft,
		criteria: '?km=25&place=2&page=3&query=java&order=newest',
	})
	const again = await me.post('alerts', { ...draft, name: 'Java', frequency: 'weekly' })
	const { details } = (await me.get('alerts')).body

	expect(again.body.details.id).toBe(first.body.details.id)
	expect(details).toMatchObject([
		{ kind: 'jobs', name: 'Java', criteria: 'query=java&place=2&km=25', frequency: 'weekly', waiting: 0 },
	])
	expect(details[0].labels).toEqual(['“java”', expect.stringMatching(/ and 25 km around$/)])
})

test('the criteria of a search are told in the language of the reader; a value that no facet has is left out', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { userType: 'guest_user' }))
	const criteria = {
		jobs: 'place=2&workMode=2&askedExperience=0,9&pay=1&km=25',
		organisations: 'kind=1&size=2&hiring=1',
	}
	for (const [list, chosen] of Object.entries(criteria))
		await me.post('alerts', { ...draft, list, criteria: chosen, name: list })

	const told = async (language: string) => {
		const cookie = `${me.headers.cookie}; ${languageCookie}=${language}`
		const { body } = await api.call({ method: 'GET', path: 'alerts', headers: { cookie } })
		return body.details.flatMap(({ labels }: { labels: string[] }) => labels).toSorted()
	}

	const expected = {
		en: [
			'Pune and 25 km around',
			'Remote',
			'no experience required',
			'up to ₹ 4 lakh a year',
			'Association',
			'51-200 people',
			'hiring now',
		],
		hi: [
			'पुणे और आसपास 25 किमी',
			'रिमोट',
			'अनुभव ज़रूरी नहीं',
			'सालाना ₹4 लाख तक',
			'एसोसिएशन',
			'51-200 कर्मचारी',
			'भर्ती जारी',
		],
		mr: [
			'पुणे आणि आसपास 25 किमी',
			'रिमोट',
			'अनुभव आवश्यक नाही',
			'वर्षाला ₹4 लाखांपर्यंत',
			'संघटना',
			'51-200 कर्मचारी',
			'भरती सुरू',
		],
	}
	for (const [language, labels] of Object.entries(expected))
		expect(await told(language)).toEqual(labels.toSorted())
})

test('only its owner renames, pauses and removes an alert, and can restore it within a day', async () => {
	await using api = await testApp()
	const [me, other] = [await member(api), await member(api)]
	const { id } = (await me.post('alerts', draft)).body.details
	const change = { name: 'Mine', frequency: 'at_once', isPaused: true }

	expect((await other.put(`alerts/${id}`, change)).status).toBe(404)
	expect((await me.put(`alerts/${id}`, { ...change, name: '' })).body.fields).toEqual({
		name: 'Please give it a name.',
	})
	expect((await me.put(`alerts/${id}`, change)).status).toBe(200)
	await other.call('DELETE', `alerts/${id}`)
	expect((await me.get('alerts')).body.details).toMatchObject([{ name: 'Mine', isPaused: true }])

	await me.call('DELETE', `alerts/${id}`)
	expect((await me.get('alerts')).body.details).toEqual([])
	expect((await other.post(`alerts/${id}/restore`)).status).toBe(404)
	expect((await me.post(`alerts/${id}/restore`)).status).toBe(200)
	expect((await me.get('alerts')).body.details).toHaveLength(1)

	await me.call('DELETE', `alerts/${id}`)
	await api.db.update(alerts).set({ removedAt: sql`removed_at - interval '25 hours'` })
	await enqueue(api.db, 'sweep_alerts', {})
	await api.work()
	expect((await me.post(`alerts/${id}/restore`)).status).toBe(404)
})

test(`an account keeps ${mostAlerts} searches, even when two are added at once`, async () => {
	await using api = await testApp()
	const account = await createAccount(api.db, { userType: 'guest_user' })
	const me = await api.as(account)
	await api.db.insert(alerts).values(
		Array.from({ length: mostAlerts - 1 }, (_, at) => ({
			accountId: account.id,
			kind: 'jobs' as const,
			name: 'x',
			criteria: `place=${at}`,
			frequency: 'none' as const,
			confirmedAt: new Date(),
		})),
	)

	const answers = await Promise.all([
		me.post('alerts', draft),
		me.post('alerts', { ...draft, criteria: 'place=9999' }),
	])

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('matches are sent weekly unless their owner chooses otherwise', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const candidate = await createCandidate(api.db)
	const recruiter = await createMember(api.db, { organisationId: organisation.id })
	const [me, owner, mate] = [
		await api.as(candidate),
		await api.as(organisation.owner),
		await api.as(recruiter),
	]

	const [mine] = (await me.get('alerts')).body.details
	expect(mine).toMatchObject({ kind: 'job_matches', frequency: 'weekly', least: 60 })
	expect((await owner.get('alerts')).body.details).toMatchObject([
		{ kind: 'person_matches', frequency: 'weekly' },
	])
	expect((await mate.get('alerts')).body.details).toMatchObject([
		{ kind: 'person_matches', frequency: 'none' },
	])

	await me.put(`alerts/${mine.id}`, { name: mine.name, frequency: 'none', least: 80 })
	await me.call('DELETE', `alerts/${mine.id}`)
	await enqueue(api.db, 'sweep_alerts', {})
	await api.work()
	expect((await me.get('alerts')).body.details).toMatchObject([{ frequency: 'none', least: 80 }])
})

test('a match alert is called something in the language of its reader, also after a change', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const [mine] = (await me.get('alerts?lang=hi')).body.details

	await me.put(`alerts/${mine.id}?lang=hi`, { name: mine.name, frequency: 'daily', least: 70 })

	expect(mine.name).toBe('आपसे मेल खाती नई नौकरियाँ')
	expect((await me.get('alerts')).body.details).toMatchObject([{ name: 'New jobs that fit you', least: 70 }])
})

test('without an account nothing is sent before the mailed link is confirmed, and opening the link changes nothing', async () => {
	await using api = await testApp()
	const asked = await api.post('mailed-alerts', { ...draft, email })
	const [mail] = await api.work()
	const key = keyIn(mail?.text, 'alerts/confirm')

	expect(asked.body).toMatchObject({ errorCode: 0, details: null })
	expect(mail).toMatchObject({ to: [{ address: email }], subject: 'Please confirm your alert' })
	expect((await api.get(`mailed-alerts/${key}`)).status).toBe(404)
	expect((await api.get(`mailed-alerts/confirmations/${key}`)).body.details).toMatchObject({
		name: 'Java in Pune',
		isConfirmed: false,
	})
	expect((await api.get(`mailed-alerts/confirmations/${key}`)).body.details.isConfirmed).toBe(false)

	expect((await api.post(`mailed-alerts/confirmations/${key}`)).status).toBe(200)
	expect((await api.get(`mailed-alerts/${key}`)).body.details).toMatchObject({
		email: 'a…@example.com',
		alerts: [{ name: 'Java in Pune', frequency: 'daily' }],
	})
})

test('the answer is the same for an address that is known, full or new', async () => {
	await using api = await testApp()
	await createAccount(api.db, { email: 'known@example.com' })
	await confirmed(api, { email })
	const [mailbox] = await api.db.select().from(alertMailboxes)
	await api.db.insert(alerts).values(
		Array.from({ length: mostMailedAlerts }, (_, at) => ({
			mailboxId: mailbox?.id,
			kind: 'jobs' as const,
			name: 'x',
			criteria: `place=${at}`,
			frequency: 'daily' as const,
		})),
	)

	const answers = await Promise.all(
		['known@example.com', email, 'new@example.com'].map((address) =>
			api.post('mailed-alerts', { ...draft, criteria: 'place=77', email: address }),
		),
	)

	expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
	expect((await api.work()).map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
		'known@example.com',
		'new@example.com',
	])
})

test('entering somebody else’s address changes nothing of theirs', async () => {
	await using api = await testApp()
	const key = await confirmed(api, { email, name: 'Mine' })

	await api.post('mailed-alerts', { list: 'jobs', criteria: '', name: 'Spam', frequency: 'daily', email })
	const [mail] = await api.work()

	expect(mail?.text).not.toContain('Spam')
	expect(
		(await api.get(`mailed-alerts/${keyIn(mail?.text, 'alerts/confirm')}`)).body.details.alerts,
	).toMatchObject([{ name: 'Mine', frequency: 'at_once' }])
	expect((await api.get(`mailed-alerts/${key}`)).status).toBe(404)
})

test('the key of one address opens nothing of another', async () => {
	await using api = await testApp()
	const mine = await confirmed(api, { email })
	const theirs = await confirmed(api, { email: 'ravi@example.com' })
	const [alert] = (await api.get(`mailed-alerts/${theirs}`)).body.details.alerts
	const change = { name: 'Mine now', frequency: 'none' }

	expect(
		(await api.call({ method: 'PUT', path: `mailed-alerts/${mine}/${alert.id}`, body: change })).status,
	).toBe(404)
	await api.call({ method: 'DELETE', path: `mailed-alerts/${mine}/${alert.id}` })
	expect((await api.get(`mailed-alerts/${theirs}`)).body.details.alerts).toHaveLength(1)
	expect(
		(await api.call({ method: 'PUT', path: `mailed-alerts/${theirs}/${alert.id}`, body: change })).status,
	).toBe(200)
})

test('an unconfirmed alert is deleted after a week, together with its address', async () => {
	await using api = await testApp()
	await api.post('mailed-alerts', { ...draft, email })
	await api.work()
	await api.db.update(alerts).set({ createdAt: sql`now() - interval '8 days'` })
	await api.db.update(alertMailboxes).set({ createdAt: sql`now() - interval '8 days'` })

	await enqueue(api.db, 'sweep_alerts', {})
	await api.work()

	expect(await api.db.$count(alerts)).toBe(0)
	expect(await api.db.$count(alertMailboxes)).toBe(0)
})

test('an alert unused for a year is asked about once, and ends a month later without an answer', async () => {
	await using api = await testApp()
	await confirmed(api, { email, name: 'Kept' })
	await confirmed(api, { email: 'ravi@example.com', name: 'Forgotten' })
	await api.db.update(alerts).set({ usedAt: sql`now() - interval '13 months'` })

	await enqueue(api.db, 'sweep_alerts', {})
	await enqueue(api.db, 'sweep_alerts', {})
	const mails = await api.work()
	const kept = mails.find(({ subject }) => subject?.includes('Kept'))
	const key = keyIn(kept?.text, 'alerts/end')
	const { alerts: asked } = (await api.get(`alert-mails/${key}`)).body.details
	await api.post(`mailed-alerts/${key}/${asked[0].id}/keep`)
	await api.db.update(alerts).set({ askedAt: sql`asked_at - interval '32 days'` })
	await enqueue(api.db, 'sweep_alerts', {})

	expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
		'Do you still want “Forgotten”?',
		'Do you still want “Kept”?',
	])
	expect(await api.work()).toEqual([])
	expect((await api.db.select().from(alerts)).map(({ name }) => name)).toEqual(['Kept'])
})

async function member(api: Awaited<ReturnType<typeof testApp>>) {
	return api.as(await createAccount(api.db, { userType: 'guest_user' }))
}
