import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { count } from '../text/amounts.ts'
import classes from './views.module.css'

/** The views of a page as links; the view is in the address, so that it can be shared and revisited. */
export function Views({ label, children }: { label: string; children: ReactNode }) {
	return (
		<nav className={classes.views} aria-label={label}>
			{children}
		</nav>
	)
}

type Props = {
	to: string
	isShown: boolean
	/** The number of items in the view. */
	amount?: number
	/** Whether items in it are overdue. */
	isLate?: boolean
	lang?: string
	children: string
}

export function ViewLink({ to, isShown, amount, isLate = false, lang, children }: Props) {
	return (
		<Link
			to={to}
			lang={lang}
			aria-current={isShown ? 'page' : undefined}
			data-late={(isLate && amount !== 0) || undefined}
		>
			{children} {amount !== undefined && <span>{count(amount)}</span>}
		</Link>
	)
}
