import type { showJob } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { JobActions } from '#features/hiring/jobs/job-actions.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'

/** What the team of a job can do with it. */
export function OwnerActions({ job }: { job: Details<typeof showJob> }) {
	const { t } = useTranslation()
	return (
		<>
			<JobActions job={job} canReopen={job.own?.canReopen ?? false} afterDelete="/employer-dashboard" />
			{job.status !== 'closed' && (
				<Button component={Link} to={`/job-edit/${job.id}`} variant="default">
					{t('jobs.edit')}
				</Button>
			)}
			{job.status === 'open' && (
				<Button component={Link} to={`/matches?job=${job.id}`}>
					{t('jobs.shortlist')}
				</Button>
			)}
		</>
	)
}
