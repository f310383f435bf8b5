import { listAlertDigests } from '@profile-search/contract/matching/alert-digests'
import { listAlerts } from '@profile-search/contract/matching/alerts'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { AlertList } from './alert-list.tsx'
import classes from './alerts.module.css'

export const meta = () => [{ title: `${i18n.t('watch.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const page = pageIn(args.url.searchParams)
	const [alerts, digests] = await Promise.all([
		load(args, listAlerts),
		load(args, listAlertDigests, { query: { page } }),
	])
	return { alerts, digests }
}

export default function Alerts({ loaderData: { alerts, digests } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page title={t('watch.title')} companion={t('watch.companion')} lead={t('watch.lead')}>
			<AlertList alerts={alerts} />
			{digests.total > 0 && (
				<Section id="digests" title={t('watch.digests')}>
					<ul className={classes.digests}>
						{digests.items.map(({ id, at, names, itemCount }) => (
							<li key={id}>
								<Link to={`/new-delivery/${id}`}>{names.join(', ')}</Link>
								<span>
									{t('watch.items', { count: itemCount })} · {date(at)}
								</span>
							</li>
						))}
					</ul>
					<Pager page={digests.page} pages={digests.pages} />
				</Section>
			)}
		</Page>
	)
}
