import {
	NotificationKind,
	endMailSubscription,
	showMailSubscription,
} from '@profile-search/contract/messaging/notifications'
import { useState } from 'react'
import { Link, data, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => [
	{ title: `${i18n.t('notifications.unsubscribe')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
	const kind = NotificationKind.safeParse(args.params.kind)
	if (!kind.success) throw data(i18n.t('errors.text404'), { status: 404 })
	const params = { key: args.params.key, kind: kind.data }
	return { params, ...(await load(args, showMailSubscription, { params })) }
}

/**
 * The target of the link at the end of a mail. Opening it changes nothing, since programs that scan mails follow
 * links too.
 */
export default function Unsubscribe({ loaderData: { params, kind, mail } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)

	const end = async () => {
		setSending(true)
		const sent = await send(endMailSubscription, { params })
		setSending(false)
		if (sent.errorCode !== 0) toast(sent.message, 'error')
		await revalidate()
	}

	const name = t(`notifications.kinds.${kind}`)
	return (
		<Page title={t('notifications.unsubscribe')} width="narrow">
			<Notice
				tone={mail ? 'plain' : 'good'}
				title={t(mail ? 'notifications.endQuestion' : 'notifications.ended', { kind: name })}
				action={
					mail && (
						<Button loading={isSending} onClick={end}>
							{t('notifications.end')}
						</Button>
					)
				}
			>
				{t(mail ? 'notifications.endText' : 'notifications.endedText')}{' '}
				<Link to="/notifications#settings">{t('notifications.allSettings')}</Link>
			</Notice>
		</Page>
	)
}
