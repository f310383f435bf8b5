import type { Details } from '@profile-search/contract/http/endpoint'
import type { showHiring } from '@profile-search/contract/site/statistics/hiring'
import { useTranslation } from '#text/use-translation.ts'
import { Table } from '#ui/layout/table.tsx'
import { count } from '#ui/text/amounts.ts'
import classes from './statistics.module.css'

type Props = { statistics: Details<typeof showHiring> }

/** How many applications reached each stage: a table with a bar in each row. */
export function Funnel({ statistics: { funnel, standing, applications } }: Props) {
	const { t } = useTranslation()
	return (
		<Table>
			<thead>
				<tr>
					<th scope="col">{t('hiring.stage')}</th>
					<th scope="col">{t('hiring.reached')}</th>
					<th scope="col" data-spare>
						{t('hiring.share')}
					</th>
					<th scope="col">{t('hiring.stay')}</th>
					<th scope="col">{t('hiring.standing')}</th>
				</tr>
			</thead>
			<tbody>
				{funnel.map(({ stage, reached, days }) => {
					const share = applications > 0 ? (100 * reached) / applications : 0
					return (
						<tr key={stage}>
							<th scope="row">{t(`pipeline.stages.${stage}`)}</th>
							<td className={classes.barCell}>
								<span className={classes.bar} data-stage={stage} style={{ width: `${share * 0.75}%` }} />
								<b>{count(reached)}</b>
							</td>
							<td data-spare>{applications > 0 ? `${Math.round(share)}%` : '–'}</td>
							<td>{days === null ? '–' : t('hiring.days', { count: days })}</td>
							<td>{count(standing.find(({ status }) => status === stage)?.amount ?? 0)}</td>
						</tr>
					)
				})}
				{standing
					.filter(({ status }) => funnel.every(({ stage }) => stage !== status))
					.map(({ status, amount }) => (
						<tr key={status}>
							<th scope="row">{t(`pipeline.stages.${status}`)}</th>
							<td>–</td>
							<td data-spare>–</td>
							<td>–</td>
							<td>{count(amount)}</td>
						</tr>
					))}
			</tbody>
		</Table>
	)
}
