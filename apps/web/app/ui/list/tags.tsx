import type { ReactNode } from 'react'
import classes from './tags.module.css'

/** Short names in a row: skills, languages. */
export function Tags({ names }: { names: { name: string; note?: ReactNode }[] }) {
	return (
		<ul className={classes.tags}>
			{names.map(({ name, note }) => (
				<li key={name}>
					{name}
					{note && <small>{note}</small>}
				</li>
			))}
		</ul>
	)
}
