import type { ReactNode } from 'react'
import classes from './table.module.css'

type Props = {
	children: ReactNode
	/** `figures` stand right, under one another; lines with `actions` stand closer, with these at their ends. */
	kind?: 'figures' | 'actions'
}

/** Lines and columns; cells with `data-spare` are left out on small screens, those with `data-late` stand out. */
export function Table({ children, kind }: Props) {
	return (
		<table className={classes.table} data-kind={kind}>
			{children}
		</table>
	)
}
