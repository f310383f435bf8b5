import type { MatchRecord as MatchRecordOf } from '@profile-search/contract/search/match-record'
import type { Translate } from '@profile-search/text/translate'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { counterfactualText } from './counterfactual-text.ts'
import { factsLine } from './match-facts.ts'
import classes from './match-record.module.css'
import { partName, reasonText, sideOf, type Reader } from './match-text.ts'
import { ScoreStrip } from './score-strip.tsx'

type Props = { record: MatchRecordOf; reader: Reader }

/** The full explanation of a match: the strip, a sentence for each part, the skills, and the counterfactuals. */
export function MatchRecord({ record, reader }: Props) {
	return (
		<Stack gap={28}>
			<ScoreStrip record={record} reader={reader} size="large" withLegend />
			<MatchReasons record={record} reader={reader} />
		</Stack>
	)
}

/** The explanation without the strip, for cards that show the strip already. */
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
								<b>{partName(part, reader)}</b>
								<p>{reasonText(part, reader)}</p>
								<Facts line={factsLine(part, reader)} />
								<Quote quote={part.facts.quote} />
							</div>
							<Points points={part.points} possible={part.possible} />
						</li>
					))}
				</ul>
			</section>
			<div>
				<Counterfactuals record={record} reader={reader} />
				{withSkills && <SkillLists record={record} reader={reader} />}
			</div>
		</div>
	)
}

/** The sentence of the person's own text that counted most. */
function Quote({ quote }: { quote: MatchRecordOf['parts'][number]['facts'][string] | undefined }) {
	const { t } = useTranslation()
	return typeof quote === 'string' ? <p className={classes.quote}>{t('match.quote', { quote })}</p> : null
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

/** The counterfactuals, best first. */
export function Counterfactuals({ record, reader }: Props) {
	const { t } = useTranslation()
	if (record.counterfactuals.length === 0) return null

	return (
		<section className={classes.raise}>
			<h3>{t(`match.raiseTitle.${sideOf(reader)}`)}</h3>
			<ul>
				{record.counterfactuals.map((counterfactual) => (
					<li key={`${counterfactual.kind} ${counterfactual.name}`}>
						<b>{t('match.plus', { points: Math.round(counterfactual.points * 10) / 10 })}</b>
						{counterfactualText(counterfactual, reader)}
					</li>
				))}
			</ul>
		</section>
	)
}

/** The skills of a job: matched, similar, missing. Omitted for a profile without skills. */
export function SkillLists({ record, reader }: Props) {
	const { t } = useTranslation()
	const side = sideOf(reader)
	const isSaid = record.parts.every(({ kind, state }) => kind !== 'skills' || state !== 'unknown')
	const lists = [
		{
			title: t(`match.matched.${side}`),
			state: 'met',
			skills: record.matched.map((skill) => ({ ...named(skill), proof: proofOf(skill, t) })),
		},
		{
			title: t(`match.related.${side}`),
			state: 'partial',
			skills: record.related.map((skill) => ({
				...named(skill),
				text: t(`match.through.${side}`, {
					name: skill.name,
					through: skill.through,
					percent: Math.round(skill.share * 100),
				}),
			})),
		},
		{
			title: t(isSaid ? `match.missing.${side}` : `match.notSaid.${side}`),
			state: isSaid ? 'missing' : 'unknown',
			skills: record.missing.map(named),
		},
	]
	if (lists.every(({ skills }) => skills.length === 0)) return null

	return (
		<dl className={classes.skills}>
			{lists
				.filter(({ skills }) => skills.length > 0)
				.map(({ title, state, skills }) => (
					<div key={state} data-state={state}>
						<dt>{title}</dt>
						<dd>
							<ul>
								{skills.map(({ name, text, mustHave, proof }) => (
									<li key={name} data-must={mustHave || undefined}>
										{text}
										{mustHave && (state === 'missing' || state === 'unknown') && (
											<small>{t('match.mustHave')}</small>
										)}
										{proof && <small className={classes.proof}>{proof}</small>}
									</li>
								))}
							</ul>
						</dd>
					</div>
				))}
		</dl>
	)
}

/** The entry that proves a skill, or else the sentence that names it. */
function proofOf({ shownBy, quote }: MatchRecordOf['matched'][number], t: Translate) {
	if (shownBy) return t('person.shownBy', { name: shownBy })
	return quote ? t('match.quote', { quote }) : null
}

type Line = { name: string; mustHave: boolean; text: string; proof: string | null }

function named({ name, mustHave }: { name: string; mustHave: boolean }): Line {
	return { name, mustHave, text: name, proof: null }
}
