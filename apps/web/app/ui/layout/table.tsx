import type { ReactNode } from 'react'
import classes from './table.module.css'

type Props = {
	children: ReactNode
	/** `numeric` aligns numbers to the right; `actions` makes rows denser, with buttons at the end of each. */
	kind?: 'numeric' | 'actions'
}

/** A table. Small screens hide cells with `data-spare`; cells with `data-late` are highlighted. */
export function Table({ children, kind }: Props) {
	return (
		<table className={classes.table} data-kind={kind}>
			{children}
		</table>
	)
}
