import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Logo } from '#ui/page/logo.tsx'
import classes from './footer.module.css'
import { useMenuEntries } from './navigation/menu-entries.ts'

const aboutTheSite = [
	{ key: 'about', to: '/about-us' },
	{ key: 'faq', to: '/faq' },
	{ key: 'privacyNotice', to: '/cms/privacy-notice' },
	{ key: 'terms', to: '/cms/terms' },
	{ key: 'accessibility', to: '/cms/accessibility-statement' },
] as const

export function Footer() {
	const { t } = useTranslation()
	const settings = useRouteLoaderData<typeof loader>('root')?.settings
	const visitor = useVisitor()
	const entries = useMenuEntries()
	const account = visitor
		? [{ label: t('menu.settings'), to: '/settings' }]
		: [
				{ label: t('menu.login'), to: '/login' },
				{ label: t('menu.register'), to: '/login?register' },
			]

	return (
		<footer className={classes.footer}>
			<div className={classes.line}>
				<div className={classes.brand}>
					<Logo size={44} />
					<p>
						<strong>{settings?.company_name ?? t('site.name')}</strong>
						<br />
						{t('menu.source')}
					</p>
				</div>
				{/* On phones the header's menu needs scripts, so without them the menu is shown here. */}
				<noscript>
					<nav id="menu" aria-label={t('menu.title')}>
						<ul className={classes.list}>
							{[...entries, ...account].map(({ label, to }) => (
								<li key={to}>
									<Link to={to}>{label}</Link>
								</li>
							))}
						</ul>
					</nav>
				</noscript>
				<ul className={classes.list}>
					<li>
						<Link to="/advisory-list">{t('menu.advisers')}</Link>
					</li>
					<li>
						<Link to="/investor-list">{t('menu.investors')}</Link>
					</li>
					{visitor && (
						<li>
							<Link to="/requests">{t('menu.requests')}</Link>
						</li>
					)}
					{visitor && (
						<li>
							<Link to="/personal-data">{t('menu.personalData')}</Link>
						</li>
					)}
					<li>
						<Link to="/grievance">{t('menu.grievance')}</Link>
					</li>
					<li>
						<Link to="/transparency">{t('menu.transparency')}</Link>
					</li>
					<li>
						<a href="/api/docs">{t('menu.api')}</a>
					</li>
				</ul>
				{settings?.contact_email && (
					<p>
						<a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>
						{settings.contact_phone && (
							<>
								<br />
								<a href={`tel:${settings.contact_phone}`}>{printedPhone(settings.contact_phone)}</a>
							</>
						)}
					</p>
				)}
				<ul className={`${classes.list} ${classes.about}`}>
					{aboutTheSite.map(({ key, to }) => (
						<li key={to}>
							<Link to={to}>{t(`menu.${key}`)}</Link>
						</li>
					))}
					<li>
						<a href="/feeds/jobs.rss">{t('menu.feeds')}</a>
					</li>
				</ul>
			</div>
		</footer>
	)
}
