import type { Details } from '@profile-search/contract/http/endpoint'
import type { showRequestFigures } from '@profile-search/contract/site/statistics/own'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sinceBefore } from '#ui/charts/changes.ts'
import { Figure } from '#ui/charts/figure.tsx'
import { count } from '#ui/text/amounts.ts'

/** The number of contact requests; `empty` is the advice while there are none. */
export function RequestsFigure({
	requests,
	empty,
}: {
	requests: Details<typeof showRequestFigures>
	empty: string
}) {
	const { t } = useTranslation()
	const { received, open, accepted } = requests
	return (
		<Figure
			label={t('figures.requests')}
			amount={count(received.now)}
			texts={[
				sinceBefore(received.now, received.before),
				open > 0 ? t('figures.open', { count: open }) : null,
				accepted.now > 0 ? t('figures.accepted', { count: accepted.now }) : null,
			]}
			empty={empty}
		>
			<Link to="/requests">{t('figures.toRequests')}</Link>
		</Figure>
	)
}
