import type { Details } from '@profile-search/contract/endpoint'
import type { listJobs } from '@profile-search/contract/jobs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { date, pay } from './amounts.ts'
import classes from './job-line.module.css'

type JobCard = Details<typeof listJobs>['items'][number]
type Props = { job: JobCard; href: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** A job in a list. */
export function JobLine({ job, href, heading: Heading = 'h3', children }: Props) {
	const { t } = useTranslation()
	const until = job.status === 'open' && t('jobs.until', { date: date(job.closesOn) })
	return (
		<article className={classes.job}>
			<div className={classes.what}>
				<Heading>
					<Link to={href}>{job.title}</Link>
				</Heading>
				<p>{job.organisation.name}</p>
				<p>{whereabouts(job, t(`values.workMode.${job.workMode}`))}</p>
			</div>
			<ul className={classes.facts}>
				<li className={classes.pay}>{pay(job)}</li>
				<li>{[t(`values.employment.${job.employmentType}`), until].filter(Boolean).join(' · ')}</li>
			</ul>
			{children}
		</article>
	)
}

/** Pune, Nashik · Hybrid */
export function whereabouts(job: Pick<JobCard, 'places'>, workMode: string) {
	return [job.places.join(', '), workMode].filter(Boolean).join(' · ')
}
