import type { NotificationKind } from '@profile-search/contract/messaging/notifications'
import type { Mail } from '#platform/channels/mail/mailer.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { mailEnd } from './mail-end.ts'
import { wantsMail } from './settings.ts'

/**
 * Mails an account holder, unless they want no mails of the kind. The end of the mail says how to
 * unsubscribe.
 */
export async function sendWanted(
	{ db, mailer, publicUrl }: Pick<TaskContext, 'db' | 'mailer' | 'publicUrl'>,
	reader: { id: string; email: string },
	kind: NotificationKind,
	mail: Omit<Mail, 'to' | 'headers'>,
) {
	if (!(await wantsMail(db, reader.id, kind))) return
	const end = await mailEnd(db, publicUrl, reader.id, kind)
	const foot = [...(mail.foot ?? []), end.paragraph]
	await mailer.send({ ...mail, to: reader.email, headers: end.headers, foot })
}
