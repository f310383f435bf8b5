/** The mail server has refused a mail for good: trying again would change nothing. */
export class MailRefused extends Error {
	/** Whether it was the address that it refused, and not what the mail says. */
	readonly isOfAddress: boolean
	constructor(reason: string, isOfAddress: boolean) {
		super(reason)
		this.isOfAddress = isOfAddress
	}
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/**
 * A refusal for good (5xx) of the address or of the mail. What a server says of us, such as a wrong password or a
 * sender that it does not know, is the operator's to mend, and the mail is tried again.
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

/** Whether an error says that nothing can be sent at the moment: no connection, no answer in time, or no login. */
export function isTroubleOfLine(error: unknown) {
	if (!(error instanceof Error)) return false
	const { code = '', responseCode = 0 }: SmtpError = error
	// 421: the server is closing. Other temporary refusals are about one mail.
	return responseCode === 421 || (responseCode === 0 && ofTheLine.test(code)) || code === 'EAUTH'
}
