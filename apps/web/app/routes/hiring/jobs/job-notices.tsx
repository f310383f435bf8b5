import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import classes from './edit/edit.module.css'

type Job = Details<typeof showJob>

/** Notices about the state of a job, for its own team. */
export function JobNotices({ job, own }: { job: Job; own: NonNullable<Job['own']> }) {
	const { t } = useTranslation()
	const { status } = job
	return (
		<div className={classes.notices}>
			{own.isFrozen && (
				<Notice tone="bad" title={t('cases.frozenTitle')} action={<Link to="/cases">{t('cases.look')}</Link>}>
					{t('cases.frozenText')}
				</Notice>
			)}
			{status === 'draft' && (
				<Notice
					tone={own.reviewMessage ? 'bad' : 'wait'}
					title={t(own.reviewMessage ? 'jobs.sentBack' : 'jobs.draft')}
				>
					{own.reviewMessage ?? t('jobs.draftText')}
				</Notice>
			)}
			{status === 'in_review' && (
				<Notice tone="wait" title={t('jobs.inReview')}>
					{t('jobs.inReviewText')}
				</Notice>
			)}
			{status === 'scheduled' && own.publishAt && (
				<Notice tone="wait" title={t('jobs.scheduled', { time: moment(own.publishAt) })}>
					{t('jobs.scheduledText')}
				</Notice>
			)}
			{status === 'paused' && (
				<Notice tone="wait" title={t('jobs.paused')}>
					{t('jobs.pausedText')}
				</Notice>
			)}
			{own.changeWaits && status !== 'closed' && (
				<Notice tone="wait" title={t('jobs.changeWaits')}>
					{t('jobs.changeWaitsText')}
				</Notice>
			)}
			{status === 'closed' && <Closed job={job} own={own} />}
		</div>
	)
}

function Closed({ job, own }: { job: Job; own: NonNullable<Job['own']> }) {
	const { t } = useTranslation()
	const why = own.closeReason && t(`jobs.closeReasons.${own.closeReason}`)
	return (
		<Notice
			tone="bad"
			title={own.closedAt ? t('jobs.closedOn', { date: date(own.closedAt) }) : t('jobs.closed')}
			action={
				!own.outcome && (
					<Button component={Link} to={`/job-outcome/${job.id}`} variant="default">
						{t('outcome.tell')}
					</Button>
				)
			}
		>
			<p>{[why, own.closeComment].filter(Boolean).join(': ')}</p>
			{own.outcome && <p>{t('outcome.told', { outcome: t(`outcome.values.${own.outcome}`) })}</p>}
			<p>{t('jobs.closedText')}</p>
		</Notice>
	)
}
