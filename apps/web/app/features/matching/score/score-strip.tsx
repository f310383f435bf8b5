import type { ScoreSummary } from '@profile-search/contract/search/match-record'
import type { CSSProperties } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { partName, type Reader } from './match-text.ts'
import classes from './score-strip.module.css'

type ScorePart = ScoreSummary['parts'][number]
type Props = {
	record: ScoreSummary
	reader?: Reader
	size?: 'small' | 'card' | 'large'
	withLegend?: boolean
}

/**
 * A score as a strip: a band for each part, bare threads for missing points, and a hatched end for points taken away.
 */
export function ScoreStrip({ record, reader = 'candidate', size = 'card', withLegend = false }: Props) {
	const { t } = useTranslation()
	const earned = record.parts.filter((part) => part.points > 0)
	const taken = record.parts.filter((part) => part.points < 0)
	const sum = earned.reduce((total, part) => total + part.points, 0)
	const total = Math.max(0, record.total)

	const words = [
		t('match.score', { total: Math.round(total) }),
		...earned.map((part) =>
			t('match.partOf', {
				part: partName(part, reader),
				points: shown(part),
				possible: rounded(part.possible),
			}),
		),
		...taken.map((part) => t('match.taken', { part: partName(part, reader), points: shown(part) })),
	]

	return (
		<div className={classes.strip} data-size={size}>
			<p className={classes.total} aria-hidden="true">
				<strong>{Math.round(total)}</strong>
				<span>{t('match.of')}</span>
			</p>
			<div className={classes.cloth}>
				<p className="unseen">{words.join(' ')}</p>
				<div className={classes.bar} aria-hidden="true">
					{earned.map((part) => (
						<i key={part.kind} className={classes.band} style={bandOf(part)} />
					))}
					{taken.length > 0 && (
						<i
							className={classes.taken}
							style={{ left: `${total}%`, width: `${Math.min(100, sum) - total}%` }}
						/>
					)}
				</div>
				{withLegend && (
					<ul className={classes.legend} aria-hidden="true">
						{earned.map((part) => (
							<li key={part.kind}>
								<i className={classes.key} style={{ background: `var(--dye-${part.kind})` }} />
								{partName(part, reader)} <b>{shown(part)}</b>
							</li>
						))}
						{taken.map((part) => (
							<li key={part.kind} className={classes.minus}>
								<i className={classes.hatchKey} />
								{partName(part, reader)} <b>{t('match.minus', { points: shown(part) })}</b>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	)
}

function bandOf(part: ScorePart): CSSProperties {
	return { width: `${part.points}%`, backgroundColor: `var(--dye-${part.kind})` }
}

function shown(part: ScorePart) {
	return rounded(Math.abs(part.points))
}

function rounded(points: number) {
	return Math.round(points * 10) / 10
}
