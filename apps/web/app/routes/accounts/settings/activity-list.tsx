import type { listActivity } from '@profile-search/contract/accounts/sessions'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useTranslation } from '#text/use-translation.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from '#features/accounts/settings/settings.module.css'

export function ActivityList({ activity }: { activity: Details<typeof listActivity> }) {
	const { t } = useTranslation()
	return (
		<>
			<p>{t('security.activityText')}</p>
			<ol className={classes.activity}>
				{activity.items.map(({ id, at, kind, device, place }) => (
					<li key={id}>
						<time dateTime={at}>{moment(at)}</time>
						<b>{t(`security.kinds.${kind}`)}</b>
						<small>
							{device} · {place ?? t('security.unknownPlace')}
						</small>
					</li>
				))}
			</ol>
			<Pager page={activity.page} pages={activity.pages} />
		</>
	)
}
