import type { ReactNode } from 'react'
import { Row } from '#ui/layout/row.tsx'
import classes from './action-line.module.css'

type Props = {
	as?: 'div' | 'li'
	title?: ReactNode
	heading?: 'h3' | 'h4'
	/** A word that sets it apart from the others, beside the title. */
	mark?: string
	/** Whether the word tells of something that went wrong. */
	isBad?: boolean
	text: ReactNode
	/** What can be done about it. */
	children?: ReactNode
}

/** One thing with its actions, such as a setting or a member of a team. */
export function ActionLine({
	as: Line = 'div',
	title,
	heading: Heading = 'h3',
	mark,
	isBad,
	text,
	children,
}: Props) {
	return (
		<Line className={classes.line}>
			<div>
				{title && (
					<Heading>
						{title}
						{mark && (
							<span className={classes.mark} data-bad={isBad || undefined}>
								{mark}
							</span>
						)}
					</Heading>
				)}
				<p>{text}</p>
			</div>
			{children && (
				<Row align="center" gap={8}>
					{children}
				</Row>
			)}
		</Line>
	)
}
