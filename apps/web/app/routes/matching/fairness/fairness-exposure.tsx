import { type JobExposure, shownToEach } from '@profile-search/contract/matching/fairness'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import { BarRow } from './bar-row.tsx'
import { measuresOf, percent } from './fairness-text.ts'
import classes from './fairness.module.css'

/** How exposure to jobs is distributed among people, by fit alone and as shown: a table with bars. */
export function FairnessExposure({ exposure }: { exposure: JobExposure }) {
	const { t } = useTranslation()
	const { people, jobs, strength, cost } = exposure
	// Without spreading both are the same.
	const series = strength === 0 ? (['asShown'] as const) : (['byFit', 'asShown'] as const)
	return (
		<>
			<p className={classes.text}>
				{t('fairnessReports.exposureText', {
					first: shownToEach,
					people: count(people),
					jobs: count(jobs),
				})}{' '}
				<b>
					{strength === 0
						? t('fairnessReports.unspread')
						: t('fairnessReports.spread', { strength: percent(strength / 100) })}
				</b>{' '}
				{strength > 0 &&
					(cost > 0 ? t('fairnessReports.cost', { points: cost }) : t('fairnessReports.costsNothing'))}
			</p>
			<table className={classes.table} data-measures>
				<caption className="unseen">{t('fairnessReports.exposure')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('fairnessReports.measure')}</th>
						{series.map((each) => (
							<th key={each} scope="col">
								<span className={classes.key} data-series={each} aria-hidden="true" />
								{t(`fairnessReports.${each}`)}
							</th>
						))}
					</tr>
				</thead>
				{measuresOf(exposure).map((measure) => (
					<tbody key={measure.name}>
						<tr>
							<th scope="row">
								{measure.name} {measure.text && <small>{measure.text}</small>}
							</th>
							{series.map((each) => (
								<td key={each}>{measure[each].text}</td>
							))}
						</tr>
						<BarRow columns={series.length + 1}>
							{series.map((each) => (
								<span key={each} className={classes.bar}>
									<i data-series={each} style={{ inlineSize: `${measure[each].share * 100}%` }} />
								</span>
							))}
						</BarRow>
					</tbody>
				))}
			</table>
			<p className={classes.way}>
				<Link to="/admin/settings#fairness">{t('fairnessReports.change')}</Link>
			</p>
		</>
	)
}
