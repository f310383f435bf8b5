import { NativeSelect, TextInput } from '@mantine/core'
import { StatisticsPeriod } from '@profile-search/contract/site/statistics/portal'
import { Form, Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { daysBefore } from './statistics-text.ts'
import classes from './statistics.module.css'

type Props = { asked: { from: string; to: string; by: StatisticsPeriod } }

const usual = [
	{ name: 'month', days: 30, by: 'day' },
	{ name: 'quarter', days: 90, by: 'week' },
	{ name: 'year', days: 365, by: 'month' },
] as const

/** The choice of the period, kept in the address. Works without scripts. */
export function StatisticsFilter({ asked }: Props) {
	const { t } = useTranslation()
	return (
		<search className={classes.filter}>
			<Row as={Form} key={`${asked.from} ${asked.to} ${asked.by}`} gap={[12, 16]} align="end" fields="12rem">
				<TextInput
					type="date"
					name="from"
					label={t('portalStatistics.from')}
					defaultValue={asked.from}
					required
				/>
				<TextInput type="date" name="to" label={t('portalStatistics.to')} defaultValue={asked.to} required />
				<NativeSelect
					name="by"
					label={t('portalStatistics.by')}
					defaultValue={asked.by}
					data={StatisticsPeriod.options.map((value) => ({
						value,
						label: t(`portalStatistics.periods.${value}`),
					}))}
				/>
				<Button type="submit">{t('adminArea.filter')}</Button>
				<Row as="ul" gap={[0, 20]} links>
					{usual.map(({ name, days, by }) => (
						<li key={name}>
							<Link
								to={`?${new URLSearchParams({ from: daysBefore(asked.to, days - 1), to: asked.to, by })}`}
							>
								{t(`portalStatistics.usual.${name}`)}
							</Link>
						</li>
					))}
				</Row>
			</Row>
		</search>
	)
}
