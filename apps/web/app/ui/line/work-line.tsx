import type { ReactNode } from 'react'
import classes from './work-line.module.css'

type Props = {
	/** Its urgency, shown by the colour of the edge: calm, soon, urgent or overdue. */
	state?: string | undefined
	/** The beginning of a message, cut after two lines. */
	quote?: string
	/** Beside the text: the most important fact comes first. */
	side?: ReactNode
	children: ReactNode
}

/** An item of a list of work that waits. */
export function WorkLine({ state, quote, side, children }: Props) {
	return (
		<li className={classes.line} data-state={state}>
			<div>
				{children}
				{quote && <p className={classes.quote}>{quote}</p>}
			</div>
			{side && <div className={classes.side}>{side}</div>}
		</li>
	)
}
