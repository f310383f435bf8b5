import type { DigestItem } from '@profile-search/contract/matching/alert-digests'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import type { DigestAlert } from './make-digest.ts'

const nouns = {
	job: ['new job', 'new jobs'],
	person: ['new person', 'new people'],
	organisation: ['new organisation', 'new organisations'],
} as const

/** A digest in two lines: “3 new jobs: Java in Pune”, and the titles of the first jobs. */
export function inShort(alerts: DigestAlert[], items: DigestItem[]) {
	const only = onlyOf(alerts)
	const titles = items.slice(0, 3).map(titleOf)
	const more = items.length > titles.length ? ` and ${items.length - titles.length} more` : ''
	return {
		title: only ? `${amountOf(items)}: ${only.name}` : `${amountOf(items)} from your alerts`,
		body: `${titles.join(' · ')}${more}`,
	}
}

/** “3 new jobs”. */
export function amountOf(items: DigestItem[]) {
	const kinds = new Set(items.map(({ kind }) => kind))
	const [first] = kinds
	const what = kinds.size === 1 && first ? nouns[first][items.length === 1 ? 0 : 1] : 'new finds'
	return `${items.length} ${what}`
}

/** The alert of a digest that has only one. */
export function onlyOf(alerts: DigestAlert[]) {
	return alerts.length === 1 ? alerts[0] : undefined
}

/** Drops duplicates: a subject found by several alerts is listed once. */
export function eachOnce(items: DigestItem[]) {
	return [...new Map(items.toReversed().map((item) => [item.subjectId, item])).values()].toReversed()
}

export function titleOf({ kind, card }: DigestItem) {
	if (card === null) return 'No longer shown'
	if ('title' in card) return card.title
	if ('name' in card) return card.name
	return kind === 'person' ? `${card.firstName} ${card.lastName}` : ''
}

/** The address of the page that shows a hit. */
export function pathOf({ kind, subjectId }: DigestItem) {
	if (kind === 'job') return `/jobs/${subjectId}?from=alert`
	return `/${kind === 'person' ? 'employee' : 'employer'}-details/${subjectId}`
}

/** Two lines: what the hit is, and why it is listed. */
export function linesOf(item: DigestItem, alertName: string) {
	const reason = item.total === null ? `Found by “${alertName}”` : reasonOf(item)
	return [factsOf(item), reason].filter(Boolean)
}

function factsOf({ card }: DigestItem) {
	if (card === null) return ''
	if ('title' in card)
		return [card.organisation.name, card.places.join(', '), payOf(card)].filter(Boolean).join(' · ')
	if ('name' in card) return [card.industry, card.place].filter(Boolean).join(' · ')
	return [card.headline, card.place].filter(Boolean).join(' · ')
}

function reasonOf({ total, match, forJob, kind }: DigestItem) {
	const fit = total === null ? '' : `${Math.round(total)} of 100`
	const whom = kind === 'job' ? 'Fits you' : `Fits ${forJob?.title ?? ''}`.trim()
	if (!fit || !match) return fit ? `${whom}: ${fit}` : ''
	return [`${whom}: ${fit}`, skillsOf(match)].filter(Boolean).join('. ')
}

function skillsOf({ matched, missing }: MatchRecord) {
	const has = matched.slice(0, 4).map(({ name }) => name)
	const lacks = missing
		.filter(({ mustHave }) => mustHave)
		.slice(0, 2)
		.map(({ name }) => name)
	return [
		has.length > 0 ? `Has: ${has.join(', ')}` : '',
		lacks.length > 0 ? `Lacks: ${lacks.join(', ')}` : '',
	]
		.filter(Boolean)
		.join('. ')
}

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const periods = { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' }

function payOf({
	payMin,
	payMax,
	payPeriod,
}: {
	payMin: number | null
	payMax: number | null
	payPeriod: keyof typeof periods
}) {
	const amounts = [...new Set([payMin, payMax])].filter((amount) => amount !== null)
	if (amounts.length === 0) return ''
	return `₹ ${amounts.map((amount) => indian.format(amount)).join(' to ')} ${periods[payPeriod]}`
}
