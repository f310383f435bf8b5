import { Button } from '@mantine/core'
import type { Details } from '@profile-search/contract/endpoint'
import type { listJobFigures } from '@profile-search/contract/figures'
import type { listMyJobs } from '@profile-search/contract/jobs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { date } from '../../ui/amounts.ts'
import { CloseJob } from '../../ui/close-job.tsx'
import { fitsInWords } from '../../ui/figures/changes.ts'
import classes from './dashboard.module.css'

type Props = {
	job: Details<typeof listMyJobs>['items'][number]
	figures: Details<typeof listJobFigures>[number] | undefined
}

/** A job of the organisation: its state, whom it meets, and what can be done with it. */
export function JobRow({ job, figures }: Props) {
	const { t } = useTranslation()
	const isOpen = job.status === 'open'
	const facts = [
		figures?.fits && t('figures.fits', { count: figures.fits.amount, amount: fitsInWords(figures.fits) }),
		figures && job.status !== 'draft' && t('figures.seen', { count: figures.views }),
		isOpen && t('figures.closes', { date: date(job.closesOn) }),
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
			</div>
			<div className={classes.actions}>
				<Button component={Link} to={`/job-edit/${job.id}`} variant="subtle">
					{t('employer.edit')}
				</Button>
				{isOpen && (
					<>
						<CloseJob jobId={job.id} />
						<Button component={Link} to={`/matches?job=${job.id}`}>
							{t('employer.shortlist')}
						</Button>
					</>
				)}
			</div>
		</article>
	)
}
