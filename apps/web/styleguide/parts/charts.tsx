import BarPlot from '#ui/charts/bar-plot.tsx'
import { Bars } from '#ui/charts/bars.tsx'
import { DayChart } from '#ui/charts/day-chart.tsx'
import Plot from '#ui/charts/plot.tsx'
import { Statistic, Statistics } from '#ui/charts/statistic.tsx'
import type { Room } from '../part.ts'

const amounts = [3, 5, 4, 8, 12, 9, 7, 11, 14, 13, 17, 15]
const days = amounts.map((amount, at) => ({ day: `2026-03-${String(at + 1).padStart(2, '0')}`, amount }))
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'].map((at, index) => ({
	at,
	applied: 12 + index * 5,
	hired: 2 + index,
}))
const series = [
	{ name: 'applied', label: 'Applied' },
	{ name: 'hired', label: 'Hired' },
]

export const charts: Room = {
	name: 'charts',
	parts: [
		{
			name: 'Bars',
			shows: [Bars, BarPlot],
			states: {
				'side by side': <Bars series={series} rows={months} />,
				stacked: <Bars series={series} rows={months} isStacked />,
				empty: <Bars series={series} rows={[]} empty="Nobody has applied yet." />,
			},
		},
		{
			name: 'DayChart',
			shows: [DayChart, Plot],
			states: {
				'events of each day': <DayChart label="Views" days={days} form="area" />,
				'totals on each day': <DayChart label="Matches" days={days} form="line" />,
			},
		},
		{
			name: 'Statistics',
			shows: [Statistics, Statistic],
			states: {
				'with and without a chart, and empty': (
					<Statistics>
						<Statistic
							label="Views"
							amount="118"
							texts={['12 more than in the 30 days before.']}
							chart={{ days, form: 'area' }}
							empty="Nobody has looked yet."
						/>
						<Statistic label="Matches" amount="42" texts={['Open jobs that fit you.']} empty="None yet.">
							<a href="#statistics">See them</a>
						</Statistic>
						<Statistic
							label="Requests"
							amount="0"
							texts={[]}
							empty="Nobody has asked for your contact yet."
						/>
					</Statistics>
				),
			},
		},
	],
}
