import type { ReactNode } from 'react'
import { DayChart } from './day-chart.tsx'
import classes from './figures.module.css'

type Props = {
	label: string
	amount: string
	/** How it was before, or what it counts. */
	texts: (string | null)[]
	/** Figures by day; drawn once there is something to see. */
	chart?: Pick<Parameters<typeof DayChart>[0], 'days' | 'form'>
	/** What helps, while there is nothing to see. */
	empty: string
	/** A way on. */
	children?: ReactNode
}

/** One number of a dashboard, with how it came about. */
export function Figure({ label, amount, texts, chart, empty, children }: Props) {
	const hasSome = chart?.days.some((day) => day.amount) ?? false
	const isEmpty = amount === '0' && !hasSome
	const isDrawn = chart && hasSome && (chart.form === 'area' || isLine(chart.days))
	return (
		<article className={classes.figure}>
			<h3>{label}</h3>
			<p className={classes.amount}>{amount}</p>
			{texts.filter(Boolean).map((text) => (
				<p key={text}>{text}</p>
			))}
			{isDrawn && <DayChart label={label} days={chart.days} form={chart.form} />}
			{isEmpty && <p>{empty}</p>}
			{children && <p className={classes.way}>{children}</p>}
		</article>
	)
}

/** Figures beside each other. */
export function Figures({ children }: { children: ReactNode }) {
	return <div className={classes.figures}>{children}</div>
}

/** One day alone makes no line. */
function isLine(days: { amount: number | null }[]) {
	return days.filter(({ amount }) => amount !== null).length > 1
}
