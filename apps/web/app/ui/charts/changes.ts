import { i18n } from '#text/i18n.ts'
import { count } from '../text/amounts.ts'

/** Text for how the last 30 days differ from the 30 days before. */
export function sinceBefore(now: number, before: number) {
	if (now === 0 && before === 0) return i18n.t('statistics.noneBefore')
	if (now === before) return i18n.t('statistics.asBefore')
	return now > before
		? i18n.t('statistics.moreThanBefore', { amount: count(now - before) })
		: i18n.t('statistics.fewerThanBefore', { amount: count(before - now) })
}

/** Text for how today differs from 30 days ago; null when that is unknown. */
export function sinceThen(now: number, then: number | null) {
	if (then === null) return null
	if (now === then) return i18n.t('statistics.asThen')
	return now > then
		? i18n.t('statistics.moreThanThen', { amount: count(now - then) })
		: i18n.t('statistics.fewerThanThen', { amount: count(then - now) })
}

/** Text for the number of matches, which are counted only up to a limit. */
export function fitsText({ amount, isMore }: { amount: number; isMore: boolean }) {
	return isMore ? i18n.t('statistics.orMore', { amount: count(amount) }) : count(amount)
}

export function sumOf(amounts: number[]) {
	return amounts.reduce((sum, amount) => sum + amount, 0)
}
