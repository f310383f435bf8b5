import type { ReactNode } from 'react'
import { DayChart } from './day-chart.tsx'
import classes from './statistics.module.css'

type Props = {
	label: string
	amount: string
	/** The comparison with before, or what the number counts. */
	texts: (string | null)[]
	/** The numbers by day; drawn once one of them is not zero. */
	chart?: Pick<Parameters<typeof DayChart>[0], 'days' | 'form'>
	/** Advice while there is nothing to see. */
	empty: string
	/** A link to more. */
	children?: ReactNode
}

/** A number on a dashboard with its explanation. */
export function Statistic({ label, amount, texts, chart, empty, children }: Props) {
	const hasSome = chart?.days.some((day) => day.amount) ?? false
	const isEmpty = amount === '0' && !hasSome
	const isDrawn = chart && hasSome && (chart.form === 'area' || isLine(chart.days))
	return (
		<article className={classes.statistic}>
			<h3>{label}</h3>
			<div className={classes.amount}>{amount}</div>
			{texts.filter(Boolean).map((text) => (
				<p key={text}>{text}</p>
			))}
			{isDrawn && <DayChart label={label} days={chart.days} form={chart.form} />}
			{isEmpty && <p>{empty}</p>}
			{children && <p className={classes.way}>{children}</p>}
		</article>
	)
}

/** Numbers side by side. */
export function Statistics({ children }: { children: ReactNode }) {
	return <div className={classes.statistics}>{children}</div>
}

/** A line needs at least two days. */
function isLine(days: { amount: number | null }[]) {
	return days.filter(({ amount }) => amount !== null).length > 1
}
