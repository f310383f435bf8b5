import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { type ViewedKind, useRecentViews } from '#ui/list/recent-views.ts'
import classes from './recent-views.module.css'

/** What was opened from this list before, in this browser. */
export function RecentViews({ kind }: { kind: ViewedKind }) {
	const { t } = useTranslation()
	const { views, forget } = useRecentViews(kind)
	if (views.length === 0) return null
	return (
		<section className={classes.recent} aria-labelledby="recent">
			<h2 id="recent">{t('lists.recent')}</h2>
			<button type="button" onClick={forget}>
				{t('lists.forgetRecent')}
			</button>
			<ul>
				{views.map(({ path, title, text }) => (
					<li key={path}>
						<Link to={path}>{title}</Link>
						{text && <span>{text}</span>}
					</li>
				))}
			</ul>
		</section>
	)
}
