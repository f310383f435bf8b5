import { useEffect, useRef } from 'react'
import { NavLink, Outlet } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import classes from './layout.module.css'

/** The administration: its pages beside a list of all of them. */
export default function AdministrationLayout() {
	const { t } = useTranslation()
	const list = useRef<HTMLUListElement>(null)
	// On narrow windows the list is a line that scrolls.
	useEffect(() => {
		const current = list.current?.querySelector<HTMLElement>('[aria-current]')
		if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3
	})

	const places = [
		{ to: '/admin', label: t('adminArea.title') },
		{ to: '/admin/grievances', label: t('adminArea.grievances') },
		{ to: '/admin/contact', label: t('adminArea.contact') },
		{ to: '/admin/reports', label: t('moderation.title') },
		{ to: '/admin/queue', label: t('failedWork.title') },
		{ to: '/admin/figures', label: t('portalStatistics.title') },
		{ to: '/admin/fairness', label: t('fairnessReports.title') },
		{ to: '/admin/skills', label: t('knowledge.skills') },
		{ to: '/admin/professions', label: t('knowledge.professions') },
		{ to: '/admin/accounts', label: t('adminAccounts.title') },
		{ to: '/admin/people-imports', label: t('peopleImports.title') },
		{ to: '/admin/merges', label: t('adminMerges.title') },
		{ to: '/admin/audit', label: t('audit.title') },
		{ to: '/admin/settings', label: t('adminArea.settings') },
		{ to: '/admin/mail-templates', label: t('mailTemplates.title') },
		{ to: '/admin/pages', label: t('pagesAdmin.title') },
		{ to: '/admin/faqs', label: t('faqsAdmin.title') },
	]
	return (
		<div className={classes.layout}>
			<nav className={classes.nav} aria-label={t('adminArea.menu')}>
				<ul ref={list}>
					{places.map(({ to, label }) => (
						<li key={to}>
							<NavLink to={to} end={to === '/admin'}>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<div className={classes.page}>
				<Outlet />
			</div>
		</div>
	)
}
