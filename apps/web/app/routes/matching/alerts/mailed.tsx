import { listMailedAlerts } from '@profile-search/contract/matching/alerts'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/mailed.ts'
import { AlertList } from './alert-list.tsx'

// The address is a key: it must not reach search engines, nor the logs of sites that a link leads to.
export const meta = () => [
	{ title: `${i18n.t('watch.title')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'no-referrer' },
]

export async function loader(args: Route.LoaderArgs) {
	const { key } = args.params
	return { key, ...(await load(args, listMailedAlerts, { params: { key } })) }
}

export default function MailedAlerts({ loaderData: { key, email, alerts } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page title={t('watch.title')} companion={t('watch.companion')} lead={t('watch.mailedLead', { email })}>
			<AlertList alerts={alerts} mailedKey={key} />
		</Page>
	)
}
