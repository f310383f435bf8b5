import { createAccount } from '@profile-search/db/testing/factories'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#test/portal.ts'
import { answer, note } from '../answer.ts'
import { draft, file, sendForm } from '../testing.ts'

test('a wrong address and a wrong number get the same answer, after the same query', async () => {
	await using api = await testApp({ rateLimits: true })
	const { number } = await file(api)
	const queries = listenToQueries()

	const wrongAddress = await api.post('grievance-tracking', { number, email: 'nobody@example.com' })
	const askedOne = queries()
	const wrongNumber = await api.post('grievance-tracking', { number: 'PS-2026-00000000', email: draft.email })
	const askedOther = queries()

	expect(wrongAddress).toMatchObject({ status: 404 })
	expect(wrongNumber.status).toBe(wrongAddress.status)
	expect(wrongNumber.body).toEqual(wrongAddress.body)
	expect(Object.keys(wrongNumber.headers)).toEqual(Object.keys(wrongAddress.headers))
	expect(askedOther).toEqual(askedOne)
	expect(askedOne.length).toBeGreaterThan(0)
})

test('attempts on one number are limited, whether it exists or not', async () => {
	await using api = await testApp({ rateLimits: true })
	const { number } = await file(api)
	const tryOften = (tried: string) =>
		Promise.all(
			Array.from({ length: 24 }, () =>
				api.post('grievance-tracking', { number: tried, email: 'nobody@example.com' }),
			),
		)

	const [known, unknown] = [await tryOften(number), await tryOften('PS-2026-00000000')]

	const statuses = (answers: typeof known) => answers.map(({ status }) => status).toSorted()
	expect(statuses(known)).toEqual(statuses(unknown))
	expect(statuses(known).filter((status) => status === 429)).toHaveLength(4)
}, 30_000)

test('nothing internal reaches the complainant: no note, no file of a note, no name, no warning', async () => {
	await using api = await testApp()
	const officer = await createAccount(api.db, {
		isAdministrator: true,
		firstName: 'Qofficerq',
		lastName: 'Qnameq',
	})
	const { id, number } = await file(api)
	const acting = { actorId: officer.id }
	await note(api.db, api.files, id, {
		...acting,
		message: 'Qnoteq',
		files: [{ name: 'Qfileq.txt', mediaType: 'text/plain', bytes: Buffer.from('Qcontentq') }],
	})
	const me = await api.as(officer)
	await me.post(`grievances/${id}/assignment`, { accountId: officer.id, version: 1 })
	await sendForm(api, `grievances/${id}/answers`, { message: 'Public words', version: '2' }, me)
	const whole = await me.get(`grievances/${id}`)
	const noted = whole.body.details.events.find((event: { kind: string }) => event.kind === 'noted')

	const seen = await api.post('grievance-tracking', { number, email: draft.email })
	const path = `grievance-tracking/attachments/${noted.attachments[0].id}`
	const fetched = await api.post(path, { number, email: draft.email })
	const mails = await api.work()

	expect(JSON.stringify(whole.body)).toMatch(/Qnoteq.*Qfileq/)
	expect(seen.body.details.events.map((event: { kind: string }) => event.kind)).toEqual(['filed', 'replied'])
	const told = JSON.stringify([seen.body, mails.filter((mail) => mail.to?.[0]?.address === draft.email)])
	expect(told).toContain('Public words')
	expect(told).not.toMatch(/Q\w+q/)
	expect(told).not.toContain(officer.id)
	expect(fetched).toMatchObject({ status: 404 })
})

test('the key of one grievance opens no file of another', async () => {
	await using api = await testApp()
	const files = [new File(['secret'], 'one.txt')]
	const one = (await sendForm(api, 'grievances', draft, { files })).body.details
	const other = (await sendForm(api, 'grievances', { ...draft, email: 'other@example.com' })).body.details
	const { events } = (await api.post('grievance-tracking', one)).body.details
	const path = `grievance-tracking/attachments/${events[0].attachments[0].id}`

	const own = await api.app.inject({ method: 'POST', url: `/api/${path}`, payload: one })
	const stolen = await api.post(path, other)

	expect(own).toMatchObject({ statusCode: 200, body: 'secret' })
	expect(own.headers['content-disposition']).toContain('attachment')
	expect(stolen).toMatchObject({ status: 404 })
})

test('a complainant answers questions, reopens, rates and closes, each where it is allowed', async () => {
	await using api = await testApp()
	const officer = await createAccount(api.db, { isAdministrator: true })
	const { id, number } = await file(api)
	const key = { number, email: draft.email }
	const answers = async (status: 'waiting_for_complainant' | 'resolved', version: number) =>
		answer(api.db, api.files, id, {
			draft: { status, message: 'Please look.', whereToGo: null, version },
			files: [],
			actorId: officer.id,
		})
	const call = async (path: string, more: object = {}) => {
		const { body } = await api.post(`grievance-tracking/${path}`, { ...key, ...more })
		return body.details?.status ?? body.errorCode
	}

	expect(await call('reopening', { message: 'Too early' })).toBe(409)
	expect(await call('rating', { stars: 5 })).toBe(409)
	await answers('waiting_for_complainant', 1)
	const said = await sendForm(api, 'grievance-tracking/replies', { ...key, message: 'Here it is.' })
	expect(said.body.details.status).toBe('in_progress')
	await answers('resolved', 3)
	expect(await call('rating', { stars: 2, comment: 'Half an answer' })).toBe('resolved')
	expect(await call('rating', { stars: 5 })).toBe(409)
	expect(await call('reopening', { message: 'It is still there.' })).toBe('reopened')
	expect(await call('closing', { message: 'Settled by telephone' })).toBe('closed')
	expect(await call('reopening', { message: 'Again' })).toBe(409)
	expect((await sendForm(api, 'grievance-tracking/replies', { ...key, message: 'Hm' })).status).toBe(409)
})

/** Records the queries of the driver: returns the text of every query since the last call. */
function listenToQueries() {
	const query = vi.spyOn(Client.prototype, 'query')
	onTestFinished(() => query.mockRestore())
	return () => {
		const texts = query.mock.calls.map((call: unknown[]) => JSON.stringify(call[0], ['text']))
		query.mockClear()
		return texts
	}
}
