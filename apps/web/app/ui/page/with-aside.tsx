import type { ReactNode } from 'react'
import classes from './with-aside.module.css'

/** Content with facts and actions beside it; on small screens they are above it. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
	return (
		<div className={classes.columns}>
			<aside>{aside}</aside>
			<div>{children}</div>
		</div>
	)
}

/** A titled part of what is beside the content. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className={classes.title}>{title}</h2>
			{children}
		</section>
	)
}
