import { ScrollArea } from '@mantine/core'
import type { PortalFigures } from '@profile-search/contract/site/statistics/portal'
import { useTranslation } from 'react-i18next'
import { count, date } from '#ui/text/amounts.ts'
import { sumOfKinds } from './figures-text.ts'
import classes from './figures.module.css'

type Props = { periods: (PortalFigures & { start: string })[]; total: PortalFigures }

/** All statistics, one row for each day, week or month, latest first. The table is wide and scrolls on its own. */
export function FiguresTable({ periods, total }: Props) {
	const { t } = useTranslation()
	const columns = [
		{ head: t('accounts.types.candidate'), of: (line: PortalFigures) => line.registered.candidate },
		{ head: t('accounts.types.employer'), of: (line: PortalFigures) => line.registered.employer },
		{ head: t('accounts.types.guest_user'), of: (line: PortalFigures) => line.registered.guest_user },
		{ head: t('portalFigures.approved'), of: (line: PortalFigures) => sumOfKinds(line.approved) },
		{ head: t('portalFigures.rejected'), of: (line: PortalFigures) => sumOfKinds(line.rejected) },
		{ head: t('portalFigures.medianHours'), of: (line: PortalFigures) => line.medianHours },
		{ head: t('portalFigures.jobs'), of: (line: PortalFigures) => line.jobsPublished },
		{ head: t('portalFigures.applications'), of: (line: PortalFigures) => line.applications },
		{
			head: t('portalFigures.shown'),
			of: ({ matchesShown }: PortalFigures) => matchesShown.candidate + matchesShown.employer,
		},
		{
			head: t('portalFigures.delivered'),
			of: ({ matchesDelivered }: PortalFigures) => matchesDelivered.candidate + matchesDelivered.employer,
		},
		{ head: t('portalFigures.hired'), of: (line: PortalFigures) => line.hired },
		{
			head: t('portalFigures.filled'),
			of: ({ outcomes }: PortalFigures) => outcomes.hired_here + outcomes.hired_elsewhere,
		},
		{ head: t('portalFigures.grievances'), of: (line: PortalFigures) => line.grievancesFiled },
		{ head: t('portalFigures.inTime'), of: (line: PortalFigures) => line.grievancesInTime },
		{ head: t('portalFigures.late'), of: (line: PortalFigures) => line.grievancesLate },
	]
	return (
		<ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('portalFigures.asTable') }}>
			<table className={classes.table}>
				<thead>
					<tr>
						<th rowSpan={2} scope="col">
							<span className="unseen">{t('portalFigures.from')}</span>
						</th>
						<th colSpan={3} scope="colgroup">
							{t('portalFigures.registered')}
						</th>
						<th colSpan={columns.length - 3} scope="colgroup">
							<span className="unseen">{t('portalFigures.rest')}</span>
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
						<th scope="row">{t('portalFigures.total')}</th>
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
