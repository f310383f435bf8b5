import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createAsha, email, person } from '../testing.ts'

/** Each call that names an address, made by a stranger. */
const calls: Record<string, (address: string) => object> = {
	'auth/login': (address) => ({ email_id: address, password: 'Wrong1!', user_type: 'candidate' }),
	'auth/register': (address) => ({ ...person, email_id: address }),
	'auth/otp-send-with-email': (address) => ({ email: address }),
	'auth/verify-otp': (address) => ({ email: address, otp: '123456' }),
	'auth/forgotPassword': (address) => ({ email: address }),
	'auth/ForgetPassword-reset': (address) => ({
		email: address,
		password: 'Another1!',
		forget_password_token: `${'x'.repeat(43)}.123456`,
	}),
}

test.each(Object.entries(calls))(
	'%s answers known and unknown addresses alike, with the same database queries',
	async (path, bodyFor) => {
		await using api = await testApp({ rateLimits: true })
		await createAsha(api)
		const queries = listenToQueries()

		const known = await api.post(path, bodyFor(email))
		const askedForKnown = queries()
		const unknown = await api.post(path, bodyFor('nobody@example.com'))
		const askedForUnknown = queries()

		expect(withoutToken(unknown.body)).toEqual(withoutToken(known.body))
		expect(unknown.status).toBe(known.status)
		expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
		expect(askedForUnknown).toEqual(askedForKnown)
		expect(askedForKnown).not.toEqual([])
	},
)

test('the limits of a known address are those of an unknown one', async () => {
	await using api = await testApp({ rateLimits: true })
	await createAsha(api)
	const guessAt = (address: string) =>
		Promise.all(Array.from({ length: 14 }, () => api.post('auth/login', calls['auth/login']?.(address))))

	const [known, unknown] = [await guessAt(email), await guessAt('nobody@example.com')]

	const statuses = (answers: typeof known) => answers.map(({ status }) => status).toSorted()
	expect(statuses(unknown)).toEqual(statuses(known))
})

/** Listens to the driver and returns the text of every query since the last call. */
function listenToQueries() {
	const query = vi.spyOn(Client.prototype, 'query')
	onTestFinished(() => query.mockRestore())
	return () => {
		const texts = query.mock.calls.map((call: unknown[]) => JSON.stringify(call[0], ['text']))
		query.mockClear()
		return texts
	}
}

function withoutToken(body: { details: { token?: string } | null }) {
	return body.details?.token ? { ...body, details: { token: body.details.token.length } } : body
}
