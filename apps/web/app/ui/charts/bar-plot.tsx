import { BarChart } from '@mantine/charts'
import type { ReactNode } from 'react'

type Props = {
	rows: ({ at: string } & Record<string, string | number>)[]
	series: { name: string; label: string; color: string }[]
	isStacked: boolean
}

/** The drawing alone; with its library it weighs more than the page around it, so it comes after it. */
export default function BarPlot({ rows, series, isStacked }: Props): ReactNode {
	return (
		<BarChart
			h="100%"
			type={isStacked ? 'stacked' : 'default'}
			data={rows}
			dataKey="at"
			withLegend={false}
			withTooltip={false}
			gridAxis="none"
			tickLine="none"
			xAxisProps={{ minTickGap: 48 }}
			yAxisProps={{ allowDecimals: false, width: 44 }}
			barProps={{ isAnimationActive: false }}
			series={series}
		/>
	)
}
