import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { NavLink, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Drawer } from '#ui/action/modal.tsx'
import { AccountLine, AccountList } from './account.tsx'
import { Brand } from './brand.tsx'
import classes from './header.module.css'
import { Badge, UnreadMark } from './inbox-links.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The logo and the menu: one line on wide screens, a drawer on narrow ones, and without scripts the list in the footer. */
export function Header() {
	const { t } = useTranslation()
	const settings = useRouteLoaderData<typeof loader>('root')?.settings
	const name = settings?.company_name ?? t('site.name')
	const { key } = useLocation()
	const [openedAt, setOpenedAt] = useState<string | null>(null)
	// Open only at the location where it was opened, so that following a link closes it.
	const isOpen = openedAt === key

	return (
		<header className={classes.header}>
			<div className={classes.headerLine}>
				<Brand name={name} logo={settings?.company_logo} />
				<nav className={classes.nav} aria-label={t('menu.label')}>
					<Entries />
				</nav>
				<div className={classes.account}>
					<AccountLine />
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
					<AccountList onModal={() => setOpenedAt(null)} />
				</nav>
			</Drawer>
		</header>
	)
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
