import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyStatistics } from '@profile-search/contract/profiles/visits'
import {
	fittingScore,
	type showMyMatchStatistics,
	type showRequestStatistics,
} from '@profile-search/contract/site/statistics/own'
import { RequestsStatistic } from '#features/messaging/requests-statistic.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { fitsText, sinceBefore, sinceThen, sumOf } from '#ui/charts/changes.ts'
import { Statistic, Statistics } from '#ui/charts/statistic.tsx'
import { Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'

type Props = {
	looks: Details<typeof showMyStatistics>
	/** Null while the index is not ready. */
	fits: Details<typeof showMyMatchStatistics> | null
	requests: Details<typeof showRequestStatistics>
}

/** Statistics of the profile for the last 30 days. */
export function DashboardStatistics({ looks, fits, requests }: Props) {
	const { t } = useTranslation()
	const views = sumOf(looks.days.map((day) => day.views))
	const appearances = sumOf(looks.days.map((day) => day.appearances))
	return (
		<Section title={t('statistics.title')}>
			<Statistics>
				<Statistic
					label={t('statistics.views')}
					amount={count(views)}
					texts={[sinceBefore(views, looks.before.views)]}
					chart={{ form: 'area', days: looks.days.map(({ day, views }) => ({ day, amount: views })) }}
					empty={t('statistics.viewsEmpty')}
				/>
				<Statistic
					label={t('statistics.appearances')}
					amount={count(appearances)}
					texts={[sinceBefore(appearances, looks.before.appearances)]}
					chart={{
						form: 'area',
						days: looks.days.map(({ day, appearances }) => ({ day, amount: appearances })),
					}}
					empty={t('statistics.appearancesEmpty')}
				/>
				{fits && (
					<Statistic
						label={t('statistics.jobs')}
						amount={fitsText(fits.today)}
						texts={[
							t('statistics.jobsText', { score: fittingScore }),
							sinceThen(fits.today.amount, fits.before),
						]}
						chart={{ form: 'line', days: fits.days.map(({ day, jobs }) => ({ day, amount: jobs })) }}
						empty={t('statistics.jobsEmpty', { score: fittingScore })}
					/>
				)}
				<RequestsStatistic requests={requests} empty={t('statistics.requestsEmpty')} />
			</Statistics>
		</Section>
	)
}
