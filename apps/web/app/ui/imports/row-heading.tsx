import type { ReactNode } from 'react'
import classes from './row-heading.module.css'

type Props = { title: ReactNode; text: string; isBad: boolean }

/** The heading of a row of a file: who or what it is, its number and where it stands. */
export function RowHeading({ title, text, isBad }: Props) {
	return (
		<h3 className={classes.title}>
			{title}{' '}
			<small className={classes.state} data-bad={isBad || undefined}>
				{text}
			</small>
		</h3>
	)
}
