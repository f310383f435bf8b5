import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { useUnread } from '../live.ts'

/** `amount`: the number of waiting items. */
type Entry = { label: string; to: string; amount?: number }

/** The page of each kind of account that is its own. */
export const dashboards = {
	candidate: '/employee-dashboard',
	employer: '/employer-dashboard',
	guest_user: '/guest-dashboard',
}

/** The menu entries for the current visitor. */
export function useMenuEntries(): Entry[] {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const unread = useUnread()
	const home = { label: t('menu.home'), to: '/' }
	const lists = [
		{ label: t('menu.people'), to: '/employee-list' },
		{ label: t('menu.organisations'), to: '/employer-list' },
		{ label: t('menu.contact'), to: '/contact' },
	]
	const jobs = { label: t('menu.jobs'), to: '/jobs' }
	const pending = { label: t('menu.pending'), to: '/approve-user-list', amount: unread?.waiting ?? 0 }
	if (!visitor) return [home, jobs, ...lists]

	const isEmployer = visitor.userType === 'employer'
	const account = { label: t('menu.myAccount'), to: dashboards[visitor.userType] }
	const matches = { label: t('menu.matches'), to: '/matches' }
	return [
		home,
		jobs,
		...lists,
		...(visitor.userType === 'guest_user' ? [] : [matches]),
		account,
		...(isEmployer || visitor.isApprover ? [pending] : []),
		...(visitor.isAdministrator
			? [{ label: t('menu.admin'), to: '/admin', amount: unread?.cases ?? 0 }]
			: []),
	]
}
