import { createHash } from 'node:crypto'
import type { MailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { escapeHtml } from '@profile-search/text/escape-html'
import type { FastifyInstance } from 'fastify'
import { localOnly } from './local-only.ts'
import { mailboxStyle } from './mailbox-style.ts'

/** The mails of the mailbox, newest first; they may be in another process. */
export type ReadMails = () => Promise<MailServer['mails']>
type Mail = MailServer['mails'][number]
type Chosen = { Querystring: { mail?: string } }

const styleHash = `sha256-${createHash('sha256').update(mailboxStyle).digest('base64')}`
const policy = `default-src 'none'; style-src '${styleHash}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'`
/** A mail brings its styles along, and opens its links in place of the mailbox. */
const policyOfMail =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation"

/** The mailbox page. It is served to this machine only, since the mails open the accounts. */
export function mailboxRoutes(app: FastifyInstance, readMails: ReadMails) {
	app.register(async (pages) => {
		pages.addHook('onRequest', localOnly)
		pages.get<Chosen>('/dev/mailbox', async ({ query }, reply) => {
			const mails = await readMails()
			const shown = mails.find(({ messageId }) => messageId === query.mail) ?? mails[0]
			return reply.type('text/html').header('content-security-policy', policy).send(page(mails, shown))
		})
		pages.get<Chosen>('/dev/mailbox/mail', async ({ query }, reply) => {
			const mail = (await readMails()).find(({ messageId }) => messageId === query.mail)
			if (!mail) return reply.code(404).type('text/plain').send('refusals.nothingHere')
			return reply.type('text/html').header('content-security-policy', policyOfMail).send(htmlOf(mail))
		})
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

function page(mails: Mail[], shown: Mail | undefined) {
	const items = mails.map(
		(mail) => `<li><a href="?${addressOf(mail)}"${mail === shown ? ' aria-current="true"' : ''}>
			<strong>${escapeHtml(mail.subject ?? '')}</strong>
			<span>to ${escapeHtml(mail.to?.[0]?.address ?? '')}</span>
			<time>${escapeHtml(mail.date?.slice(0, 16).replace('T', ' ') ?? '')}</time></a></li>`,
	)
	const content = shown
		? `<nav aria-label="Mails"><ol>${items.join('')}</ol></nav>
			<iframe title="${escapeHtml(shown.subject ?? 'Mail')}" src="/dev/mailbox/mail?${addressOf(shown)}"></iframe>`
		: '<p>No mail yet. What the portal sends arrives here.</p>'
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox · Profile Search</title>
		<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5">
		<meta name="color-scheme" content="light dark"><style>${mailboxStyle}</style></head>
		<body><header><a href="/">Profile Search</a><h1>Mailbox of the demo</h1>
		<p>Set SMTP_URL to send real mail instead.</p></header><main>${content}</main></body></html>`
}

function addressOf({ messageId }: Mail) {
	return escapeHtml(new URLSearchParams({ mail: messageId ?? '' }).toString())
}

function htmlOf({ html, text }: Mail) {
	const shown = html ?? `<pre>${linked(escapeHtml(text ?? ''))}</pre>`
	const target = '<base target="_top">'
	return shown.includes('<head>') ? shown.replace('<head>', `<head>${target}`) : target + shown
}

function linked(text: string) {
	return text.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
