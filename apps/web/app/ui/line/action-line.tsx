import type { ReactNode } from 'react'
import { Row } from '#ui/layout/row.tsx'
import classes from './settings.module.css'

type Props = { title?: ReactNode; text: ReactNode; mark?: string; children?: ReactNode }

/** One setting, with its actions. */
export function Line({ title, text, mark, children }: Props) {
	return (
		<div className={classes.line}>
			<div>
				{title && (
					<h3>
						{title}
						{mark && <span className={classes.mark}>{mark}</span>}
					</h3>
				)}
				<p>{text}</p>
			</div>
			{children && <Row gap={8}>{children}</Row>}
		</div>
	)
}
