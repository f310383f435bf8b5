import { createTransport } from 'nodemailer'
import { timeouts } from './mailer.ts'

/** Connects to a mail server and logs in, without sending anything. Rejects with what went wrong. */
export async function probeMailServer(smtpUrl: string) {
	const transport = createTransport({ url: smtpUrl, ...timeouts })
	await transport.verify().finally(() => transport.close())
}
