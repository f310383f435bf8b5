import { i18n } from '#text/i18n.ts'
import { count } from '../text/amounts.ts'

/** How the last 30 days differ from the 30 before, in words. */
export function sinceBefore(now: number, before: number) {
	if (now === 0 && before === 0) return i18n.t('figures.noneBefore')
	if (now === before) return i18n.t('figures.asBefore')
	return now > before
		? i18n.t('figures.moreThanBefore', { amount: count(now - before) })
		: i18n.t('figures.fewerThanBefore', { amount: count(before - now) })
}

/** How today differs from the day 30 days ago, in words; null when that is not known. */
export function sinceThen(now: number, then: number | null) {
	if (then === null) return null
	if (now === then) return i18n.t('figures.asThen')
	return now > then
		? i18n.t('figures.moreThanThen', { amount: count(now - then) })
		: i18n.t('figures.fewerThanThen', { amount: count(then - now) })
}

/** How many fit; counted no further than to a bound. */
export function fitsInWords({ amount, isMore }: { amount: number; isMore: boolean }) {
	return isMore ? i18n.t('figures.orMore', { amount: count(amount) }) : count(amount)
}

export function sumOf(amounts: number[]) {
	return amounts.reduce((sum, amount) => sum + amount, 0)
}
