import type { MatchRecord } from '@profile-search/contract/search/match-record'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { fromShortlist } from '../fit/person-fit.tsx'
import { MatchReasons } from '../score/match-record.tsx'
import type { Reader } from '../score/match-text.ts'
import { ScoreStrip } from '../score/score-strip.tsx'
import { headlineLines } from './headline-text.ts'
import classes from './match-line.module.css'

type Props = {
	rank: number
	title: string
	/** One line of facts. */
	text: string
	href: string
	record: MatchRecord
	reader: Reader
	heading: 'h2' | 'h3'
	isOpen: boolean
	onToggle: (isOpen: boolean) => void
	/** The buttons beside it, among them the one that saves it. */
	save: ReactNode
	/** What selects it. */
	choice?: ReactNode
	/** What the team keeps about it, in a line. */
	memo?: ReactNode
	/** A small line on why it is ranked here. */
	note?: string | undefined
	/** Further buttons, once it is open. */
	actions?: ReactNode
}

/** A match in a ranking, in few lines: the score, its strongest reason and largest gap. It opens to every reason. */
export function MatchLine({
	rank,
	title,
	text,
	href,
	record,
	reader,
	heading: Heading,
	isOpen,
	onToggle,
	save,
	choice,
	memo,
	note,
	actions,
}: Props) {
	const { t } = useTranslation()
	const { reason, gap } = headlineLines(record, reader)

	return (
		<article className={classes.line} data-match data-choice={choice ? true : undefined}>
			{choice && <div className={classes.choice}>{choice}</div>}
			<div className={classes.what}>
				<Heading>
					<span className={classes.rank}>
						<span className="unseen">{t('matches.rank', { rank })}</span>
						<span aria-hidden="true">{rank}</span>
					</span>
					<Link to={href} state={fromShortlist}>
						{title}
					</Link>
				</Heading>
				<p className={classes.text}>{text}</p>
				{note && <p className={classes.note}>{note}</p>}
				{memo}
			</div>
			<div className={classes.score}>
				<ScoreStrip record={record} reader={reader} />
			</div>
			<div className={classes.save}>{save}</div>
			<details
				className={classes.details}
				open={isOpen}
				onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
			>
				<summary>
					{reason && (
						<span className={classes.reason}>
							<span className="unseen">{t('matches.strongest')}</span>
							<b>{reason.title}</b> {reason.text}
						</span>
					)}
					{gap && (
						<span className={classes.gap}>
							<span className="unseen">{t('matches.gap')}</span>
							<b>{gap.title}</b> {gap.text}
						</span>
					)}
					<span className={classes.why}>
						<span className={classes.word}>{t(isOpen ? 'match.less' : 'match.why')}</span>
					</span>
				</summary>
				<div className={classes.whole}>
					<MatchReasons record={record} reader={reader} />
					{actions && <div className={classes.actions}>{actions}</div>}
				</div>
			</details>
		</article>
	)
}
