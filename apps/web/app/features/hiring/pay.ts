import { type JobCard, periodsInYear } from '@profile-search/contract/hiring/jobs'
import { i18n } from '#text/i18n.ts'
import { count, rupees } from '#ui/text/amounts.ts'

type Paid = Pick<JobCard, 'payMin' | 'payMax' | 'payPeriod'>

/** The pay of a job with its period, or that it is not disclosed. */
export function pay({ payMin, payMax, payPeriod }: Paid) {
	const amount = payRange(payMin, payMax)
	return amount ? i18n.t(`amounts.per.${payPeriod}`, { amount }) : i18n.t('amounts.notDisclosed')
}

/** The pay of a job in rupees a month, whatever its period; null where it is not disclosed. */
export function monthlyPay({ payMin, payMax, payPeriod }: Paid) {
	const [from, to] = [payMin ?? payMax, payMax ?? payMin]
	if (from === null || to === null) return null
	const times = periodsInYear[payPeriod] / 12
	return { from: from * times, to: to * times }
}

function payRange(min: number | null, max: number | null) {
	if (min !== null && max !== null) {
		return min === max ? rupees(min) : i18n.t('amounts.range', { from: rupees(min), to: count(max) })
	}
	if (min !== null) return i18n.t('amounts.from', { amount: rupees(min) })
	return max !== null ? i18n.t('amounts.upTo', { amount: rupees(max) }) : ''
}
