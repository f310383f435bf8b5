import type { JobStatus, listMyJobs } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Form, Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import classes from './dashboard.module.css'

const order = ['open', 'draft', 'in_review', 'scheduled', 'paused', 'closed'] as const satisfies JobStatus[]

/** Filters an organisation's jobs by state and by their titles. */
export function JobFilter({ counts }: { counts: Details<typeof listMyJobs>['counts'] }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const [status, query] = [search.get('state'), search.get('query') ?? '']
	const total = order.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
	const hrefOf = (state: JobStatus | null) => {
		const address = new URLSearchParams({ ...(query && { query }), ...(state && { state }) })
		return `?${address}#jobs`
	}
	return (
		<div className={classes.filter}>
			<nav aria-label={t('jobActions.states')}>
				<Link to={hrefOf(null)} aria-current={status === null ? 'page' : undefined} preventScrollReset>
					{t('jobActions.all', { count: total })}
				</Link>
				{order
					.filter((state) => (counts[state] ?? 0) > 0 || state === status)
					.map((state) => (
						<Link
							key={state}
							to={hrefOf(state)}
							aria-current={state === status ? 'page' : undefined}
							preventScrollReset
						>
							{t(`values.jobStatus.${state}`)} {counts[state] ?? 0}
						</Link>
					))}
			</nav>
			<search>
				<Form preventScrollReset key={query}>
					{status && <input type="hidden" name="state" value={status} />}
					<label>
						<span className="unseen">{t('jobActions.search')}</span>
						<input
							type="search"
							name="query"
							defaultValue={query}
							placeholder={t('jobActions.search')}
							maxLength={120}
						/>
					</label>
					<button type="submit">{t('jobActions.show')}</button>
				</Form>
			</search>
		</div>
	)
}
