import type { ReactNode } from 'react'
import { LineLink } from './line-link.tsx'
import classes from './list-line.module.css'

type Props = {
	title: string
	href: string
	heading?: 'h2' | 'h3'
	/** A small picture before the title. */
	portrait?: ReactNode
	/** Lines below the title. */
	texts: (string | null)[]
	/** The most important fact comes first. */
	facts: (string | null)[]
	/** A small mark below the texts, such as a score; links in it lie above the link of the line. */
	mark?: ReactNode
	/** An action without opening it, such as a small button. */
	action?: ReactNode
}

/** An item of a list; the whole item links to its page. */
export function ListLine({
	title,
	href,
	heading: Heading = 'h2',
	portrait,
	texts,
	facts,
	mark,
	action,
}: Props) {
	return (
		<article
			className={classes.line}
			data-portrait={portrait ? true : undefined}
			data-action={action ? true : undefined}
		>
			{portrait}
			<div className={classes.what}>
				<Heading>
					<LineLink to={href}>{title}</LineLink>
				</Heading>
				{texts.filter(Boolean).map((text) => (
					<p key={text}>{text}</p>
				))}
				{mark && <div className={classes.mark}>{mark}</div>}
			</div>
			<ul className={classes.facts}>
				{facts.filter(Boolean).map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			{action && <div className={classes.action}>{action}</div>}
		</article>
	)
}
