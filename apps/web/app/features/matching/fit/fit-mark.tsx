import type { ScoreSummary } from '@profile-search/contract/search/match-record'
import { Suspense } from 'react'
import { Await, Link } from 'react-router'
import type { Reader } from '../score/match-text.ts'
import { ScoreStrip } from '../score/score-strip.tsx'
import classes from './fit-mark.module.css'

type Scores = readonly { id: string; score: ScoreSummary }[]
type Props = {
	/** The scores of the whole list, which may arrive after it. */
	scores: Promise<Scores | null>
	id: string
	/** Where the reasons are. */
	href: string
	reader: Reader
}

/** The score of one line of a list; nothing where there is none. */
export function FitMark({ scores, id, href, reader }: Props) {
	return (
		<div className={classes.mark}>
			<Suspense fallback={null}>
				<Await resolve={scores} errorElement={null}>
					{(found) => {
						const score = found?.find((one) => one.id === id)?.score
						return (
							score && (
								<Link to={href}>
									<ScoreStrip record={score} reader={reader} size="small" />
								</Link>
							)
						)
					}}
				</Await>
			</Suspense>
		</div>
	)
}
