import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import classes from './pager.module.css'

type Props = {
	page: number
	pages: number
	/** The query parameter of the page, for screens with two lists. */
	name?: string
	/** The label of the pages, for the same reason. */
	label?: string
}

const mostLinks = 7

/** Previous, up to seven pages, Next: real links that keep the rest of the address. */
export function Pager({ page, pages, name = 'page', label }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (pages <= 1) return null

	const to = (target: number) => {
		const query = new URLSearchParams(search)
		query.set(name, String(target))
		return `?${query}`
	}
	return (
		<nav className={classes.pager} aria-label={label ?? t('labels.pages')}>
			<Step to={to(page - 1)} isOff={page <= 1} label={t('labels.previous')} />
			<ol>
				{linkedPages(page, pages).map((target) => (
					<li key={target}>
						<Link
							to={to(target)}
							aria-label={t('labels.page', { page: target })}
							aria-current={target === page ? 'page' : undefined}
						>
							{target}
						</Link>
					</li>
				))}
			</ol>
			<Step to={to(page + 1)} isOff={page >= pages} label={t('labels.next')} />
		</nav>
	)
}

function Step({ to, isOff, label }: { to: string; isOff: boolean; label: string }) {
	return isOff ? <span aria-disabled="true">{label}</span> : <Link to={to}>{label}</Link>
}

/** Up to seven pages around the current one. */
export function linkedPages(page: number, pages: number) {
	const first = Math.max(1, Math.min(page - Math.floor(mostLinks / 2), pages - mostLinks + 1))
	return Array.from({ length: Math.min(mostLinks, pages) }, (_, offset) => first + offset)
}
