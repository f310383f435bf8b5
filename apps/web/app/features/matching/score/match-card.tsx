import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { bestCounterfactual } from './counterfactual-text.ts'
import classes from './match-card.module.css'
import { MatchReasons, SkillLists } from './match-record.tsx'
import { inCommon, type Reader } from './match-text.ts'
import { ScoreStrip } from './score-strip.tsx'

type Props = {
	title: string
	text: string
	href: string
	record: MatchRecord
	reader: Reader
	/** Whether to show only one line of reasons. */
	isBrief?: boolean
	heading?: 'h2' | 'h3'
	/** A small button beside the title. */
	action?: ReactNode
}

/** What was found for its reader: the score as a strip, the skills, and every reason on request. */
export function MatchCard({
	title,
	text,
	href,
	record,
	reader,
	isBrief = false,
	heading: Heading = 'h2',
	action,
}: Props) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)
	const counterfactual = bestCounterfactual(record, reader)
	const common = reader === 'seeker' && inCommon(record)

	return (
		<article className={classes.card}>
			<div className={classes.head}>
				<div className={classes.what} data-action={action ? true : undefined}>
					<Heading>
						<Link to={href}>{title}</Link>
					</Heading>
					<p>{text}</p>
					{action && <div className={classes.action}>{action}</div>}
				</div>
				<ScoreStrip record={record} reader={reader} />
			</div>
			{isBrief ? (
				<p className={classes.brief}>
					{t('match.facts.skills', {
						matched: record.matched.length,
						asked: record.matched.length + record.missing.length + record.related.length,
					})}
					{record.matched.length > 0 && ` · ${record.matched.map(({ name }) => name).join(', ')}`}
				</p>
			) : (
				<div className={classes.skills}>
					<SkillLists record={record} reader={reader} />
				</div>
			)}
			{common && <p className={classes.brief}>{common}</p>}
			{counterfactual && <p className={classes.raise}>{counterfactual}</p>}
			{!isBrief && (
				<details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
					<summary>{t(isOpen ? 'match.less' : 'match.why')}</summary>
					<MatchReasons record={record} reader={reader} withSkills={false} />
				</details>
			)}
		</article>
	)
}
