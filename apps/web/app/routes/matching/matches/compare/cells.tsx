import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { factsLine } from '#features/matching/score/match-facts.ts'
import { reasonText } from '#features/matching/score/match-text.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './compare.module.css'

type ScorePart = MatchRecord['parts'][number]

/** The points of a part of the score, and the facts behind them or else the reason. */
export function PartCell({ kind, record }: { kind: ScorePart['kind']; record: MatchRecord }) {
	const { t } = useTranslation()
	const part = record.parts.find((each) => each.kind === kind)
	if (!part) return <>{t('shortlist.notScored')}</>
	const { points, possible, state } = part
	const facts = state === 'unknown' ? '' : factsLine(part, 'employer')
	return (
		<div className={classes.part} data-state={state}>
			<b>
				{points < 0
					? t('match.minus', { points: rounded(-points) })
					: possible > 0 && t('match.points', { points: rounded(points), possible: rounded(possible) })}
			</b>
			<span>{facts || reasonText(part, 'employer')}</span>
		</div>
	)
}

type SkillProps = {
	skills: readonly { name: string; mustHave: boolean }[]
	/** Whether to tell which of them the job must have. */
	isMarked?: boolean
}

export function SkillCell({ skills, isMarked = false }: SkillProps) {
	const { t } = useTranslation()
	if (skills.length === 0) return <>{t('labels.none')}</>
	return (
		<ul className={classes.skills}>
			{skills.map(({ name, mustHave }) => (
				<li key={name}>
					{name}
					{isMarked && mustHave && <small> ({t('match.mustHave')})</small>}
				</li>
			))}
		</ul>
	)
}

function rounded(points: number) {
	return Math.round(points * 10) / 10
}
