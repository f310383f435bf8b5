import { confirmAlert, showConfirmation } from '@profile-search/contract/matching/alerts'
import { useState } from 'react'
import { Link, data, useRevalidator } from 'react-router'
import { ask, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/confirm.ts'

export const meta = () => [
	{ title: `${i18n.t('watch.confirmTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { key } = args.params
	const { status, message, details } = await ask(args, showConfirmation, { params: { key } })
	return data({ key, alert: details, message }, { status })
}

/** The target of the link in the mail. Programs that scan mails follow links too, so confirming takes a button. */
export default function Confirm({ loaderData: { key, alert, message } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)

	const confirm = async () => {
		setSending(true)
		const sent = await send(confirmAlert, { params: { key } })
		setSending(false)
		if (sent.errorCode !== 0) toast(sent.message, 'error')
		await revalidate()
	}

	if (!alert) {
		return (
			<Page width="narrow" title={t('watch.confirmTitle')} companion={t('watch.companion')}>
				<Notice tone="bad" title={message} action={<Link to="/jobs">{t('watch.toJobs')}</Link>}>
					{t('watch.confirmGone')}
				</Notice>
			</Page>
		)
	}
	const { name, labels, frequency, isConfirmed } = alert
	return (
		<Page
			width="narrow"
			title={t(isConfirmed ? 'watch.confirmed' : 'watch.confirmTitle')}
			companion={t('watch.companion')}
		>
			<Notice
				tone={isConfirmed ? 'good' : 'wait'}
				title={name}
				action={
					isConfirmed ? (
						<Button component={Link} to={`/alerts/mailed/${key}`} variant="default">
							{t('saveSearch.toAlerts')}
						</Button>
					) : (
						<Button size="md" loading={isSending} onClick={confirm}>
							{t('watch.confirm')}
						</Button>
					)
				}
			>
				<p>{[...labels, t(`saveSearch.frequency.${frequency}`)].join(' · ')}</p>
				<p>{t(isConfirmed ? 'watch.confirmedText' : 'watch.confirmText')}</p>
			</Notice>
		</Page>
	)
}
