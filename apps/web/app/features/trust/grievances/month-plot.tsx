import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { GrievanceMonth } from '@profile-search/contract/site/statistics/transparency'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { monthYear } from '#ui/text/amounts.ts'

/** The chart alone; the table beside it shows the same numbers. */
export default function MonthPlot({ months }: { months: GrievanceMonth[] }): ReactNode {
	const { t } = useTranslation()
	const rows = months.toReversed().map((row) => ({ ...row, month: monthYear(row.month) }))
	return (
		<BarChart
			h={300}
			data={rows}
			dataKey="month"
			type="stacked"
			withTooltip={false}
			withLegend
			legendProps={{ verticalAlign: 'bottom' }}
			gridColor="var(--rule)"
			textColor="var(--ink-soft)"
			yAxisProps={{ allowDecimals: false, width: 32 }}
			maxBarWidth={44}
			series={[
				{ name: 'resolvedInTime', label: t('transparency.inTime'), color: 'var(--peacock)' },
				{ name: 'resolvedLate', label: t('transparency.late'), color: 'var(--vermilion)' },
				{ name: 'open', label: t('transparency.open'), color: 'var(--marigold)' },
				{ name: 'withdrawn', label: t('transparency.withdrawn'), color: 'var(--rule-strong)' },
			]}
		/>
	)
}
