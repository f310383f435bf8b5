import type { MatchRecord } from '@profile-search/contract/matches'
import { i18n } from '../text/i18n.ts'
import { count, days, duration, education, rupees } from './amounts.ts'

type Part = MatchRecord['parts'][number]

/** The facts behind a part in one line; empty where the engine gave none. */
export function factsLine(part: Part) {
	const fact = (name: string) => {
		const value = part.facts[name]
		return typeof value === 'number' ? value : undefined
	}
	const lines: Partial<Record<Part['kind'], () => string>> = {
		skills: () => counted('match.facts.skills', fact('asked'), fact('matched')),
		must_have: () => counted('match.facts.must_have', fact('asked'), fact('matched')),
		experience: () =>
			[
				experienceLine(fact('askedMonths'), fact('atMostMonths'), fact('haveMonths')),
				nearness(fact('relevance')),
			]
				.filter(Boolean)
				.join(' · '),
		education: () => both('match.facts.education', fact('asked'), fact('have'), education),
		place: () => placeLine(fact('distanceKm'), Boolean(part.facts.willingToMove)),
		availability: () => both('match.facts.availability', fact('askedDays'), fact('haveDays'), days),
		pay: () => payLine(fact('atMost')),
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

function experienceLine(asked?: number, atMost?: number, have?: number) {
	if (asked === undefined || have === undefined) return ''
	const words = { asked: duration(asked), have: duration(have) }
	if (atMost === undefined) return i18n.t('match.facts.experience', words)
	const range = { ...words, atMost: duration(atMost) }
	return i18n.t(asked === 0 ? 'match.facts.experienceUpTo' : 'match.facts.experienceRange', range)
}

function placeLine(distanceKm: number | undefined, isWilling: boolean) {
	if (distanceKm === undefined) return ''
	const km = i18n.t('amounts.km', { km: count(Math.round(distanceKm)) })
	return i18n.t(isWilling ? 'match.facts.placeWilling' : 'match.facts.place', { km })
}

/** Years of other work count little, and the reader is told so. */
function nearness(relevance?: number) {
	return relevance === undefined || relevance === 1
		? ''
		: i18n.t('match.facts.relevance', { percent: Math.round(relevance * 100) })
}

function payLine(atMost?: number) {
	return atMost === undefined ? '' : i18n.t('match.facts.pay', { atMost: rupees(atMost) })
}
