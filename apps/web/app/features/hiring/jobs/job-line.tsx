import type { listJobs } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date } from '#ui/text/amounts.ts'
import { pay } from '../pay.ts'
import { posted } from './posted.ts'

type JobCard = Details<typeof listJobs>['items'][number]
type Props = {
	job: JobCard
	href: string
	heading?: 'h2' | 'h3'
	/** Not where the page is that of the organisation. */
	hasLogo?: boolean
	mark?: ReactNode
	action?: ReactNode
}

/** A job in a list. */
export function JobLine({ job, href, heading = 'h3', hasLogo = true, mark, action }: Props) {
	const { t } = useTranslation()
	const applied = job.applicants > 0 && t('jobs.applied', { count: job.applicants })
	const until = job.status === 'open' && t('jobs.until', { date: date(job.closesOn) })
	return (
		<ListLine
			title={job.title}
			href={href}
			heading={heading}
			portrait={
				hasLogo && (
					<Portrait image={job.organisation.logo} name={job.organisation.name} shape="square" size="small" />
				)
			}
			texts={[job.organisation.name, whereabouts(job, t(`values.workMode.${job.workMode}`))]}
			facts={[
				pay(job),
				[t(`values.employment.${job.employmentType}`), applied].filter(Boolean).join(' · '),
				[job.publishedAt && posted(job.publishedAt), until].filter(Boolean).join(' · '),
			]}
			mark={mark}
			action={action}
		/>
	)
}

/** Pune, Nashik · Hybrid */
export function whereabouts(job: Pick<JobCard, 'places'>, workMode: string) {
	return [job.places.join(', '), workMode].filter(Boolean).join(' · ')
}
