import type { listMyJobs } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listJobStatistics } from '@profile-search/contract/site/statistics/own'
import { Link } from 'react-router'
import { JobActions } from '#features/hiring/jobs/job-actions.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { fitsText } from '#ui/charts/changes.ts'
import { Row } from '#ui/layout/row.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import classes from './dashboard.module.css'

type Props = {
	job: Details<typeof listMyJobs>['items'][number]
	statistics: Details<typeof listJobStatistics>[number] | undefined
}

/** A job of the organisation: its state, how many people match, and its actions. */
export function JobRow({ job, statistics }: Props) {
	const { t } = useTranslation()
	const isOpen = job.status === 'open'
	const wasPublic = job.publishedAt !== null
	const facts = [
		job.applications > 0 && t('jobActions.applications', { count: job.applications }),
		statistics?.fits &&
			t('statistics.fits', { count: statistics.fits.amount, amount: fitsText(statistics.fits) }),
		statistics && wasPublic && t('statistics.seen', { count: statistics.views }),
		(isOpen || job.status === 'paused') && t('statistics.closes', { date: date(job.closesOn) }),
		job.status === 'scheduled' && job.publishAt && t('jobs.scheduled', { time: moment(job.publishAt) }),
		job.changeWaits && t('jobs.changeWaits'),
		job.outcome && t('outcome.told', { outcome: t(`outcome.values.${job.outcome}`) }),
	].filter(Boolean)
	return (
		<article className={classes.job}>
			<div>
				<h3>
					<Link to={`/jobs/${job.id}`}>{job.title}</Link>
				</h3>
				<p>
					<span className={classes.state} data-state={job.status}>
						{t(`values.jobStatus.${job.status}`)}
					</span>{' '}
					{job.places.join(', ') || t(`values.workMode.${job.workMode}`)}
				</p>
				{facts.length > 0 && <p>{facts.join(' · ')}</p>}
				{job.isFrozen && (
					<p className={classes.sentBack}>
						{t('cases.frozenTitle')} <Link to="/cases">{t('cases.look')}</Link>
					</p>
				)}
				{job.status === 'draft' && job.reviewMessage && (
					<p className={classes.sentBack}>{t('jobs.sentBackFor', { reason: job.reviewMessage })}</p>
				)}
			</div>
			<Row gap={8}>
				<JobActions job={job} canReopen={job.canReopen} />
				{job.status !== 'closed' && (
					<Button component={Link} to={`/job-edit/${job.id}`} variant="subtle">
						{t('employer.edit')}
					</Button>
				)}
				{job.status === 'closed' && !job.outcome && (
					<Button component={Link} to={`/job-outcome/${job.id}`} variant="subtle">
						{t('outcome.tell')}
					</Button>
				)}
				{job.applications > 0 && (
					<Button component={Link} to={`/job-pipeline/${job.id}`} variant="default">
						{t('pipeline.title')}
					</Button>
				)}
				{isOpen && (
					<Button component={Link} to={`/matches?job=${job.id}`}>
						{t('employer.shortlist')}
					</Button>
				)}
			</Row>
		</article>
	)
}
