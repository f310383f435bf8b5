import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { UnrenderedMail } from '#platform/channels/mail/mailer.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { inLanguageOf } from './in-language-of.ts'

/** Whom a mail is for. The language is null where nobody has chosen one. */
export type MailReader = { email: string; language: PageLanguage | null }

/**
 * Mails a reader in the reader's language. `write` runs in that language too, so it may use `t`. Where it returns
 * nothing, no mail is sent.
 */
export async function sendMail(
	{ db, mailer }: Pick<TaskContext, 'db' | 'mailer'>,
	reader: MailReader,
	write: () => UnrenderedMail | undefined | Promise<UnrenderedMail | undefined>,
) {
	await inLanguageOf(reader, async () => {
		const mail = await write()
		if (!mail) return
		const { render, ...rest } = mail
		await mailer.send({ ...rest, ...(await render(db)), to: reader.email })
	})
}
