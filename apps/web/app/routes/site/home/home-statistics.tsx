import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import classes from './home.module.css'

type Props = { statistics: { people: number; organisations: number; jobs: number } }

/** The numbers of jobs, people and organisations; zeros are left out. */
export function HomeStatistics({ statistics: { people, organisations, jobs } }: Props) {
	const { t } = useTranslation()
	const statistics = [
		{ amount: jobs, label: t('home.openJobs', { count: jobs }) },
		{ amount: people, label: t('home.people', { count: people }) },
		{ amount: organisations, label: t('home.organisations', { count: organisations }) },
	]
	return (
		<ul className={classes.statistics}>
			{statistics
				.filter(({ amount }) => amount > 0)
				.map(({ amount, label }) => (
					<li key={label}>
						<strong>{count(amount)}</strong> {label}
					</li>
				))}
		</ul>
	)
}
