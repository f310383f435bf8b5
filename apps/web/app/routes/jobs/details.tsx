import { Button } from '@mantine/core'
import { type JobStatus, showJob } from '@profile-search/contract/jobs'
import { showJobMatch } from '@profile-search/contract/matches'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Route } from './+types/details.ts'
import { ask, load } from '../../api.ts'
import { useVisitor } from '../../frame/use-visitor.ts'
import { useAccountModals } from '../../session/account-modals.tsx'
import { i18n } from '../../text/i18n.ts'
import { date } from '../../ui/amounts.ts'
import { CloseJob } from '../../ui/close-job.tsx'
import { JobView } from '../../ui/job-view.tsx'
import { MatchRecord } from '../../ui/match-record.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { SaveButton } from '../../ui/save-button.tsx'
import { savedAmong } from '../../ui/saved-among.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{
		title: `${loaderData ? `${loaderData.job.title}, ${loaderData.job.organisation.name}` : i18n.t('jobs.title')} · ${i18n.t('site.name')}`,
	},
]

export async function loader(args: Route.LoaderArgs) {
	const params = { jobId: args.params.jobId }
	const job = await load(args, showJob, { params })
	// Refused to everyone but approved candidates: then the page shows the job alone.
	const match = job.status === 'open' && !job.isMine ? await ask(args, showJobMatch, { params }) : null
	return {
		job,
		match: match?.errorCode === 0 ? match.details : null,
		saved: job.isMine ? null : await savedAmong(args, 'job', [job]),
	}
}

export default function JobDetails({ loaderData: { job, match, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()

	return (
		<Page
			title={job.title}
			portrait={
				job.organisation.logo !== null && (
					<Portrait image={job.organisation.logo} name={job.organisation.name} shape="square" />
				)
			}
			lead={
				<>
					<Link to={`/employer-details/${job.organisation.id}`}>{job.organisation.name}</Link>
					{job.publishedAt && ` · ${t('jobs.published', { date: date(job.publishedAt) })}`}
				</>
			}
			actions={
				job.isMine ? (
					<OwnerActions jobId={job.id} status={job.status} />
				) : (
					<SaveButton hasWord kind="job" subjectId={job.id} name={job.title} saved={saved} />
				)
			}
		>
			{job.status === 'closed' && (
				<div style={{ marginBottom: '2rem' }}>
					<Notice tone="bad" title={t('jobs.closed')}>
						{t('jobs.closedText')}
					</Notice>
				</div>
			)}
			{job.status === 'draft' && (
				<div style={{ marginBottom: '2rem' }}>
					<Notice tone="wait" title={t('jobs.draft')}>
						{t('jobs.draftText')}
					</Notice>
				</div>
			)}
			<JobView job={job} />
			{match && (
				<Section title={t('jobs.yourMatch')}>
					<MatchRecord record={match} reader="candidate" />
				</Section>
			)}
			{!match && job.status === 'open' && !job.isMine && <HowToSeeMatch userType={visitor?.userType} />}
		</Page>
	)
}

function OwnerActions({ jobId, status }: { jobId: string; status: JobStatus }) {
	const { t } = useTranslation()
	return (
		<>
			<Button component={Link} to={`/job-edit/${jobId}`} variant="default">
				{t('jobs.edit')}
			</Button>
			{status === 'open' && (
				<>
					<CloseJob jobId={jobId} />
					<Button component={Link} to={`/matches?job=${jobId}`}>
						{t('jobs.shortlist')}
					</Button>
				</>
			)}
		</>
	)
}

function HowToSeeMatch({ userType }: { userType?: string }) {
	const { t } = useTranslation()
	const modals = useAccountModals()
	if (userType !== undefined && userType !== 'candidate') return null

	const isCandidate = userType === 'candidate'
	return (
		<div style={{ marginTop: 'var(--gap-5)' }}>
			<Notice
				tone="wait"
				title={t('jobs.seeAsVisitor')}
				action={
					isCandidate ? (
						<Button component={Link} to="/profile-update">
							{t('dashboard.complete')}
						</Button>
					) : (
						<Button component={Link} to="/login?register" onClick={modals.opener('register')}>
							{t('accounts.register')}
						</Button>
					)
				}
			>
				{t(isCandidate ? 'jobs.seeAsIncomplete' : 'jobs.seeAsVisitorText')}
			</Notice>
		</div>
	)
}
