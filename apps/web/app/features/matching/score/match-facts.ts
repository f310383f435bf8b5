import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { count, days, duration, rupees } from '#ui/text/amounts.ts'
import { topicName, type Reader } from './match-text.ts'

type ScorePart = MatchRecord['parts'][number]

/** The facts behind a part in one line; empty if the engine gave none, or if the reader sees them already. */
export function factsLine(part: ScorePart, reader: Reader) {
	const isOffer = reader === 'seeker'
	const fact = (name: string) => {
		const value = part.facts[name]
		return typeof value === 'number' ? value : undefined
	}
	const lines: Partial<Record<ScorePart['kind'], () => string>> = {
		skills: () => counted('match.facts.skills', fact('asked'), fact('matched')),
		must_have: () => counted('match.facts.must_have', fact('asked'), fact('matched')),
		experience: () =>
			[
				experienceLine(fact('askedMonths'), fact('atMostMonths'), fact('haveMonths')),
				roleLine(part.facts),
				nearness(fact('relevance')),
			]
				.filter(Boolean)
				.join(' · '),
		profession: () => professionLine(part.facts, part.state, isOffer),
		languages: () =>
			listed(isOffer ? 'match.facts.languagesShared' : 'match.facts.languages', part.facts, (name) => name),
		text: () => textLine(part.facts),
		topics: () => topicsLine(part.facts),
		work_mode: () => listed('match.facts.work_mode', part.facts, workMode),
		education: () => both('match.facts.education', fact('asked'), fact('have'), education),
		place: () => placeLine(fact('distanceKm'), Boolean(part.facts.willingToMove), isOffer),
		availability: () => both('match.facts.availability', fact('askedDays'), fact('haveDays'), days),
		pay: () => (isOffer ? '' : payLine(fact('atMost'))),
	}
	return lines[part.kind]?.() ?? ''
}

function counted(key: 'match.facts.skills' | 'match.facts.must_have', asked?: number, matched?: number) {
	return asked === undefined || matched === undefined ? '' : i18n.t(key, { asked, matched })
}

function both(
	key: 'match.facts.education' | 'match.facts.availability',
	asked: number | undefined,
	have: number | undefined,
	words: (amount: number) => string,
) {
	return asked === undefined || have === undefined
		? ''
		: i18n.t(key, { asked: words(asked), have: words(have) })
}

/** The profession that counts in place of the required one; empty if it is the same, or if none counts. */
function professionLine({ asked, through }: ScorePart['facts'], state: ScorePart['state'], isOffer: boolean) {
	if (state !== 'partial' || typeof asked !== 'string' || typeof through !== 'string') return ''
	if (isOffer) return i18n.t('match.facts.professionNear', { asked, through })
	return asked === through
		? i18n.t('match.facts.professionWished', { asked })
		: i18n.t('match.facts.profession', { asked, through })
}

/** What is required and what is there, as lists; empty if nothing is there. */
function listed(
	key: 'match.facts.languages' | 'match.facts.languagesShared' | 'match.facts.work_mode',
	{ asked, have }: ScorePart['facts'],
	word: (name: string) => string,
) {
	if (!Array.isArray(have) || have.length === 0) return ''
	const names = Array.isArray(asked) ? asked : [String(asked)]
	return i18n.t(key, { asked: names.map(word).join(', '), have: have.map(word).join(', ') })
}

/** The terms that both texts share; empty if there are none. */
function textLine({ shared }: ScorePart['facts']) {
	return Array.isArray(shared) && shared.length > 0
		? i18n.t('match.facts.text', { words: shared.join(', ') })
		: ''
}

/** The topics that both sides share; empty if there are none. */
function topicsLine({ have }: ScorePart['facts']) {
	return Array.isArray(have) && have.length > 0
		? i18n.t('match.facts.topics', { topics: have.map(topicName).join(', ') })
		: ''
}

function workMode(name: string) {
	return i18n.t(`values.workMode.${name as 'on_site' | 'hybrid' | 'remote'}`)
}

function experienceLine(asked?: number, atMost?: number, have?: number) {
	if (asked === undefined || have === undefined) return ''
	const words = { asked: duration(asked), have: duration(have) }
	if (atMost === undefined) return i18n.t('match.facts.experience', words)
	const range = { ...words, atMost: duration(atMost) }
	return i18n.t(asked === 0 ? 'match.facts.experienceUpTo' : 'match.facts.experienceRange', range)
}

/** The kind of work that the job asks for and of which the person has least. */
function roleLine({ role, roleAskedMonths: asked, roleHaveMonths: have }: ScorePart['facts']) {
	return typeof role === 'string' && typeof asked === 'number' && typeof have === 'number'
		? i18n.t('match.facts.role', { role, asked: duration(asked), have: duration(have) })
		: ''
}

function placeLine(distanceKm: number | undefined, isWilling: boolean, isOffer: boolean) {
	if (distanceKm === undefined) return ''
	const km = i18n.t('amounts.km', { km: count(Math.round(distanceKm)) })
	if (isWilling && isOffer) return i18n.t('match.facts.placeOnline', { km })
	return i18n.t(isWilling ? 'match.facts.placeWilling' : 'match.facts.place', { km })
}

/** Tells the reader that years of other work count little. */
function nearness(relevance?: number) {
	return relevance === undefined || relevance === 1
		? ''
		: i18n.t('match.facts.relevance', { percent: Math.round(relevance * 100) })
}

function payLine(atMost?: number) {
	return atMost === undefined
		? i18n.t('match.facts.noPay')
		: i18n.t('match.facts.pay', { atMost: rupees(atMost) })
}
