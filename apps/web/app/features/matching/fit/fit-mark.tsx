import type { ScoreSummary } from '@profile-search/contract/search/match-record'
import { Link } from 'react-router'
import type { Reader } from '../score/match-text.ts'
import { ScoreStrip } from '../score/score-strip.tsx'
import classes from './fit-mark.module.css'

/** The scores of a whole list; nothing where its reader has none. */
type Scores = readonly { id: string; score: ScoreSummary }[] | false | null | undefined

/** How well the reader fits a job, for its line in a list. The reasons are on its page, at the address of the line. */
export function jobMark(scores: Scores, id: string, href: string) {
	return scores && <FitMark scores={scores} id={id} href={`${href}#match`} reader="candidate" />
}

/** How well a person fits the chosen job of the reader, for their line in a list. */
export function personMark(scores: Scores, id: string) {
	return (
		scores && <FitMark scores={scores} id={id} href={`/employee-details/${id}#match`} reader="employer" />
	)
}

type Props = {
	scores: readonly { id: string; score: ScoreSummary }[]
	id: string
	/** Where the reasons are. */
	href: string
	reader: Reader
}

/** The score of one line of a list; nothing where there is none. */
function FitMark({ scores, id, href, reader }: Props) {
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
