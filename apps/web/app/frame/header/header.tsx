import { IconBookmark, IconMenu2, IconSettings } from '@tabler/icons-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useRouteLoaderData } from 'react-router'
import { useAccountModals } from '#features/accounts/account-modals.tsx'
import type { loader } from '#root.tsx'
import { leave } from '#session/enter-and-leave.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Drawer } from '#ui/action/modal.tsx'
import { Logo } from '#ui/page/logo.tsx'
import classes from './header.module.css'
import { Badge, InboxLinks, UnreadMark } from './inbox-links.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The logo and the menu: a line on wide screens, a drawer on phones, and without scripts the list in the footer. */
export function Header() {
	const { t } = useTranslation()
	const settings = useRouteLoaderData<typeof loader>('root')?.settings
	const { key } = useLocation()
	const [openedAt, setOpenedAt] = useState<string | null>(null)
	// Open only at the location where it was opened, so that following a link closes it.
	const isOpen = openedAt === key
	const header = useRef<HTMLElement>(null)
	useLayoutEffect(() => publishHeight(header.current), [])

	return (
		<header ref={header} className={classes.header}>
			<div className={classes.headerLine}>
				<Link to="/" className={classes.brand}>
					<SiteLogo address={settings?.company_logo} />
					<span>{settings?.company_name ?? t('site.name')}</span>
				</Link>
				<nav className={classes.nav} aria-label={t('menu.label')}>
					<Entries />
				</nav>
				<div className={classes.account}>
					<Account />
				</div>
				<LanguageMenu />
				<SchemeSwitch />
				<a
					href="#menu"
					className={classes.burger}
					aria-label={t('menu.open')}
					onClick={(event) => {
						event.preventDefault()
						setOpenedAt(key)
					}}
				>
					<IconMenu2 size={26} stroke={1.9} aria-hidden="true" />
					<UnreadMark />
				</a>
			</div>
			<Drawer
				opened={isOpen}
				onClose={() => setOpenedAt(null)}
				position="right"
				size="min(20rem, 86vw)"
				title={t('menu.title')}
				closeButtonProps={{ 'aria-label': t('labels.close'), size: 'xl' }}
			>
				<nav className={classes.drawer} aria-label={t('menu.label')}>
					<Entries />
					<Account onModal={() => setOpenedAt(null)} />
				</nav>
			</Drawer>
		</header>
	)
}

/**
 * Keeps the height of the header in a custom property, for what is placed below it. The menu takes one to three lines,
 * by the width of the window, the size of the letters and the number of its entries.
 */
function publishHeight(header: HTMLElement | null) {
	if (!header) return
	const publish = () =>
		document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`)
	// At once, since the first toast may come before the first report of the observer.
	publish()
	const observer = new ResizeObserver(publish)
	observer.observe(header)
	return () => observer.disconnect()
}

function Entries() {
	const { t } = useTranslation()
	return useMenuEntries().map(({ label, to, amount = 0 }) => (
		<NavLink key={to} to={to} end={to === '/'} className={classes.entry}>
			{label}
			<Badge amount={amount} />
			{amount > 0 && <span className="unseen">{t('menu.waiting', { count: amount })}</span>}
		</NavLink>
	))
}

function Account({ onModal }: { onModal?: () => void }) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const modals = useAccountModals()
	const [isLeaving, setLeaving] = useState(false)
	const opener = (view: 'login' | 'register') => (event: MouseEvent) => {
		modals.opener(view)(event)
		onModal?.()
	}

	if (!visitor) {
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
	return (
		<>
			<span className={classes.greeting}>{t('menu.greeting', { name: visitor.firstName })}</span>
			<InboxLinks />
			<NavLink to="/saved" className={`${classes.entry} ${classes.settings}`}>
				<IconBookmark size={22} stroke={1.9} aria-hidden="true" />
				<span>{t('menu.saved')}</span>
			</NavLink>
			<NavLink to="/settings" className={`${classes.entry} ${classes.settings}`}>
				<IconSettings size={22} stroke={1.9} aria-hidden="true" />
				<span>{t('menu.settings')}</span>
			</NavLink>
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
		</>
	)
}

/**
 * The logo from the settings, in a square of a fixed size. Our own logo is inline SVG, so that it follows the colour
 * scheme.
 */
function SiteLogo({ address }: { address?: string }) {
	if (!address || address === '/logo.svg') return <Logo />
	return <img src={address} alt="" width={40} height={40} className={classes.logo} />
}
