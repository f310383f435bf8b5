import { fullName } from '@profile-search/contract/accounts/full-name'
import type { DigestItem } from '@profile-search/contract/matching/alert-digests'
import { problem } from '@profile-search/contract/platform/problem'
import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { t } from '@profile-search/text/translate'
import { isOfMatches } from '../../rules.ts'
import type { DigestAlert } from '../make-digest.ts'

/** A digest in two lines for a notification: “3 new jobs: Java in Pune”, and the titles of the first jobs. */
export function inShort(alerts: DigestAlert[], items: DigestItem[]) {
	const only = onlyOf(alerts)
	const titles = items.slice(0, 3).map(titleOf).join(' · ')
	const more = items.length - 3
	return {
		title: headingOf(only, items),
		body: more > 0 ? problem('matchingMails.toldMore', { titles, more }) : titles,
	}
}

function headingOf(only: DigestAlert | undefined, items: DigestItem[]) {
	const kind = kindOf(items)
	const count = items.length
	if (!only) return problem(`matchingMails.toldOfSeveral.${kind}`, { count })
	if (isOfMatches(only) && (kind === 'job' || kind === 'person'))
		return problem(`matchingMails.toldOfMatches.${kind}`, { count })
	return problem(`matchingMails.told.${kind}`, { count, alert: only.name })
}

/** “3 new jobs”. */
export function amountOf(items: DigestItem[]) {
	return t(`matchingMails.amount.${kindOf(items)}`, { count: items.length })
}

function kindOf(items: DigestItem[]) {
	const [first, ...others] = new Set(items.map(({ kind }) => kind))
	return first && others.length === 0 ? first : 'other'
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
	if (card === null) return t('matchingMails.gone')
	if ('title' in card) return card.title
	if ('name' in card) return card.name
	return kind === 'person' ? fullName(card) : ''
}

/** The address of the page that shows a hit. */
export function pathOf({ kind, subjectId }: DigestItem) {
	if (kind === 'job') return `/jobs/${subjectId}?from=alert`
	return `/${kind === 'person' ? 'employee' : 'employer'}-details/${subjectId}`
}

/** Two lines: what the hit is, and why it is listed. */
export function linesOf(item: DigestItem, alertName: string) {
	const reason = item.total === null ? t('matchingMails.foundBy', { alert: alertName }) : reasonOf(item)
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
	if (total === null) return ''
	const points = Math.round(total)
	const fit =
		kind === 'job'
			? t('matchingMails.fits.you', { points })
			: t('matchingMails.fits.job', { points, job: forJob?.title ?? '' })
	return inSentences([fit, match ? skillsOf(match) : ''])
}

function skillsOf({ matched, missing }: MatchRecord) {
	const has = matched.slice(0, 4).map(({ name }) => name)
	const lacks = missing
		.filter(({ mustHave }) => mustHave)
		.slice(0, 2)
		.map(({ name }) => name)
	return inSentences([
		has.length > 0 ? t('matchingMails.has', { skills: has.join(', ') }) : '',
		lacks.length > 0 ? t('matchingMails.lacks', { skills: lacks.join(', ') }) : '',
	])
}

/** Joins statements as sentences, with the full stop of the language between them. */
function inSentences(statements: string[]) {
	return statements.filter(Boolean).reduce((first, second) => t('matchingMails.then', { first, second }))
}

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

function payOf({
	payMin,
	payMax,
	payPeriod,
}: {
	payMin: number | null
	payMax: number | null
	payPeriod: 'hour' | 'day' | 'month' | 'year'
}) {
	const amounts = [...new Set([payMin, payMax])].filter((amount) => amount !== null)
	if (amounts.length === 0) return ''
	const [from = '', to] = amounts.map((each) => `₹ ${indian.format(each)}`)
	const amount = to === undefined ? from : t('amounts.range', { from, to })
	return t(`amounts.per.${payPeriod}`, { amount })
}
