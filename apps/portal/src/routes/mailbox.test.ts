import type { MailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mailboxRoutes } from './mailbox.ts'

/** The mailbox in an app that trusts its proxies, as one behind https does. */
async function appWith(mails: MailServer['mails']) {
	const app = Fastify({ trustProxy: true })
	mailboxRoutes(app, async () => mails)
	await app.ready()
	return app
}

async function mailbox() {
	const app = await appWith([])
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

test('a mail is shown as its reader would see it, in a frame of its own that runs nothing', async () => {
	const mail = (messageId: string, subject: string) =>
		({
			messageId,
			subject,
			html: '<html><head></head><body><p style="color:red">Code <b>123456</b></p></body></html>',
		}) as MailServer['mails'][number]
	const app = await appWith([
		mail('<two@example.com>', 'Your code & more'),
		mail('<one@example.com>', 'Welcome'),
	])
	const ask = (url: string) => app.inject({ url, headers: { host: 'localhost' }, remoteAddress: '127.0.0.1' })

	const newest = await ask('/dev/mailbox')
	const chosen = await ask(`/dev/mailbox?mail=${encodeURIComponent('<one@example.com>')}`)
	const sent = await ask(`/dev/mailbox/mail?mail=${encodeURIComponent('<one@example.com>')}`)

	expect(newest.body).toContain('<iframe title="Your code &amp; more"')
	expect(newest.headers['content-security-policy']).toMatch(/style-src 'sha256-/)
	expect(chosen.body).toContain('<iframe title="Welcome"')
	expect(sent.body).toContain('<p style="color:red">')
	expect(sent.headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'")
	expect((await ask('/dev/mailbox/mail?mail=gone')).statusCode).toBe(404)
})
