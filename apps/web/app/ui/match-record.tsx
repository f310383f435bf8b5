import type { MatchRecord as MatchRecordOf, Raise } from '@profile-search/contract/matches'
import { useTranslation } from 'react-i18next'
import { i18n } from '../text/i18n.ts'
import { factsLine } from './match-facts.ts'
import classes from './match-record.module.css'
import { ScoreStrip } from './score-strip.tsx'

export type Reader = 'candidate' | 'employer'
type Props = { record: MatchRecordOf; reader: Reader }

/** Why a person and a job meet, whole: the strip, a sentence for each part, the skills, and what would raise it. */
export function MatchRecord({ record, reader }: Props) {
	return (
		<div className={classes.record}>
			<ScoreStrip record={record} size="large" withLegend />
			<MatchReasons record={record} reader={reader} />
		</div>
	)
}

/** The same without the strip, where a card shows it already. */
export function MatchReasons({ record, reader, withSkills = true }: Props & { withSkills?: boolean }) {
	const { t } = useTranslation()
	return (
		<div className={classes.columns}>
			<section>
				<h3>{t('match.reasons')}</h3>
				<ul className={classes.parts}>
					{record.parts.map((part) => (
						<li key={part.kind} data-state={part.state} data-gate={part.points < 0 || undefined}>
							<span className={classes.mark}>
								<span className="unseen">{t(`match.states.${part.state}`)}</span>
							</span>
							<div>
								<b>{t(`match.parts.${part.kind}`)}</b>
								<p>{t(`match.say.${part.kind}.${part.state}`)}</p>
								<Facts line={factsLine(part)} />
							</div>
							<Points points={part.points} possible={part.possible} />
						</li>
					))}
				</ul>
			</section>
			<div>
				<Raises record={record} reader={reader} />
				{withSkills && <SkillLists record={record} />}
			</div>
		</div>
	)
}

function Facts({ line }: { line: string }) {
	return line ? <p className={classes.facts}>{line}</p> : null
}

function Points({ points, possible }: { points: number; possible: number }) {
	const { t } = useTranslation()
	const rounded = Math.round(Math.abs(points) * 10) / 10
	if (points < 0) return <span className={classes.minus}>{t('match.minus', { points: rounded })}</span>
	if (possible === 0) return <span className={classes.points} />
	return (
		<span className={classes.points}>
			{t('match.points', { points: rounded, possible: Math.round(possible * 10) / 10 })}
		</span>
	)
}

/** What would raise the score, best first. */
export function Raises({ record, reader }: Props) {
	const { t } = useTranslation()
	if (record.raise.length === 0) return null

	return (
		<section className={classes.raise}>
			<h3>{t(`match.raiseTitle.${reader}`)}</h3>
			<ul>
				{record.raise.map((raise) => (
					<li key={`${raise.kind} ${raise.name}`}>
						<b>{t('match.plus', { points: Math.round(raise.points * 10) / 10 })}</b>
						{raiseWords(raise, reader)}
					</li>
				))}
			</ul>
		</section>
	)
}

/** A change in words, for either reader. */
function raiseWords({ kind, name }: Raise, reader: Reader) {
	return i18n.t(reader === 'employer' ? `match.raise.${kind}_employer` : `match.raise.${kind}`, {
		name: name ?? '',
	})
}

/** The change that would raise the score most, in one line. */
export function bestRaise(record: MatchRecordOf, reader: Reader) {
	const [best] = record.raise
	return (
		best &&
		`${i18n.t('match.plus', { points: Math.round(best.points * 10) / 10 })} ${raiseWords(best, reader)}`
	)
}

/** The skills of a job: there, near, missing. */
export function SkillLists({ record }: { record: MatchRecordOf }) {
	const { t } = useTranslation()
	const lists = [
		{ title: t('match.matched'), state: 'met', skills: record.matched.map(named) },
		{
			title: t('match.related'),
			state: 'partial',
			skills: record.related.map((skill) => ({
				...skill,
				text: t('match.through', { name: skill.name, through: skill.through }),
			})),
		},
		{ title: t('match.missing'), state: 'missing', skills: record.missing.map(named) },
	]
	return (
		<dl className={classes.skills}>
			{lists
				.filter(({ skills }) => skills.length > 0)
				.map(({ title, state, skills }) => (
					<div key={state} data-state={state}>
						<dt>{title}</dt>
						<dd>
							<ul>
								{skills.map((skill) => (
									<li key={skill.name} data-must={skill.mustHave || undefined}>
										{skill.text}
										{skill.mustHave && state === 'missing' && <small>{t('match.mustHave')}</small>}
									</li>
								))}
							</ul>
						</dd>
					</div>
				))}
		</dl>
	)
}

function named<Skill extends { name: string }>(skill: Skill) {
	return { ...skill, text: skill.name }
}
