import { useMounted } from '@mantine/hooks'
import { Suspense, lazy, type ReactNode } from 'react'
import classes from './bars.module.css'

// A table says the same, so a drawing that does not arrive is left out.
const BarPlot = lazy(() => import('./bar-plot.tsx').catch(() => ({ default: (): ReactNode => null })))

const colors = ['var(--peacock)', 'var(--marigold)', 'var(--dye-experience)']

type Props = {
	/** What is drawn, by the name it has in a row: three at most. */
	series: { name: string; label: string }[]
	/** Oldest first; `at` stands below. */
	rows: ({ at: string } & Record<string, string | number>)[]
	/** Whether the parts make a whole. */
	isStacked?: boolean
	/** What is said while there is nothing to draw. */
	empty?: string
}

/** Bars over time for the eye; the table beside it says the same to everyone. */
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
