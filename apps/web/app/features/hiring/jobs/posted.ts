import { dayIn } from '@profile-search/contract/platform/site-time'
import { t } from '@profile-search/text/translate'
import { date } from '#ui/text/amounts.ts'
import { siteZone, today } from '#ui/text/site-zone.ts'

const dayMs = 24 * 60 * 60 * 1000
/** After so many days the date says more than their number. */
const mostDays = 30

/** When a job was posted, in days of the site: today, yesterday, some days ago, or on a date. */
export function posted(at: string, now = today()) {
	const ago = Math.round((Date.parse(now) - Date.parse(dayIn(siteZone(), new Date(at)))) / dayMs)
	if (ago <= 0) return t('jobs.postedToday')
	return ago <= mostDays ? t('jobs.postedAgo', { count: ago }) : t('jobs.postedOn', { date: date(at) })
}
