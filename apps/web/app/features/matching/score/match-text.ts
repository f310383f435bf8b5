import { AdviceArea, InvestmentSector, BusinessStage } from '@profile-search/contract/profiles/sections'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { i18n } from '#text/i18n.ts'

type ScorePart = MatchRecord['parts'][number]

/**
 * Who reads a match: the candidate for a job, its employer, somebody who seeks an offer, or anyone who compares two
 * organisations.
 */
export type Reader = 'candidate' | 'employer' | 'seeker' | 'neighbour'

/** The side of a job whose texts are used; readers of other matches get the employer's. */
export function sideOf(reader: Reader) {
	return reader === 'candidate' ? 'candidate' : 'employer'
}

/** The name of a part. The pay of a job is called an amount in an investment. */
export function partName({ kind }: Pick<ScorePart, 'kind'>, reader: Reader) {
	return i18n.t(`match.parts.${reader === 'seeker' && kind === 'pay' ? 'amount' : kind}`)
}

/** The reason of a part, phrased for its reader. */
export function reasonText({ kind, state }: ScorePart, reader: Reader) {
	if (reader === 'candidate') return i18n.t(`match.say.${kind}.${state}`)
	if (reader === 'seeker' && isOneOf(offered, kind)) return i18n.t(`match.sayOffer.${kind}.${state}`)
	if (reader === 'neighbour' && isOneOf(alike, kind)) return i18n.t(`match.sayAlike.${kind}.${state}`)
	return i18n.t(`match.sayEmployer.${kind}.${state}`)
}

const offered = ['topics', 'languages', 'text', 'profession', 'place', 'pay'] as const
const alike = ['topics', 'text', 'place'] as const

function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
	return kinds.some((each) => each === kind)
}

/** The label of a topic such as `sector:crafts`; an industry is its own label. */
export function topicName(topic: string) {
	const name = topic.slice(topic.indexOf(':') + 1)
	const area = AdviceArea.safeParse(name).data
	const sector = InvestmentSector.safeParse(name).data
	const stage = BusinessStage.safeParse(name).data
	if (topic.startsWith('adviceArea:') && area) return i18n.t(`values.adviceArea.${area}`)
	if (topic.startsWith('sector:') && sector) return i18n.t(`values.sector.${sector}`)
	if (topic.startsWith('stage:') && stage) return i18n.t(`values.stage.${stage}`)
	return name
}

/** What an offer and its seeker have in common, in one line; empty if there is nothing. */
export function inCommon({ parts }: Pick<MatchRecord, 'parts'>) {
	const words = parts.flatMap(({ kind, state, facts }) => {
		const have = Array.isArray(facts.have) ? facts.have : []
		if (kind === 'topics') return have.map(topicName)
		if (kind === 'languages' && Array.isArray(facts.asked))
			return facts.asked.filter((name) => have.includes(name))
		return kind === 'place' && state === 'met' ? [i18n.t('match.facts.near')] : []
	})
	return words.length > 0 ? i18n.t('match.inCommon', { words: words.join(' · ') }) : ''
}
