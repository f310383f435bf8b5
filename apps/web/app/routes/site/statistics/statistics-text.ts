import { dayIn } from '@profile-search/contract/platform/site-time'
import { StatisticsPeriod } from '@profile-search/contract/site/statistics/portal'
import { i18n } from '#text/i18n.ts'
import { siteZone } from '#ui/text/site-zone.ts'

const dayMs = 86_400_000
const day = /^\d{4}-\d{2}-\d{2}$/

/** The period from the address; by default the last 90 days by week. */
export function askedOf(search: URLSearchParams, now: Date) {
	const today = dayIn(siteZone(), now)
	const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? '']
	return {
		from: day.test(from) ? from : daysBefore(today, 89),
		to: day.test(to) ? to : today,
		by: StatisticsPeriod.safeParse(search.get('by')).data ?? 'week',
	}
}

export function daysBefore(from: string, days: number) {
	return new Date(Date.parse(from) - days * dayMs).toISOString().slice(0, 10)
}

export function sumOfKinds({
	candidate,
	employer,
	guest_user: guest,
}: {
	candidate: number
	employer: number
	guest_user: number
}) {
	return candidate + employer + guest
}

/** The duration of a decision as text; null if there was none. */
export function hoursText(hours: number | null) {
	if (hours === null) return null
	if (hours < 1) return i18n.t('portalStatistics.withinAnHour')
	return hours < 48
		? i18n.t('portalStatistics.hours', { count: hours })
		: i18n.t('portalStatistics.days', { count: Math.round(hours / 24) })
}
