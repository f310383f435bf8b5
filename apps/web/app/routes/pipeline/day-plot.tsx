import { BarChart } from '@mantine/charts'
import type { ReactNode } from 'react'

type Props = {
	days: { day: string; views: number; applications: number }[]
	names: { views: string; applications: string }
}

/** The drawing alone; with its library it weighs more than the page around it, so it comes after it. */
export default function DayPlot({ days, names }: Props): ReactNode {
	return (
		<BarChart
			h="100%"
			data={days}
			dataKey="day"
			withLegend={false}
			withTooltip={false}
			gridAxis="none"
			tickLine="none"
			xAxisProps={{ minTickGap: 48 }}
			yAxisProps={{ allowDecimals: false, width: 36 }}
			barProps={{ isAnimationActive: false }}
			series={[
				{ name: 'views', label: names.views, color: 'var(--peacock)' },
				{ name: 'applications', label: names.applications, color: 'var(--marigold)' },
			]}
		/>
	)
}
