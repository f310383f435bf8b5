import type { ReactNode } from 'react'
import classes from './transparency.module.css'

/** Scrolls sideways if needed; it can be focused, so that the keyboard can scroll it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrollable area
		<section className={classes.scroll} aria-label={label} tabIndex={0}>
			{children}
		</section>
	)
}
