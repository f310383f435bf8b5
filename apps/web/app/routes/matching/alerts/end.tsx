import { showUnsubscribing, unsubscribe } from '@profile-search/contract/matching/alert-mails'
import { keepMailedAlert } from '@profile-search/contract/matching/alerts'
import { useState } from 'react'
import { Link, data, useRevalidator, useSearchParams } from 'react-router'
import { ask, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/end.ts'
import classes from './alerts.module.css'

export const meta = () => [
	{ title: `${i18n.t('watch.endTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { key } = args.params
	const { status, message, details } = await ask(args, showUnsubscribing, { params: { key } })
	return data({ key, shown: details, message }, { status })
}

/** The target of the link at the end of a mail. Opening it changes nothing. */
export default function End({ loaderData: { key, shown, message } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (!shown || shown.alerts.length === 0) {
		return (
			<Page width="narrow" title={t('watch.endTitle')} companion={t('watch.companion')}>
				<Notice tone="good" title={shown ? t('watch.ended') : message}>
					{shown && t('watch.endedText')}
				</Notice>
			</Page>
		)
	}
	const { hasAccount, alerts } = shown
	const asked = search.has('keep') ? alerts.filter(({ isInMail }) => isInMail) : []
	return (
		<Page
			width="narrow"
			title={t(asked.length > 0 ? 'watch.keepTitle' : 'watch.endTitle')}
			companion={t('watch.companion')}
			lead={t('watch.endLead')}
		>
			{asked.map(({ id, name }) => (
				<Keep key={id} mailedKey={key} id={id} name={name} />
			))}
			<ul className={classes.digests}>
				{alerts.map(({ id, name, frequency }) => (
					<li key={id}>
						<span>
							<b>{name}</b> · {t(`saveSearch.frequency.${frequency}`)}
						</span>
						<EndButton
							mailedKey={key}
							alertId={id}
							label={t('watch.endOne')}
							description={t('watch.endOneOf', { name })}
						/>
					</li>
				))}
			</ul>
			<p style={{ margin: 'var(--gap-24) 0' }}>
				<EndButton mailedKey={key} label={t('watch.endAll')} isMain />
			</p>
			<p>
				<Link to={hasAccount ? '/alerts' : `/alerts/mailed/${key}`}>{t('watch.changeInstead')}</Link>
			</p>
		</Page>
	)
}

type EndProps = { mailedKey: string; alertId?: string; label: string; description?: string; isMain?: boolean }

function EndButton({ mailedKey, alertId, label, description, isMain = false }: EndProps) {
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	const end = async () => {
		setSending(true)
		const sent = await send(unsubscribe, { params: { key: mailedKey }, query: { alertId } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Button
			variant={isMain ? 'filled' : 'subtle'}
			aria-label={description ?? label}
			loading={isSending}
			onClick={end}
		>
			{label}
		</Button>
	)
}

function Keep({ mailedKey, id, name }: { mailedKey: string; id: string; name: string }) {
	const { t } = useTranslation()
	const [answer, setAnswer] = useState('')
	const keep = async () => {
		const sent = await send(keepMailedAlert, { params: { key: mailedKey, alertId: id } })
		if (sent.errorCode === 0) setAnswer(sent.message)
		else toast(sent.message, 'error')
	}
	return (
		<div style={{ marginBottom: 'var(--gap-24)' }}>
			<Notice
				tone={answer ? 'good' : 'wait'}
				title={answer || t('watch.keepQuestion', { name })}
				action={!answer && <Button onClick={keep}>{t('watch.keep')}</Button>}
			/>
		</div>
	)
}
