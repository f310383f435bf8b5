import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

/** Asks a server that really listens, since its port is part of the answer. */
async function askedAt(publicUrl: string) {
	const app = Fastify()
	app.get('/', async (request) => relyingPartyOf(publicUrl, request))
	const address = await app.listen({ host: '127.0.0.1', port: 0 })
	const answer = await fetch(address, { headers: { 'x-forwarded-host': 'evil.example' } })
	await app.close()
	return { answer: await answer.json(), port: new URL(address).port }
}

test('passkeys belong to the public address', async () => {
	const { answer } = await askedAt('https://portal.example')

	expect(answer).toEqual({ id: 'portal.example', origins: ['https://portal.example'] })
})

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://0.0.0.0:3000'])(
	'at the IP address %s, passkeys belong to localhost',
	async (publicUrl) => {
		const { answer, port } = await askedAt(publicUrl)

		expect(answer).toEqual({
			id: 'localhost',
			origins: ['http://localhost:3000', `http://localhost:${port}`],
		})
	},
)
