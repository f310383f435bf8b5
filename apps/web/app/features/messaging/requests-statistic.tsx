import type { Details } from '@profile-search/contract/http/endpoint'
import type { showRequestStatistics } from '@profile-search/contract/site/statistics/own'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { sinceBefore } from '#ui/charts/changes.ts'
import { Statistic } from '#ui/charts/statistic.tsx'
import { count } from '#ui/text/amounts.ts'

/** The number of contact requests; `empty` is the advice while there are none. */
export function RequestsStatistic({
	requests,
	empty,
}: {
	requests: Details<typeof showRequestStatistics>
	empty: string
}) {
	const { t } = useTranslation()
	const { received, open, accepted } = requests
	return (
		<Statistic
			label={t('statistics.requests')}
			amount={count(received.now)}
			texts={[
				sinceBefore(received.now, received.before),
				open > 0 ? t('statistics.open', { count: open }) : null,
				accepted.now > 0 ? t('statistics.accepted', { count: accepted.now }) : null,
			]}
			empty={empty}
		>
			<Link to="/requests">{t('statistics.toRequests')}</Link>
		</Statistic>
	)
}
