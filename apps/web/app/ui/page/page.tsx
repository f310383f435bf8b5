import type { ReactNode } from 'react'
import { Row } from '../layout/row.tsx'
import { Companion } from '../text/companion.tsx'
import classes from './page.module.css'

type Props = {
	title: ReactNode
	/** The page's key word in Devanagari. */
	companion?: string
	lead?: ReactNode
	/** A photo or logo beside the heading. */
	portrait?: ReactNode
	actions?: ReactNode
	width?: 'narrow' | 'wide'
	/** Whether the heading leaves most of the first screen to a list; the lead is then for wide screens only. */
	isDense?: boolean
	/** Whether the lead is only a few words, which a dense page shows on phones, too. */
	isLeadShort?: boolean
	/** Whether the lead says how many results there are, which is announced as they change. */
	isLeadCount?: boolean
	children: ReactNode
}

/** The body of a screen: its heading, its actions, and its content. */
export function Page({
	title,
	companion,
	lead,
	portrait,
	actions,
	width = 'wide',
	isDense = false,
	isLeadShort = false,
	isLeadCount = false,
	children,
}: Props) {
	return (
		<div className={classes.page} data-width={width} data-dense={isDense || undefined}>
			<header className={classes.heading}>
				{portrait}
				<div className={classes.titles}>
					{companion && <Companion word={companion} className={classes.companion} />}
					<h1>{title}</h1>
					{lead && (
						<div
							role={isLeadCount ? 'status' : undefined}
							className={classes.lead}
							data-short={isLeadShort || undefined}
						>
							{lead}
						</div>
					)}
				</div>
				{actions && (
					<Row align="center" gap={10}>
						{actions}
					</Row>
				)}
			</header>
			{children}
		</div>
	)
}

/** A part of a screen under a thin rule. */
export function Section({
	id,
	title,
	aside,
	children,
}: {
	/** The target of links to this section. */
	id?: string
	title: string
	aside?: ReactNode
	children: ReactNode
}) {
	return (
		<section id={id} className={classes.section}>
			<div className={classes.sectionHead}>
				<h2>{title}</h2>
				{aside}
			</div>
			{children}
		</section>
	)
}
