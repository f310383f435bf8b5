import type { listJobReviews } from '@profile-search/contract/hiring/job-reviews'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './approvals.module.css'

/** Jobs of new organisations, and changes to them, that wait for an approver. */
export function PendingJobs({ jobs }: { jobs: Details<typeof listJobReviews> }) {
	const { t } = useTranslation()
	return (
		<>
			{jobs.items.length === 0 && <Notice title={t('jobReviews.none')}>{t('jobReviews.noneText')}</Notice>}
			<ul>
				{jobs.items.map(({ id, title, organisation, isChange, waitingSince }) => (
					<li key={id} className={classes.line}>
						<div>
							<LineLink to={`/approve-job-details/${id}`}>{title}</LineLink>
							<p>{organisation}</p>
						</div>
						<p>
							{t(isChange ? 'jobReviews.change' : 'jobReviews.new')}
							<br />
							{t('approvals.waiting', { date: date(waitingSince) })}
						</p>
					</li>
				))}
			</ul>
			<Pager page={jobs.page} pages={jobs.pages} />
		</>
	)
}
