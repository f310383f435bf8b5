import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mailboxRoutes } from './mailbox.ts'

/** The mailbox in an app that trusts its proxies, as one behind https does. */
async function mailbox() {
	const app = Fastify({ trustProxy: true })
	mailboxRoutes(app, async () => [])
	await app.ready()
	return (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
		app.inject({ url: '/dev/mailbox', headers, remoteAddress }).then(({ statusCode }) => statusCode)
}

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
	'a browser on this machine reads the mails at %s',
	async (host) => {
		const ask = await mailbox()

		expect(await ask({ host })).toBe(200)
	},
)

test.each([
	['another name', { host: 'portal.example' }],
	['a name that only begins like this machine', { host: 'localhost.portal.example' }],
	['a forged forwarded name', { host: 'portal.example', 'x-forwarded-host': 'localhost' }],
	['a proxy that tells the client', { host: 'localhost', 'x-forwarded-for': '203.0.113.5' }],
	['a proxy that tells the name', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
	['a proxy that tells the protocol', { host: 'localhost', 'x-forwarded-proto': 'https' }],
	['a proxy of RFC 7239', { host: 'localhost', forwarded: 'for=203.0.113.5' }],
	['a proxy that names itself', { host: 'localhost', via: '1.1 proxy' }],
	['a proxy that tells the real address', { host: 'localhost', 'x-real-ip': '203.0.113.5' }],
])('nobody can read the mails through %s', async (_what, headers) => {
	const ask = await mailbox()

	expect(await ask(headers)).toBe(404)
})

test('another machine cannot read the mails, whatever headers it sends', async () => {
	const ask = await mailbox()

	expect(await ask({ host: 'localhost' }, '192.168.1.5')).toBe(404)
	expect(await ask({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, '192.168.1.5')).toBe(404)
})
