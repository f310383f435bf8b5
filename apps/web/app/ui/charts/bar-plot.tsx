import { BarChart } from '@mantine/charts'
import type { ReactNode } from 'react'

type Props = {
	rows: ({ at: string } & Record<string, string | number>)[]
	series: { name: string; label: string; color: string }[]
	isStacked: boolean
}

/** The chart alone. It is loaded after the page, since its library is larger than the page. */
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
