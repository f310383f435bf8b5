import type { JobCard } from '@profile-search/contract/hiring/jobs'
import { i18n } from '#text/i18n.ts'
import { count, rupees } from '#ui/text/amounts.ts'

/** The pay of a job with its period, or that it is not disclosed. */
export function pay({ payMin, payMax, payPeriod }: Pick<JobCard, 'payMin' | 'payMax' | 'payPeriod'>) {
	const amount = payRange(payMin, payMax)
	return amount ? i18n.t(`amounts.per.${payPeriod}`, { amount }) : i18n.t('amounts.notDisclosed')
}

function payRange(min: number | null, max: number | null) {
	if (min !== null && max !== null) {
		return min === max ? rupees(min) : i18n.t('amounts.range', { from: rupees(min), to: count(max) })
	}
	if (min !== null) return i18n.t('amounts.from', { amount: rupees(min) })
	return max !== null ? i18n.t('amounts.upTo', { amount: rupees(max) }) : ''
}
