import {
	changeWebhook,
	deleteWebhook,
	type listWebhooks,
	renewWebhookSecret,
	testWebhook,
	type WebhookDraft,
} from '@profile-search/contract/hiring/webhooks'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/row.tsx'
import { moment } from '#ui/text/amounts.ts'
import { useEventName } from './event-name.ts'
import { WebhookForm } from './webhook-form.tsx'
import classes from './webhooks.module.css'

type Webhook = Details<typeof listWebhooks>['items'][number]
type Props = { webhook: Webhook; onSecret: (made: { host: string; secret: string }) => void }

/** A webhook with its state and what can be done with it. */
export function WebhookItem({ webhook, onSecret }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const navigate = useNavigate()
	const nameOf = useEventName()
	const [isOpen, setOpen] = useState(false)
	const [isAsking, setAsking] = useState(false)
	const { id, url, events, isOn } = webhook
	const host = new URL(url).hostname
	const params = { webhookId: id }

	const change = async (draft: WebhookDraft, on: boolean) => {
		const sent = await send(changeWebhook, { params, body: { ...draft, isOn: on } })
		if (sent.errorCode === 0) setOpen(false)
		if (!sent.fields) toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		return sent
	}
	const renew = async () => {
		const sent = await send(renewWebhookSecret, { params })
		setAsking(false)
		if (sent.details) onSecret({ host, secret: sent.details.secret })
		else toast(sent.message, 'error')
		await revalidate()
	}
	const test = async () => {
		const sent = await send(testWebhook, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate(`/webhooks/${id}`)
	}

	return (
		<Card>
			<h3 className={classes.url}>{url}</h3>
			<p className={classes.facts}>
				<StateOf webhook={webhook} />
				{' · '}
				{events.map(nameOf).join(' · ')}
			</p>
			{isOpen ? (
				<WebhookForm
					start={{ url, events }}
					label={t('webhooks.save')}
					save={(draft) => change(draft, isOn)}
					onCancel={() => setOpen(false)}
				/>
			) : (
				<Row gap={8}>
					<Button component={Link} to={`/webhooks/${id}`} variant="default">
						{t('webhooks.deliveries')}
					</Button>
					<Button variant="default" onClick={test}>
						{t('webhooks.test')}
					</Button>
					<Button variant="default" onClick={() => change({ url, events }, !isOn)}>
						{isOn ? t('webhooks.turnOff') : t('webhooks.turnOn')}
					</Button>
					<Button variant="default" onClick={() => setOpen(true)}>
						{t('webhooks.change')}
					</Button>
					<Button variant="default" onClick={() => setAsking(true)}>
						{t('webhooks.renew')}
					</Button>
					<ConfirmButton
						label={t('labels.remove')}
						description={t('webhooks.remove', { host })}
						question={t('webhooks.removeText')}
						act={() => send(deleteWebhook, { params })}
					/>
				</Row>
			)}
			<AskSure
				isOpen={isAsking}
				title={t('webhooks.renew')}
				question={t('webhooks.renewText')}
				yes={t('webhooks.renew')}
				onYes={renew}
				onClose={() => setAsking(false)}
			/>
		</Card>
	)
}

function StateOf({ webhook: { isOn, failingSince, stoppedAt, formerSecretUntil } }: { webhook: Webhook }) {
	const { t } = useTranslation()
	const state = stoppedAt ? 'stopped' : !isOn ? 'off' : failingSince ? 'failing' : 'on'
	return (
		<>
			<b className={classes.state} data-state={state}>
				{t(`webhooks.states.${state}`)}
			</b>
			{state === 'failing' &&
				failingSince &&
				` · ${t('webhooks.failingSince', { when: moment(failingSince) })}`}
			{stoppedAt && ` · ${t('webhooks.stoppedAt', { when: moment(stoppedAt) })}`}
			{formerSecretUntil && ` · ${t('webhooks.formerUntil', { when: moment(formerSecretUntil) })}`}
		</>
	)
}
