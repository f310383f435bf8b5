import type { MailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import type { FastifyInstance } from 'fastify'

/** The mails of the mailbox, newest first; they may be in another process. */
export type ReadMails = () => Promise<MailServer['mails']>

/** The mailbox page. It is served to this machine only, since the mails open the accounts. */
export function mailboxRoutes(app: FastifyInstance, readMails: ReadMails) {
	app.register(async (pages) => {
		pages.addHook('onRequest', async (request, reply) => {
			const { socket, headers, httpVersion } = request.raw
			// The host name is checked too, since another site may point its own name to this machine. The raw header
			// is read, since a trusted proxy could set another one.
			const isLocal =
				['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
				/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(headers.host ?? '')
			// Proxies announce themselves in one of these headers, or use the older HTTP version.
			const isForwarded =
				httpVersion === '1.0' ||
				Object.keys(headers).some((name) => /^(?:x-forwarded|x-real-ip|forwarded|via)/.test(name))
			if (isLocal && !isForwarded) return
			return reply.code(404).type('text/plain').send('refusals.nothingHere')
		})
		pages.get('/dev/mailbox', async (_request, reply) =>
			reply.type('text/html').send(page(await readMails())),
		)
		pages.get('/dev/mailbox.json', async () =>
			(await readMails()).map(({ to, subject, text, date }) => ({
				to: to?.[0]?.address,
				subject,
				text,
				date,
			})),
		)
	})
}

function page(mails: MailServer['mails']) {
	const items = mails.map(
		(mail) => `<article><h2>${escape(mail.subject ?? '')}</h2>
			<p class="to">to ${escape(mail.to?.[0]?.address ?? '')} · <time>${escape(mail.date ?? '')}</time></p>
			<pre>${linked(escape(mail.text ?? ''))}</pre></article>`,
	)
	const empty = '<p>No mail yet. What the portal sends arrives here.</p>'
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox · Profile Search</title>
		<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5">
		<link rel="stylesheet" href="/dev-mailbox.css"></head>
		<body><header><a href="/">Profile Search</a><h1>Mailbox of the demo</h1>
		<p>Set SMTP_URL to send real mail instead.</p></header><main>${items.join('') || empty}</main></body></html>`
}

function linked(text: string) {
	return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

function escape(text: string) {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}
