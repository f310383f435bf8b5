import type { Details } from '@profile-search/contract/http/endpoint'
import type { showHiring } from '@profile-search/contract/site/statistics/hiring'
import { useTranslation } from '#text/use-translation.ts'
import { Bars } from '#ui/charts/bars.tsx'
import { Table } from '#ui/layout/table.tsx'
import { count, date } from '#ui/text/amounts.ts'
import classes from './statistics.module.css'

type Props = { byDay: Details<typeof showHiring>['byDay'] }

/** Views and applications of each day, as a chart and as a table. */
export function StatisticsByDay({ byDay }: Props) {
	const { t } = useTranslation()
	const happened = byDay.filter(({ views, applications }) => views + applications > 0)
	return (
		<>
			<Bars
				series={[
					{ name: 'views', label: t('hiring.viewsByDay') },
					{ name: 'applications', label: t('hiring.applicationsByDay') },
				]}
				rows={byDay.map(({ day, ...amounts }) => ({ ...amounts, at: date(day) }))}
			/>
			<details className={classes.details}>
				<summary>{t('hiring.asTable')}</summary>
				<Table>
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
				</Table>
			</details>
		</>
	)
}
