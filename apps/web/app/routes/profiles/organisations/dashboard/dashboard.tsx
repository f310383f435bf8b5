import { JobStatus, listMyJobs } from '@profile-search/contract/hiring/jobs'
import type { Details } from '@profile-search/contract/http/endpoint'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { listMembers } from '@profile-search/contract/profiles/members'
import { showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import {
	listJobStatistics,
	showOrganisationStatistics,
	showRequestStatistics,
} from '@profile-search/contract/site/statistics/own'
import { showMyHeldChanges } from '@profile-search/contract/trust/held-changes'
import { Link, useSearchParams } from 'react-router'
import { ask, type Loading, load } from '#api.ts'
import { ComingInterviews, loadComing } from '#features/hiring/interviews/coming-interviews.tsx'
import { Suggestions, loadSuggestions } from '#features/matching/suggestions.tsx'
import { HeldNotice } from '#features/trust/held-change.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { NextSteps } from '#ui/page/next-steps.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/dashboard.ts'
import { DashboardStatistics } from './dashboard-statistics.tsx'
import classes from './dashboard.module.css'
import { JobFilter } from './job-filter.tsx'
import { JobRow } from './job-row.tsx'
import { nextStepsOf } from './next-steps.ts'

export const meta = () => [{ title: `${i18n.t('dashboard.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const page = pageIn(search)
	const status = JobStatus.safeParse(search.get('state')).data
	const query = search.get('query')?.slice(0, 120) ?? ''
	const [organisation, held, jobs] = await Promise.all([
		load(args, showMyOrganisation),
		load(args, showMyHeldChanges),
		load(args, listMyJobs, { query: { page, status, query } }),
	])
	const found = organisation?.status === 'approved' ? await loadFound(args, jobs) : null
	return { organisation, held: held.organisation, jobs, found }
}

/**
 * The next steps of an approved organisation and the results of its jobs. The jobs are listed even when there is no
 * ranking.
 */
async function loadFound(args: Loading, jobs: Details<typeof listMyJobs>) {
	const ids = jobs.items.map(({ id }) => id).join(',')
	const [statistics, requests, team, ofJobs, suggestions, coming] = await Promise.all([
		load(args, showOrganisationStatistics),
		load(args, showRequestStatistics),
		load(args, listMembers),
		ask(args, listJobStatistics, { query: { ids } }),
		loadSuggestions(args),
		loadComing(args),
	])
	return {
		coming,
		statistics,
		requests,
		ofJobs: ofJobs.details ?? [],
		suggestions,
		mayManage: team !== null && team.role !== 'recruiter',
		isAlone: team?.members.length === 1 && team.invitations.length === 0,
	}
}

export default function OrganisationDashboard({ loaderData }: Route.ComponentProps) {
	const { organisation, held, jobs, found } = loaderData
	const { t } = useTranslation()
	const visitor = useVisitor()
	const isApproved = organisation?.status === 'approved'
	const jobsInAll = Object.values(jobs.counts).reduce((sum, amount) => sum + amount, 0)
	const [search] = useSearchParams()
	const isFiltered = search.has('state') || search.has('query')

	return (
		<Page
			title={t('dashboard.hello', { name: visitor?.firstName })}
			companion={t('dashboard.companion')}
			lead={organisation?.name}
			actions={
				<>
					<Button component={Link} to="/personal-data" variant="default">
						{t('menu.personalData')}
					</Button>
					{isApproved && (
						<>
							<Button component={Link} to="/approve-user-list" variant="default">
								{t('employer.pendingUsers')}
							</Button>
							<Button component={Link} to="/job-edit">
								{t('employer.newJob')}
							</Button>
						</>
					)}
				</>
			}
		>
			<Status status={organisation?.status ?? 'incomplete'} reason={organisation?.statusReason ?? null} />
			<HeldNotice held={held} />
			{found && (
				<>
					<NextSteps
						steps={nextStepsOf({
							...found,
							openRequests: found.requests.open,
							jobs: jobsInAll,
							hasDomain: organisation?.verifiedDomain !== null,
						})}
					/>
					<ComingInterviews coming={found.coming} />
					<DashboardStatistics statistics={found.statistics} requests={found.requests} />
				</>
			)}
			<Section
				id="jobs"
				title={t('employer.jobs')}
				aside={isApproved && <Link to="/job-imports">{t('jobImports.line')}</Link>}
			>
				{(jobsInAll > 0 || isFiltered) && <JobFilter counts={jobs.counts} />}
				{isFiltered && jobs.items.length === 0 && (
					<Notice
						title={t('jobActions.nothing')}
						action={<Link to="?#jobs">{t('jobActions.showAll')}</Link>}
					/>
				)}
				{!isApproved && jobs.items.length === 0 && <p>{t('employer.notYet')}</p>}
				{isApproved && !isFiltered && jobs.items.length === 0 && (
					<Notice
						title={t('employer.noJobs')}
						action={
							<Button component={Link} to="/job-edit">
								{t('employer.newJob')}
							</Button>
						}
					>
						{t('employer.noJobsText')}
					</Notice>
				)}
				{jobs.items.map((job) => (
					<JobRow key={job.id} job={job} statistics={found?.ofJobs.find(({ jobId }) => jobId === job.id)} />
				))}
				<Pager page={jobs.page} pages={jobs.pages} />
			</Section>
			{found && <Suggestions suggestions={found.suggestions} />}
			{organisation && (
				<Section
					title={t('employer.organisation')}
					aside={<OrganisationLinks id={organisation.id} isApproved={isApproved} />}
				>
					<p className={classes.about}>{organisation.about}</p>
					<Facts
						facts={[
							[t('organisation.kind'), t(`values.organisationKind.${organisation.kind}`)],
							[t('organisation.industry'), organisation.industry],
							[t('organisation.size'), organisation.size],
							[t('organisation.town'), organisation.place],
							[t('organisation.website'), organisation.website],
							[
								t('organisation.mobile'),
								organisation.mobileNumber && printedPhone(organisation.mobileNumber),
							],
						]}
					/>
				</Section>
			)}
		</Page>
	)
}

function OrganisationLinks({ id, isApproved }: { id: string; isApproved: boolean }) {
	const { t } = useTranslation()
	return (
		<Row as="nav" gap={[4, 24]} aria-label={t('employer.organisation')}>
			<Link to="/employer-profile-update">{t('employer.editOrganisation')}</Link>
			<Link to="/edit-sub-branch">{t('branches.title')}</Link>
			<Link to="/team">{t('team.title')}</Link>
			<Link to="/domain">{t('domain.title')}</Link>
			{isApproved && <Link to={`/employer-details/${id}`}>{t('employerData.asOthersSee')}</Link>}
			{isApproved && <Link to={`/employer-data/${id}`}>{t('employerData.open')}</Link>}
		</Row>
	)
}

type Status = NonNullable<Details<typeof showMyOrganisation>>['status']

function Status({ status, reason }: { status: Status; reason: string | null }) {
	const { t } = useTranslation()
	const complete = (
		<Button
			component={Link}
			to="/employer-profile-update"
			variant={status === 'incomplete' || status === 'pending' ? 'default' : 'filled'}
		>
			{t(status === 'incomplete' ? 'employer.complete' : 'employer.editOrganisation')}
		</Button>
	)
	if (status === 'approved') return <Notice tone="good" title={t('employer.approved')} />
	if (status === 'pending' && reason) {
		return (
			<Notice tone="bad" title={t('dashboard.asked')} action={complete}>
				<p>{reason}</p>
				<p>{t('dashboard.askedText')}</p>
			</Notice>
		)
	}
	if (status === 'rejected' || status === 'suspended') {
		return (
			<Notice
				tone="bad"
				title={t(status === 'rejected' ? 'employer.rejected' : 'dashboard.suspended')}
				action={status === 'rejected' && complete}
			>
				{reason && <p>{t('dashboard.reason', { reason })}</p>}
				<p>{t(`dashboard.${status}Text`)}</p>
			</Notice>
		)
	}
	if (status === 'frozen') {
		return (
			<Notice tone="bad" title={t('cases.frozenTitle')} action={<Link to="/cases">{t('cases.look')}</Link>}>
				{t('cases.frozenText')}
			</Notice>
		)
	}
	return (
		<Notice
			tone="wait"
			title={t(`employer.${status}`)}
			action={
				<Row gap={10} align="center">
					<Button component={Link} to="/employer-first-steps">
						{t('firstSteps.begin')}
					</Button>
					{complete}
				</Row>
			}
		>
			{t(`employer.${status}Text`)}
		</Notice>
	)
}
