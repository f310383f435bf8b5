import { i18n } from '#text/i18n.ts'

/** 24 → within 24 hours, 168 → within 7 days */
export function within(hours: number) {
	return hours > 48 && hours % 24 === 0
		? i18n.t('grievance.within_days', { count: hours / 24 })
		: i18n.t('grievance.within_hours', { count: hours })
}
