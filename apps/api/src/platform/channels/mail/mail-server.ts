import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * An SMTP server on loopback that keeps the mails it receives: the mailbox of the demo, and the receiving
 * server in tests.
 */
export type MailServer = {
	url: string
	/** Newest first. */
	mails: Email[]
	/** How many mails arrived, including those no longer kept. */
	received: () => number
	close: () => Promise<void>
}

/** Starts it, on a free port unless one is given. Beyond `mostMails`, the oldest mails are dropped. */
export async function startMailServer(port = 0, mostMails = 500): Promise<MailServer> {
	const mails: Email[] = []
	let received = 0
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		size: 10_000_000,
		onData(stream, _session, done) {
			buffer(stream)
				.then((raw) => PostalMime.parse(raw))
				.then((mail) => {
					received += 1
					mails.unshift(mail)
					if (mails.length > mostMails) mails.pop()
					done()
				}, done)
		},
	})
	const { promise: listening, resolve, reject } = Promise.withResolvers<number>()
	server.once('error', reject)
	const listener = server.listen(port, '127.0.0.1', () => {
		const address = listener.address()
		resolve(typeof address === 'object' && address ? address.port : 0)
	})
	// A sender may be killed in the middle of a mail.
	server.on('error', () => {})
	return {
		url: `smtp://127.0.0.1:${await listening}`,
		mails,
		received: () => received,
		close: () => new Promise((done) => server.close(() => done())),
	}
}
