import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { useTranslation } from '#text/use-translation.ts'
import classes from './score-example.module.css'
import { ScoreStrip } from './score-strip.tsx'

const parts = [
	['skills', 38, 50],
	['profession', 20, 20],
	['experience', 15, 15],
	['education', 8, 8],
	['languages', 5, 7],
	['place', -4, 0],
] as const

const record: Pick<MatchRecord, 'total' | 'parts'> = {
	total: 82,
	parts: parts.map(([kind, points, possible]) => ({
		kind,
		points,
		possible,
		state: points === possible ? 'met' : 'partial',
		facts: {},
	})),
}

/** Shows a newcomer how to read a score. */
export function ScoreExample() {
	const { t } = useTranslation()
	return (
		<figure className={classes.example}>
			<div className={classes.head}>
				<span>{t('match.example')}</span>
				<p>
					<b>{t('match.exampleWho')}</b>
					<br />
					{t('match.exampleJob')}
				</p>
				<em>{t('match.exampleRaise')}</em>
			</div>
			<ScoreStrip record={record} size="large" withLegend />
			<figcaption>{t('match.exampleText')}</figcaption>
		</figure>
	)
}
