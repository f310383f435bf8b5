import { careerGaps } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate } from '@profile-search/db/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSession } from '#http/session.ts'
import { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const nobody = '0198c5a0-0000-7000-8000-000000000000'
const gap = { reason: 'study', startedOn: '2020-05-01', endedOn: '2021-01-01' }

async function bearer(api: TestApp) {
	const account = await createCandidate(api.db, {})
	const token = await openSession(api.db, account.id, 'bearer', { userAgent: 'test', country: null })
	return { authorization: `Bearer ${token}` }
}

async function program(api: TestApp) {
	const own = await bearer(api)
	return (key: string, body: object = gap, path = 'career-gaps') =>
		api.call({
			method: 'POST',
			path,
			body,
			headers: { ...own, 'idempotency-key': key },
		})
}

test('a repeated call creates nothing more, and is answered as the first one was', async () => {
	await using api = await testApp()
	const post = await program(api)

	const first = await post('a1')
	const repeat = await post('a1')
	const other = await post('a2')

	expect(first.body.errorCode).toBe(0)
	expect(first.headers['idempotent-replayed']).toBeUndefined()
	expect(repeat.status).toBe(200)
	expect(repeat.body).toEqual(first.body)
	expect(repeat.headers).toMatchObject({
		'idempotent-replayed': 'true',
		'content-type': 'application/json; charset=utf-8',
	})
	expect(other.body.details.id).not.toBe(first.body.details.id)
	expect(await api.db.$count(careerGaps)).toBe(2)
})

test('of many calls with one key at once, one creates', async () => {
	await using api = await testApp()
	const post = await program(api)

	const answers = await Promise.all(Array.from({ length: 10 }, () => post('a1')))

	expect(await api.db.$count(careerGaps)).toBe(1)
	for (const { status } of answers) expect([200, 409]).toContain(status)
	expect((await post('a1')).status).toBe(200)
})

test('a key belongs to its account, and to one call', async () => {
	await using api = await testApp()
	const [mine, theirs] = [await program(api), await program(api)]
	const first = await mine('a1')

	const byAnother = await theirs('a1')
	const changed = await mine('a1', { ...gap, reason: 'caring' })

	expect(byAnother.body.details.id).not.toBe(first.body.details.id)
	expect(changed.status).toBe(422)
	expect(changed.body.message).toBe('This idempotency key belongs to another call.')
})

test('a refusal is repeated too, since the same call would be refused again', async () => {
	await using api = await testApp()
	const post = await program(api)
	const missing = `alerts/${nobody}/keep`

	const first = await post('a1', {}, missing)
	const repeat = await post('a1', {}, missing)

	expect(first.status).toBe(404)
	expect(repeat.status).toBe(404)
	expect(repeat.body).toEqual(first.body)
})

/** Lets the next statement that notes a gap fail in `body` (PL/pgSQL) until the test takes the trigger away. */
async function failing(api: TestApp, body: string) {
	await api.db.execute(
		sql.raw(`create function fail() returns trigger language plpgsql as $$ begin ${body} return new; end $$`),
	)
	await api.db.execute(
		sql`create trigger fail before insert on career_gaps for each row execute function fail()`,
	)
	return () => api.db.execute(sql`drop trigger fail on career_gaps`)
}

for (const [what, body, status] of [
	['broke on this side', `raise exception 'broken';`, 500],
	['lost the database', 'perform pg_terminate_backend(pg_backend_pid());', 503],
] as const)
	test(`a call that ${what} is not carried out again: whether it has saved something is uncertain`, async () => {
		await using api = await testApp()
		const post = await program(api)
		const mend = await failing(api, body)

		const first = await post('a1')
		await mend()
		const repeat = await post('a1')

		expect(first.status).toBe(status)
		expect(repeat.status).toBe(409)
		expect(await api.db.$count(careerGaps)).toBe(0)
		expect((await post('a2')).status).toBe(200)
	})

test('a call that took too long, and was rolled back, is carried out when it is repeated', async () => {
	await using api = await testApp()
	const post = await program(api)
	const mend = await failing(api, `raise exception 'slow' using errcode = '57014';`)

	const first = await post('a1')
	await mend()
	const repeat = await post('a1')

	expect(first.status).toBe(503)
	expect(repeat.status).toBe(200)
	expect(await api.db.$count(careerGaps)).toBe(1)
})

test('a key that is empty, too long or not printable is refused, and nothing is created', async () => {
	await using api = await testApp()
	const post = await program(api)

	for (const key of ['', 'x'.repeat(256), 'Schlüssel']) expect((await post(key)).status, key).toBe(400)

	expect(await api.db.$count(careerGaps)).toBe(0)
})

test('the files of a form are part of the call', async () => {
	await using api = await testApp()
	const own = await bearer(api)
	const send = async (content: string) => {
		const form = new FormData()
		form.append('clientId', nobody)
		form.append('files', new File([content], 'plan.txt', { type: 'text/plain' }))
		const encoded = new Response(form)
		const { statusCode, headers } = await api.app.inject({
			method: 'POST',
			url: `/api/threads/${nobody}/messages`,
			headers: {
				...own,
				'idempotency-key': 'a1',
				'content-type': encoded.headers.get('content-type') ?? '',
			},
			payload: Buffer.from(await encoded.arrayBuffer()),
		})
		return { status: statusCode, isReplay: headers['idempotent-replayed'] === 'true' }
	}

	expect(await send('one')).toEqual({ status: 404, isReplay: false })
	expect(await send('one')).toEqual({ status: 404, isReplay: true })
	expect(await send('two')).toEqual({ status: 422, isReplay: false })
})
