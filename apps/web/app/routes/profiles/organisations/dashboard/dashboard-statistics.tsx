import type { Details } from '@profile-search/contract/http/endpoint'
import type {
	showOrganisationStatistics,
	showRequestStatistics,
} from '@profile-search/contract/site/statistics/own'
import { RequestsStatistic } from '#features/messaging/requests-statistic.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { sinceBefore, sumOf } from '#ui/charts/changes.ts'
import { Statistic, Statistics } from '#ui/charts/statistic.tsx'
import { Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'

type Props = {
	statistics: Details<typeof showOrganisationStatistics>
	requests: Details<typeof showRequestStatistics>
}

/** Statistics of the organisation's page and jobs for the last 30 days. */
export function DashboardStatistics({ statistics, requests }: Props) {
	const { t } = useTranslation()
	const { days, before, openJobs, claims } = statistics
	const page = sumOf(days.map((day) => day.page))
	const jobs = sumOf(days.map((day) => day.jobs))
	return (
		<Section title={t('statistics.title')}>
			<Statistics>
				<Statistic
					label={t('statistics.openJobs')}
					amount={count(openJobs)}
					texts={[claims > 0 ? t('statistics.claims', { count: claims }) : null]}
					empty={t('statistics.openJobsEmpty')}
				/>
				<Statistic
					label={t('statistics.jobViews')}
					amount={count(jobs)}
					texts={[sinceBefore(jobs, before.jobs)]}
					chart={{ form: 'area', days: days.map(({ day, jobs }) => ({ day, amount: jobs })) }}
					empty={t('statistics.jobViewsEmpty')}
				/>
				<Statistic
					label={t('statistics.page')}
					amount={count(page)}
					texts={[sinceBefore(page, before.page)]}
					chart={{ form: 'area', days: days.map(({ day, page }) => ({ day, amount: page })) }}
					empty={t('statistics.pageEmpty')}
				/>
				<RequestsStatistic requests={requests} empty={t('statistics.requestsOfOrganisationEmpty')} />
			</Statistics>
		</Section>
	)
}
