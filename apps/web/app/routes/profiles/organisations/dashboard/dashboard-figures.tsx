import type { Details } from '@profile-search/contract/http/endpoint'
import type {
	showOrganisationFigures,
	showRequestFigures,
} from '@profile-search/contract/site/statistics/own'
import { useTranslation } from 'react-i18next'
import { RequestsFigure } from '#features/messaging/requests-figure.tsx'
import { sinceBefore, sumOf } from '#ui/charts/changes.ts'
import { Figure, Figures } from '#ui/charts/figure.tsx'
import { Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'

type Props = {
	figures: Details<typeof showOrganisationFigures>
	requests: Details<typeof showRequestFigures>
}

/** Statistics of the organisation's page and jobs for the last 30 days. */
export function DashboardFigures({ figures, requests }: Props) {
	const { t } = useTranslation()
	const { days, before, openJobs, claims } = figures
	const page = sumOf(days.map((day) => day.page))
	const jobs = sumOf(days.map((day) => day.jobs))
	return (
		<Section title={t('figures.title')}>
			<Figures>
				<Figure
					label={t('figures.openJobs')}
					amount={count(openJobs)}
					texts={[claims > 0 ? t('figures.claims', { count: claims }) : null]}
					empty={t('figures.openJobsEmpty')}
				/>
				<Figure
					label={t('figures.jobViews')}
					amount={count(jobs)}
					texts={[sinceBefore(jobs, before.jobs)]}
					chart={{ form: 'area', days: days.map(({ day, jobs }) => ({ day, amount: jobs })) }}
					empty={t('figures.jobViewsEmpty')}
				/>
				<Figure
					label={t('figures.page')}
					amount={count(page)}
					texts={[sinceBefore(page, before.page)]}
					chart={{ form: 'area', days: days.map(({ day, page }) => ({ day, amount: page })) }}
					empty={t('figures.pageEmpty')}
				/>
				<RequestsFigure requests={requests} empty={t('figures.requestsOfOrganisationEmpty')} />
			</Figures>
		</Section>
	)
}
