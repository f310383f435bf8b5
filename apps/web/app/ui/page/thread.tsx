import type { ReactNode } from 'react'
import classes from './thread.module.css'

/** What was written, one after the other. */
export function Thread({ as: List = 'ol', children }: { as?: 'ol' | 'ul'; children: ReactNode }) {
	return <List className={classes.thread}>{children}</List>
}

/** Words of others as they wrote them. */
export function Quotation({ children }: { children: ReactNode }) {
	return <p className={classes.quotation}>{children}</p>
}
