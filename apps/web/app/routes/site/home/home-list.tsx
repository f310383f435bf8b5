import type { ReactNode } from 'react'
import classes from './home.module.css'

type Props = { title: string; more?: ReactNode; children: ReactNode }

/** The beginning of a list, with a link to all of it. */
export function HomeList({ title, more, children }: Props) {
	return (
		<section className={classes.list}>
			<div className={classes.head}>
				<h2>{title}</h2>
				{more}
			</div>
			{children}
		</section>
	)
}
