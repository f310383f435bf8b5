import type { NotificationKind } from '@profile-search/contract/messaging/notifications'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { mailKeyOf } from './settings.ts'

/**
 * What lets a reader unsubscribe from mails of a kind: the headers of RFC 8058, which mail programs turn into
 * a button, and a link for the end of the mail.
 */
export async function mailEnd(db: Db, publicUrl: string, accountId: string, kind: NotificationKind) {
	const key = await mailKeyOf(db, accountId)
	return {
		headers: {
			'List-Unsubscribe': `<${publicUrl}/api/mail-subscriptions/${key}/${kind}/end>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
		paragraph: {
			link: `${publicUrl}/unsubscribe/${key}/${kind}`,
			label: t('accountsMails.unsubscribe'),
		},
	}
}
