import {
	IconBriefcase,
	IconHome,
	IconLogin2,
	IconMessage,
	IconTargetArrow,
	IconUser,
	IconUsers,
} from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useAccountModals } from '#features/accounts/account-modals.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { useUnread } from '../live.ts'
import classes from './bottom-nav.module.css'
import { Badge } from './inbox-links.tsx'
import { dashboards } from './menu-entries.ts'

/** The four main places of each kind of account, in reach of the thumb on phones. */
export function BottomNav() {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const unread = useUnread()?.threads ?? 0
	const modals = useAccountModals()
	const home = { label: t('menu.home'), to: '/', Icon: IconHome }
	const jobs = { label: t('menu.jobs'), to: '/jobs', Icon: IconBriefcase }
	const people = { label: t('menu.people'), to: '/employee-list', Icon: IconUsers }
	const matches = { label: t('menu.matches'), to: '/matches', Icon: IconTargetArrow }
	const first = {
		visitor: [home, jobs, people],
		candidate: [jobs, matches],
		employer: [people, matches],
		guest_user: [jobs, people],
	}[visitor?.userType ?? 'visitor']

	return (
		<nav className={classes.nav} aria-label={t('menu.places')}>
			{first.map(({ label, to, Icon }) => (
				<NavLink key={to} to={to} end={to === '/'} className={classes.place}>
					<Icon size={22} stroke={1.8} aria-hidden="true" />
					{label}
				</NavLink>
			))}
			{visitor ? (
				<>
					<NavLink
						to="/messages"
						className={classes.place}
						{...(unread > 0 && {
							'aria-label': t('menu.withUnread', { label: t('menu.messages'), count: unread }),
						})}
					>
						<span className={classes.marked}>
							<IconMessage size={22} stroke={1.8} aria-hidden="true" />
							<Badge amount={unread} />
						</span>
						{t('menu.messages')}
					</NavLink>
					<NavLink to={dashboards[visitor.userType]} className={classes.place}>
						<IconUser size={22} stroke={1.8} aria-hidden="true" />
						{t('menu.myAccount')}
					</NavLink>
				</>
			) : (
				<NavLink to="/login" className={classes.place} onClick={modals.opener('login')}>
					<IconLogin2 size={22} stroke={1.8} aria-hidden="true" />
					{t('menu.login')}
				</NavLink>
			)}
		</nav>
	)
}
