import { useMounted } from '@mantine/hooks'
import type { Details } from '@profile-search/contract/endpoint'
import type { showHiring } from '@profile-search/contract/hiring-figures'
import { Suspense, lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { count, date } from '../../ui/amounts.ts'
import classes from './figures.module.css'

// The table says the same, so a drawing that does not arrive is left out.
const DayPlot = lazy(() => import('./day-plot.tsx').catch(() => ({ default: (): ReactNode => null })))

type Props = { byDay: Details<typeof showHiring>['byDay'] }

/** Views and applications of each day: drawn, and as a table. */
export function FiguresByDay({ byDay }: Props) {
	const { t } = useTranslation()
	const isMounted = useMounted()
	const happened = byDay.filter(({ views, applications }) => views + applications > 0)
	return (
		<>
			<p className={classes.legend} aria-hidden="true">
				<span data-of="views">{t('hiring.viewsByDay')}</span>
				<span data-of="applications">{t('hiring.applicationsByDay')}</span>
			</p>
			<div className={classes.plot} aria-hidden="true" inert>
				{isMounted && (
					<Suspense fallback={null}>
						<DayPlot
							days={byDay.map(({ day, ...amounts }) => ({ ...amounts, day: date(day) }))}
							names={{ views: t('hiring.viewsByDay'), applications: t('hiring.applicationsByDay') }}
						/>
					</Suspense>
				)}
			</div>
			<details className={classes.details}>
				<summary>{t('hiring.asTable')}</summary>
				<table className={classes.table}>
					<thead>
						<tr>
							<th scope="col">{t('hiring.day')}</th>
							<th scope="col">{t('hiring.viewsByDay')}</th>
							<th scope="col">{t('hiring.applicationsByDay')}</th>
						</tr>
					</thead>
					<tbody>
						{happened.toReversed().map(({ day, views, applications }) => (
							<tr key={day}>
								<th scope="row">{date(day)}</th>
								<td>{count(views)}</td>
								<td>{count(applications)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</>
	)
}
