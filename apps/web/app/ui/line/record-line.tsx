import type { ReactNode } from 'react'
import classes from './record-line.module.css'

type Props = {
	as?: 'article' | 'li'
	title: ReactNode
	/** Beside the title, such as when it happened. */
	aside: ReactNode
	/** Its state, with what can be done about it. */
	foot?: ReactNode
	children: ReactNode
}

/** Something that has happened: what, when, and the details below. */
export function RecordLine({ as: Line = 'article', title, aside, foot, children }: Props) {
	return (
		<Line className={classes.line}>
			<div className={classes.head}>
				<h2>{title}</h2>
				<p>{aside}</p>
			</div>
			{children}
			{foot && <div className={classes.head}>{foot}</div>}
		</Line>
	)
}
