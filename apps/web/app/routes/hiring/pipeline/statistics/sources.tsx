import type { Details } from '@profile-search/contract/http/endpoint'
import type { showHiring } from '@profile-search/contract/site/statistics/hiring'
import { useTranslation } from '#text/use-translation.ts'
import { Table } from '#ui/layout/table.tsx'
import { count } from '#ui/text/amounts.ts'
import classes from './statistics.module.css'

type Props = { sources: Details<typeof showHiring>['sources'] }

/** Where applicants came from, and what became of their applications. */
export function Sources({ sources }: Props) {
	const { t } = useTranslation()
	if (sources.length === 0) return <p>{t('hiring.noSources')}</p>
	const most = Math.max(...sources.map(({ applications }) => applications))
	return (
		<Table>
			<thead>
				<tr>
					<th scope="col">{t('hiring.source')}</th>
					<th scope="col">{t('hiring.applications')}</th>
					<th scope="col">{t('hiring.shortlisted')}</th>
					<th scope="col">{t('hiring.hired')}</th>
				</tr>
			</thead>
			<tbody>
				{sources.map(({ source, applications, shortlisted, hired }) => (
					<tr key={source}>
						<th scope="row">{t(`pipeline.sources.${source}`)}</th>
						<td className={classes.barCell}>
							<span className={classes.bar} style={{ width: `${(75 * applications) / most}%` }} />
							<b>{count(applications)}</b>
						</td>
						<td>{count(shortlisted)}</td>
						<td>{count(hired)}</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}
