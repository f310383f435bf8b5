import { useMounted } from '@mantine/hooks'
import { Suspense } from 'react'
import { Nothing, loadedWithKit } from '../loading/loaded-later.tsx'
import classes from './bars.module.css'

// A table shows the same numbers, so a chart that fails to load is left out.
const BarPlot = loadedWithKit(async () => (await import('./bar-plot.tsx')).default, Nothing)

const colors = ['var(--peacock)', 'var(--marigold)', 'var(--dye-experience)']

type Props = {
	/** The series to draw, by their names in a row; at most three. */
	series: { name: string; label: string }[]
	/** Oldest first; `at` is the label below a bar. */
	rows: ({ at: string } & Record<string, string | number>)[]
	/** Whether the series add up to a whole. */
	isStacked?: boolean
	/** The text while there is nothing to draw. */
	empty?: string
}

/** A bar chart over time; the table beside it shows the same numbers to everyone. */
export function Bars({ series, rows, isStacked = false, empty }: Props) {
	const isMounted = useMounted()
	if (empty && rows.every((row) => series.every(({ name }) => !row[name]))) return <p>{empty}</p>

	const coloured = series.map((each, at) => ({ ...each, color: colors[at] ?? 'var(--ink)' }))
	return (
		<div aria-hidden="true" inert>
			<p className={classes.legend}>
				{coloured.map(({ name, label }) => (
					<span key={name}>{label}</span>
				))}
			</p>
			<div className={classes.plot}>
				{isMounted && (
					<Suspense fallback={null}>
						<BarPlot rows={rows} series={coloured} isStacked={isStacked} />
					</Suspense>
				)}
			</div>
		</div>
	)
}
