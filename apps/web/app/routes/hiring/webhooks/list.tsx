import { createWebhook, listWebhooks } from '@profile-search/contract/hiring/webhooks'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { ShownOnce } from '#ui/text/shown-once.tsx'
import type { Route } from './+types/list.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'

export const meta = () => [{ title: `${i18n.t('webhooks.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, listWebhooks)
}

export default function Webhooks({ loaderData: { items, mayManage } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('webhooks.title')}
			companion={t('webhooks.companion')}
			lead={t('webhooks.lead')}
			width="narrow"
		>
			{mayManage ? (
				<Manage webhooks={items} />
			) : (
				<Notice
					title={t('webhooks.noTeam')}
					action={<Link to="/employer-dashboard">{t('organisation.back')}</Link>}
				>
					{t('webhooks.noTeamText')}
				</Notice>
			)}
		</Page>
	)
}

type Secret = { host: string; secret: string }

/** The webhooks, the form for another one, and a secret just made. */
function Manage({ webhooks }: { webhooks: Details<typeof listWebhooks>['items'] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [made, setMade] = useState<Secret>()

	const show = (secret: Secret) => {
		setMade(secret)
		window.scrollTo({ top: 0 })
	}
	return (
		<>
			{made && (
				<ShownOnce
					key={made.secret}
					title={t('webhooks.made', { host: made.host })}
					secret={made.secret}
					text={t('webhooks.madeText')}
				/>
			)}
			<Section title={t('webhooks.yours')}>
				{webhooks.length === 0 ? (
					<p>{t('webhooks.none')}</p>
				) : (
					<Stack gap={16}>
						{webhooks.map((webhook) => (
							<WebhookItem key={webhook.id} webhook={webhook} onSecret={show} />
						))}
					</Stack>
				)}
			</Section>
			<Section title={t('webhooks.make')}>
				<WebhookForm
					key={webhooks.length}
					label={t('webhooks.make')}
					save={async (draft) => {
						const sent = await send(createWebhook, { body: draft })
						if (sent.details) {
							const { webhook, secret } = sent.details
							await revalidate()
							show({ host: new URL(webhook.url).hostname, secret })
						}
						return sent
					}}
				/>
			</Section>
			<p style={{ marginTop: 'var(--gap-16)' }}>
				<a href="https://www.standardwebhooks.com">{t('webhooks.docs')}</a> ·{' '}
				<Link to="/settings">{t('accessTokens.back')}</Link>
			</p>
		</>
	)
}
