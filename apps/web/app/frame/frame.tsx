import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Connection } from '#device/offline/connection.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { PageNotLoaded } from '#ui/early-input/early-input.tsx'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { useLiveEventsOf } from './live.ts'
import { BottomNav } from './navigation/bottom-nav.tsx'
import { Header } from './navigation/header.tsx'
import { PageChanges } from './page-changes.tsx'
import { Progress } from './progress.tsx'

/** The frame around every page. */
export function Frame({ children }: { children: ReactNode }) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	useLiveEventsOf(visitor?.id)
	return (
		<div className={classes.frame}>
			<a className={classes.skip} href="#content">
				{t('site.toContent')}
			</a>
			<Progress />
			<PageChanges />
			<Header />
			<Connection />
			<PageNotLoaded className={classes.notLoaded} />
			{visitor?.status === 'suspended' && (
				<p className={classes.shutOut}>
					{t('suspension.banner')} <Link to="/suspended">{t('suspension.bannerLink')}</Link>
				</p>
			)}
			<main id="content" tabIndex={-1} className={classes.main}>
				{children}
			</main>
			<Footer />
			<BottomNav />
		</div>
	)
}
