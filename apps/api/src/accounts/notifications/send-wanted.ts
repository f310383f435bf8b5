import type { NotificationKind } from '@profile-search/contract/messaging/notifications'
import type { UnrenderedMail } from '#platform/channels/mail/mailer.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { type MailReader, sendMail } from '../accounts/send-mail.ts'
import { mailEnd } from './mail-end.ts'
import { wantsMail } from './settings.ts'

type WantedMail = Omit<UnrenderedMail, 'headers'>

/**
 * Mails an account holder as `sendMail` does, unless they want no mails of the kind. The end of the mail says how to
 * unsubscribe.
 */
export async function sendWanted(
	context: Pick<TaskContext, 'db' | 'mailer' | 'publicUrl'>,
	reader: MailReader & { id: string },
	kind: NotificationKind,
	write: () => WantedMail | undefined | Promise<WantedMail | undefined>,
) {
	const { db, publicUrl } = context
	await sendMail(context, reader, async () => {
		const mail = await write()
		if (!mail || !(await wantsMail(db, reader.id, kind))) return undefined
		const end = await mailEnd(db, publicUrl, reader.id, kind)
		return { ...mail, headers: end.headers, foot: [...(mail.foot ?? []), end.paragraph] }
	})
}
