import { showSession } from '@profile-search/contract/accounts/accounts'
import { showAlertDigest } from '@profile-search/contract/matching/alert-digests'
import { Link, data, redirect } from 'react-router'
import { ask, load } from '#api.ts'
import { WasRelevant } from '#features/matching/was-relevant.tsx'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/new-delivery.ts'
import classes from './digests.module.css'
import { ItemLine } from './item-line.tsx'

export const meta = () => [
	{ title: `${i18n.t('watch.newTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const key = args.url.searchParams.get('key') ?? undefined
	const params = { digestId: args.params.orderId }
	const { status, message, details } = await ask(args, showAlertDigest, { params, query: { key } })
	if (details) return { key, digest: details }

	// A push notification may open this on a device that was logged out since.
	const { account } = await load(args, showSession)
	if (!account && !key) throw redirect(entryAddress('login', args.url.pathname + args.url.search))
	throw data(message, { status })
}

export default function NewDelivery({ loaderData: { key, digest } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { id, at, alerts, hasAccount, isRelevant } = digest
	return (
		<Page
			title={t('watch.newTitle')}
			companion={t('watch.companion')}
			lead={t('watch.newLead', { date: date(at) })}
			actions={<Link to={hasAccount ? '/alerts' : `/alerts/mailed/${key}`}>{t('saveSearch.toAlerts')}</Link>}
		>
			{alerts.map((alert) => (
				<Section
					key={alert.id}
					title={alert.name}
					aside={<span>{t('watch.items', { count: alert.items.length })}</span>}
				>
					{alert.labels.length > 0 && <p className={classes.labels}>{alert.labels.join(' · ')}</p>}
					{alert.items.map((item) => (
						<ItemLine key={`${item.subjectId} ${item.forJob?.id}`} item={item} />
					))}
				</Section>
			))}
			<div className={classes.rating}>
				<WasRelevant digestId={id} mailedKey={key} isRelevant={isRelevant} />
			</div>
		</Page>
	)
}
