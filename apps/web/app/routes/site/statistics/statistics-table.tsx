import { ScrollArea } from '@mantine/core'
import type { PortalStatistics } from '@profile-search/contract/site/statistics/portal'
import { useTranslation } from '#text/use-translation.ts'
import { count, date } from '#ui/text/amounts.ts'
import { sumOfKinds } from './statistics-text.ts'
import classes from './statistics.module.css'

type Props = { periods: (PortalStatistics & { start: string })[]; total: PortalStatistics }

/** All statistics, one row for each day, week or month, latest first. The table is wide and scrolls on its own. */
export function StatisticsTable({ periods, total }: Props) {
	const { t } = useTranslation()
	const columns = [
		{ head: t('accounts.types.candidate'), of: (line: PortalStatistics) => line.registered.candidate },
		{ head: t('accounts.types.employer'), of: (line: PortalStatistics) => line.registered.employer },
		{ head: t('accounts.types.guest_user'), of: (line: PortalStatistics) => line.registered.guest_user },
		{ head: t('portalStatistics.approved'), of: (line: PortalStatistics) => sumOfKinds(line.approved) },
		{ head: t('portalStatistics.rejected'), of: (line: PortalStatistics) => sumOfKinds(line.rejected) },
		{ head: t('portalStatistics.medianHours'), of: (line: PortalStatistics) => line.medianHours },
		{ head: t('portalStatistics.jobs'), of: (line: PortalStatistics) => line.jobsPublished },
		{ head: t('portalStatistics.applications'), of: (line: PortalStatistics) => line.applications },
		{
			head: t('portalStatistics.shown'),
			of: ({ matchesShown }: PortalStatistics) => matchesShown.candidate + matchesShown.employer,
		},
		{
			head: t('portalStatistics.delivered'),
			of: ({ matchesDelivered }: PortalStatistics) => matchesDelivered.candidate + matchesDelivered.employer,
		},
		{ head: t('portalStatistics.hired'), of: (line: PortalStatistics) => line.hired },
		{
			head: t('portalStatistics.filled'),
			of: ({ outcomes }: PortalStatistics) => outcomes.hired_here + outcomes.hired_elsewhere,
		},
		{ head: t('portalStatistics.grievances'), of: (line: PortalStatistics) => line.grievancesFiled },
		{ head: t('portalStatistics.inTime'), of: (line: PortalStatistics) => line.grievancesInTime },
		{ head: t('portalStatistics.late'), of: (line: PortalStatistics) => line.grievancesLate },
	]
	return (
		<ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('portalStatistics.asTable') }}>
			<table className={classes.table}>
				<thead>
					<tr>
						<th rowSpan={2} scope="col">
							<span className="unseen">{t('portalStatistics.from')}</span>
						</th>
						<th colSpan={3} scope="colgroup">
							{t('portalStatistics.registered')}
						</th>
						<th colSpan={columns.length - 3} scope="colgroup">
							<span className="unseen">{t('portalStatistics.rest')}</span>
						</th>
					</tr>
					<tr>
						{columns.map(({ head }) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr className={classes.total}>
						<th scope="row">{t('portalStatistics.total')}</th>
						{columns.map(({ head, of }) => (
							<td key={head}>{inCell(of(total))}</td>
						))}
					</tr>
					{periods.toReversed().map((line) => (
						<tr key={line.start}>
							<th scope="row">{date(line.start)}</th>
							{columns.map(({ head, of }) => (
								<td key={head}>{inCell(of(line))}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollArea>
	)
}

function inCell(amount: number | null) {
	return amount === null ? '–' : count(amount)
}
