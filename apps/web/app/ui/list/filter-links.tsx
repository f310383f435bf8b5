import type { ReactNode } from 'react'
import classes from './filter-links.module.css'

/** Links that narrow a list; the chosen one has `aria-current`. */
export function FilterLinks({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav className={classes.links} aria-label={label}>
			{children}
		</nav>
	)
}
