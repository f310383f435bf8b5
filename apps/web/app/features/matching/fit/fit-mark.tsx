import type { ScoreSummary } from '@profile-search/contract/search/match-record'
import { Link } from 'react-router'
import type { Reader } from '../score/match-text.ts'
import { ScoreStrip } from '../score/score-strip.tsx'
import classes from './fit-mark.module.css'

type Props = {
	/** The scores of the whole list. */
	scores: readonly { id: string; score: ScoreSummary }[]
	id: string
	/** Where the reasons are. */
	href: string
	reader: Reader
}

/** The score of one line of a list; nothing where there is none. */
export function FitMark({ scores, id, href, reader }: Props) {
	const score = scores.find((one) => one.id === id)?.score
	return (
		<div className={classes.mark}>
			{score && (
				<Link to={href}>
					<ScoreStrip record={score} reader={reader} size="small" />
				</Link>
			)}
		</div>
	)
}
