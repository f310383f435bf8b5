/** The mail server has permanently refused a mail: a retry would change nothing. */
export class MailRefused extends Error {
	/** Whether it refused the address rather than the content. */
	readonly isOfAddress: boolean
	constructor(reason: string, isOfAddress: boolean) {
		super(reason)
		this.isOfAddress = isOfAddress
	}
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * A permanent refusal (5xx) of the address or of the mail. When the server objects to the portal itself, such
 * as to a wrong password or an unknown sender, the operator has to fix it, and the mail is retried.
 */
export function refusalFrom(error: unknown) {
	if (!(error instanceof Error)) return undefined
	const { code, command = '', responseCode = 0, message, response }: SmtpError = error
	const isForGood = responseCode >= 500 && responseCode < 600
	if (!isForGood) return undefined
	if (code === 'EMESSAGE' || command === 'DATA') return new MailRefused(response ?? message, false)
	return command === 'RCPT TO' ? new MailRefused(response ?? message, true) : undefined
}

const ofTheLine =
	/^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|EPROTOCOL|EAUTH|ENOAUTH|ECONN\w+|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/

/**
 * Whether an error means that nothing can be sent at the moment: no connection, no answer in time, or no
 * login.
 */
export function isTroubleOfLine(error: unknown) {
	if (!(error instanceof Error)) return false
	const { code = '', responseCode = 0 }: SmtpError = error
	// 421: the server is closing. Other temporary refusals concern one mail.
	return responseCode === 421 || (responseCode === 0 && ofTheLine.test(code)) || code === 'EAUTH'
}

/** An error of a mail server without the name of the mailbox, which many servers repeat without its host. */
export function withoutRecipient(error: unknown, address: string) {
	if (!(error instanceof Error)) return error
	const mailbox = address.slice(0, address.lastIndexOf('@')).toLowerCase()
	const plain = (text: string) =>
		text.replaceAll(/[^\s"'<>()[\]:;,@]+/g, (word) => {
			const [, name = '', end = ''] = /^(.*?)([.!?]*)$/.exec(word) ?? []
			return name.toLowerCase() === mailbox ? `…${end}` : word
		})
	return Object.assign(error, { message: plain(error.message), stack: plain(error.stack ?? '') })
}
