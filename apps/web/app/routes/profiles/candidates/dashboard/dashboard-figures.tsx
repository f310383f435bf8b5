import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyFigures } from '@profile-search/contract/profiles/visits'
import type { showMyMatchFigures, showRequestFigures } from '@profile-search/contract/site/statistics/own'
import { useTranslation } from 'react-i18next'
import { RequestsFigure } from '#features/messaging/requests-figure.tsx'
import { fitsText, sinceBefore, sinceThen, sumOf } from '#ui/charts/changes.ts'
import { Figure, Figures } from '#ui/charts/figure.tsx'
import { Section } from '#ui/page/page.tsx'
import { count } from '#ui/text/amounts.ts'

type Props = {
	looks: Details<typeof showMyFigures>
	/** Null while the index is not ready. */
	fits: Details<typeof showMyMatchFigures> | null
	requests: Details<typeof showRequestFigures>
}

/** Statistics of the profile for the last 30 days. */
export function DashboardFigures({ looks, fits, requests }: Props) {
	const { t } = useTranslation()
	const views = sumOf(looks.days.map((day) => day.views))
	const appearances = sumOf(looks.days.map((day) => day.appearances))
	return (
		<Section title={t('figures.title')}>
			<Figures>
				<Figure
					label={t('figures.views')}
					amount={count(views)}
					texts={[sinceBefore(views, looks.before.views)]}
					chart={{ form: 'area', days: looks.days.map(({ day, views }) => ({ day, amount: views })) }}
					empty={t('figures.viewsEmpty')}
				/>
				<Figure
					label={t('figures.appearances')}
					amount={count(appearances)}
					texts={[sinceBefore(appearances, looks.before.appearances)]}
					chart={{
						form: 'area',
						days: looks.days.map(({ day, appearances }) => ({ day, amount: appearances })),
					}}
					empty={t('figures.appearancesEmpty')}
				/>
				{fits && (
					<Figure
						label={t('figures.jobs')}
						amount={fitsText(fits.today)}
						texts={[t('figures.jobsText'), sinceThen(fits.today.amount, fits.before)]}
						chart={{ form: 'line', days: fits.days.map(({ day, jobs }) => ({ day, amount: jobs })) }}
						empty={t('figures.jobsEmpty')}
					/>
				)}
				<RequestsFigure requests={requests} empty={t('figures.requestsEmpty')} />
			</Figures>
		</Section>
	)
}
