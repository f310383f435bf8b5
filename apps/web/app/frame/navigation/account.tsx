import { IconBookmark, IconChevronDown, IconSettings } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useAccountModals } from '#features/accounts/account-modals.tsx'
import { leave } from '#session/enter-and-leave.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Dropdown } from '#ui/action/dropdown.tsx'
import classes from './header.module.css'
import { InboxLinks } from './inbox-links.tsx'

/** The visitor's way in, or the account's own entries in a line: its inbox, and what is needed less often under its name. */
export function AccountLine() {
	const { t } = useTranslation()
	const visitor = useVisitor()
	if (!visitor) return <WayIn />
	return (
		<>
			<InboxLinks />
			<Dropdown
				className={classes.own}
				label={
					<>
						<span className={classes.greeting}>{t('menu.greeting', { name: visitor.firstName })}</span>
						<IconChevronDown size={16} stroke={2} aria-hidden="true" />
					</>
				}
			>
				<OwnLinks />
			</Dropdown>
			<Logout />
		</>
	)
}

/** The same entries one below the other, in the drawer. */
export function AccountList({ onModal }: { onModal: () => void }) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	if (!visitor) return <WayIn onModal={onModal} />
	return (
		<>
			<span className={classes.greeting}>{t('menu.greeting', { name: visitor.firstName })}</span>
			<InboxLinks />
			<OwnLinks />
			<Logout />
		</>
	)
}

function WayIn({ onModal }: { onModal?: () => void }) {
	const { t } = useTranslation()
	const modals = useAccountModals()
	const opener = (view: 'login' | 'register') => (event: MouseEvent) => {
		modals.opener(view)(event)
		onModal?.()
	}
	return (
		<>
			<Link to="/login?register" className={classes.entry} onClick={opener('register')}>
				{t('menu.register')}
			</Link>
			<Link to="/login" className={classes.loginEntry} onClick={opener('login')}>
				{t('menu.login')}
			</Link>
		</>
	)
}

function OwnLinks() {
	const { t } = useTranslation()
	return (
		<>
			<NavLink to="/saved" className={classes.entry}>
				<IconBookmark size={20} stroke={1.9} aria-hidden="true" />
				{t('menu.saved')}
			</NavLink>
			<NavLink to="/settings" className={classes.entry}>
				<IconSettings size={20} stroke={1.9} aria-hidden="true" />
				{t('menu.settings')}
			</NavLink>
		</>
	)
}

function Logout() {
	const { t } = useTranslation()
	const [isLeaving, setLeaving] = useState(false)
	return (
		<button
			type="button"
			className={classes.entry}
			disabled={isLeaving}
			onClick={async () => {
				setLeaving(true)
				await leave()
				setLeaving(false)
			}}
		>
			{t('menu.logout')}
		</button>
	)
}
