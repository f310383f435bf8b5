import type { JobCard } from '@profile-search/contract/hiring/jobs'
import { dayIn, timeIn } from '@profile-search/contract/platform/site-time'
import { i18n } from '../text/i18n.ts'
import { siteZone } from './site-zone.ts'

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** 600000 → 6,00,000 */
export function count(amount: number) {
	return indian.format(amount)
}

/** 600000 → ₹ 6,00,000 */
export function rupees(amount: number) {
	return `₹\u00a0${indian.format(amount)}`
}

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

/** 42 → 3 years 6 months */
export function duration(months: number) {
	if (months < 1) return i18n.t('amounts.noExperience')
	const years = Math.floor(months / 12)
	const rest = Math.round(months % 12)
	if (years === 0) return i18n.t('amounts.months', { count: rest })
	if (rest === 0) return i18n.t('amounts.years', { count: years })
	return i18n.t('amounts.both', {
		years: i18n.t('amounts.years', { count: years }),
		months: i18n.t('amounts.months', { count: rest }),
	})
}

export function days(amount: number) {
	return amount === 0 ? i18n.t('amounts.atOnce') : i18n.t('amounts.days', { count: amount })
}

/** 21 Nov 2026, in the time zone of the site; spelled by our own texts, since servers and browsers differ. */
export function date(moment: string | Date) {
	const isDay = typeof moment === 'string' && moment.length === 10
	const day = isDay ? moment : dayIn(siteZone(), new Date(moment))
	const month = Number(day.slice(5, 7)) as Month
	return i18n.t('dates.day', {
		day: Number(day.slice(8)),
		month: i18n.t(`dates.months.${month}`),
		year: Number(day.slice(0, 4)),
	})
}

/** 2020-03-01 → Mar 2020 */
export function monthYear(day: string) {
	const month = Number(day.slice(5, 7)) as Month
	return i18n.t('dates.monthYear', { month: i18n.t(`dates.months.${month}`), year: day.slice(0, 4) })
}

/** 21 Nov 2026, 14:05, in the time zone of the site too. */
export function moment(at: string) {
	return i18n.t('dates.moment', { date: date(at), time: timeOfDay(at) })
}

/** 14:05, in the time zone of the site. */
export function timeOfDay(at: string) {
	return timeIn(siteZone(), new Date(at))
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

type Education = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The Indian name of a level of education. */
export function education(level: number) {
	return i18n.t(`values.education.${Math.min(8, Math.max(0, Math.round(level))) as Education}`)
}
