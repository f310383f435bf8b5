import type { ReactNode } from 'react'
import classes from './notice.module.css'

type Props = {
	tone?: 'plain' | 'good' | 'wait' | 'bad'
	title: string
	children?: ReactNode
	action?: ReactNode
}

/** A status and what to do about it. */
export function Notice({ tone = 'plain', title, children, action }: Props) {
	return (
		<div className={classes.notice} data-tone={tone}>
			<div>
				<p className={classes.title}>{title}</p>
				{children && <div className={classes.text}>{children}</div>}
			</div>
			{action && <div>{action}</div>}
		</div>
	)
}
