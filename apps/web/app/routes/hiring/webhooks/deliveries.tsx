import {
	listWebhookDeliveries,
	listWebhooks,
	resendWebhookDelivery,
} from '@profile-search/contract/hiring/webhooks'
import type { Details } from '@profile-search/contract/http/endpoint'
import { data, Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Page } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/deliveries.ts'
import { useEventName } from './event-name.ts'

export const meta = () => [{ title: `${i18n.t('webhooks.deliveries')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { webhookId } = args.params
	const [{ items }, deliveries] = await Promise.all([
		load(args, listWebhooks),
		load(args, listWebhookDeliveries, {
			params: { webhookId },
			query: { page: pageIn(args.url.searchParams) },
		}),
	])
	const webhook = items.find(({ id }) => id === webhookId)
	if (!webhook) throw data(null, { status: 404 })
	return { host: new URL(webhook.url).hostname, webhookId, deliveries }
}

export default function Deliveries({ loaderData: { host, webhookId, deliveries } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate, state } = useRevalidator()
	return (
		<Page
			title={t('webhooks.deliveriesOf', { host })}
			lead={t('webhooks.deliveriesLead')}
			width="narrow"
			actions={<Link to="/webhooks">{t('webhooks.back')}</Link>}
		>
			<Button variant="default" loading={state === 'loading'} onClick={() => revalidate()}>
				{t('webhooks.refresh')}
			</Button>
			{deliveries.items.length === 0 && <p>{t('webhooks.noDeliveries')}</p>}
			<ul>
				{deliveries.items.map((delivery) => (
					<DeliveryLine key={delivery.id} webhookId={webhookId} delivery={delivery} />
				))}
			</ul>
			<Pager page={deliveries.page} pages={deliveries.pages} />
		</Page>
	)
}

type Delivery = Details<typeof listWebhookDeliveries>['items'][number]

function DeliveryLine({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const nameOf = useEventName()
	const { id, event, state, status, problem, attempts, createdAt } = delivery
	const answer = problem ? t(`webhooks.problems.${problem}`) : status

	const resend = async () => {
		const sent = await send(resendWebhookDelivery, { params: { webhookId, deliveryId: id } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<ActionLine
			as="li"
			title={nameOf(event)}
			mark={t(`webhooks.deliveryStates.${state}`)}
			isBad={state === 'failed'}
			text={[moment(createdAt), answer, t('webhooks.tries', { count: attempts })].filter(Boolean).join(' · ')}
		>
			{state !== 'waiting' && (
				<Button
					variant="subtle"
					aria-label={t('webhooks.resendOf', { event: nameOf(event), when: moment(createdAt) })}
					onClick={resend}
				>
					{t('webhooks.resend')}
				</Button>
			)}
		</ActionLine>
	)
}
