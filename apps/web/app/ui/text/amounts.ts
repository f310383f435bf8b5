import { dayIn, timeIn } from '@profile-search/contract/platform/site-time'
import { t } from '@profile-search/text/translate'
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

/** 42 → 3 years 6 months */
export function duration(months: number) {
	if (months < 1) return t('amounts.noExperience')
	const years = Math.floor(months / 12)
	const rest = Math.round(months % 12)
	if (years === 0) return t('amounts.months', { count: rest })
	if (rest === 0) return t('amounts.years', { count: years })
	return t('amounts.both', {
		years: t('amounts.years', { count: years }),
		months: t('amounts.months', { count: rest }),
	})
}

export function days(amount: number) {
	return amount === 0 ? t('amounts.atOnce') : t('amounts.days', { count: amount })
}

/** 21 Nov 2026, in the time zone of the site. Month names are our own texts, since servers and browsers differ. */
export function date(moment: string | Date) {
	const isDay = typeof moment === 'string' && moment.length === 10
	const day = isDay ? moment : dayIn(siteZone(), new Date(moment))
	const month = Number(day.slice(5, 7)) as Month
	return t('dates.day', {
		day: Number(day.slice(8)),
		month: t(`dates.months.${month}`),
		year: Number(day.slice(0, 4)),
	})
}

/** 2020-03-01 → Mar 2020 */
export function monthYear(day: string) {
	const month = Number(day.slice(5, 7)) as Month
	return t('dates.monthYear', { month: t(`dates.months.${month}`), year: day.slice(0, 4) })
}

/** 21 Nov 2026, 14:05, in the time zone of the site. */
export function moment(at: string) {
	return t('dates.moment', { date: date(at), time: timeOfDay(at) })
}

/** 14:05, in the time zone of the site. */
export function timeOfDay(at: string) {
	return timeIn(siteZone(), new Date(at))
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
