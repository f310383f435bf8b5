import type { MatchRecord, Counterfactual } from '@profile-search/contract/search/match-record'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { duration } from '#ui/text/amounts.ts'
import type { Reader } from './match-text.ts'

/** A counterfactual as text, phrased for its reader. */
export function counterfactualText(counterfactual: Counterfactual, reader: Reader) {
	const suffix = reader === 'employer' ? '_employer' : ''
	const { kind, amount } = counterfactual
	if (kind === 'language' && amount !== null) {
		const level = i18n.t(`values.languageCode.${amount as 1 | 2 | 3 | 4 | 5 | 6}`)
		return i18n.t(`match.raise.language_level${suffix}`, { name: counterfactual.name ?? '', level })
	}
	return i18n.t(`match.raise.${kind}${suffix}`, {
		name: nameOf(counterfactual),
		amount: amountOf(counterfactual),
	})
}

/** The counterfactual that adds the most points, in one line. */
export function bestCounterfactual(record: MatchRecord, reader: Reader) {
	const [best] = record.counterfactuals
	return (
		best &&
		`${i18n.t('match.plus', { points: Math.round(best.points * 10) / 10 })} ${counterfactualText(best, reader)}`
	)
}

type WorkMode = 'on_site' | 'hybrid' | 'remote'
type Unsaid = 'profession' | 'experience' | 'education' | 'place' | 'pay' | 'availability'

function nameOf({ kind, name }: Counterfactual) {
	if (kind === 'work_mode') return i18n.t(`values.workMode.${name as WorkMode}`)
	if (kind === 'say') return i18n.t(`match.unsaid.${name as Unsaid}`)
	return name ?? ''
}

function amountOf({ kind, amount }: Counterfactual) {
	if (amount === null) return ''
	return kind === 'experience' ? duration(amount) : kind === 'education' ? education(amount) : String(amount)
}
