import { findMyApplication } from '@profile-search/contract/hiring/applying'
import { listSimilarJobs, showJob, showUsualPay } from '@profile-search/contract/hiring/jobs'
import { showJobMatch } from '@profile-search/contract/matching/matches'
import { Await, Link, data, redirect, useLocation } from 'react-router'
import { ask, type Loading, type Sent } from '#api.ts'
import { ApplyArea } from '#features/hiring/applications/apply-area.tsx'
import { AnsweringRecord } from '#features/hiring/jobs/answering-record.tsx'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { JobView } from '#features/hiring/jobs/job-view.tsx'
import { monthlyPay } from '#features/hiring/pay.ts'
import { jobMark } from '#features/matching/fit/fit-mark.tsx'
import { scoreJobs } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { ReportButton } from '#features/trust/report-button.tsx'
import { leadOn } from '#outside/lead-on.ts'
import { jobMeta, noIndex } from '#outside/meta.ts'
import { entryAddress } from '#session/entry-address.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { LatePart } from '#ui/early-input/late-part.tsx'
import { useNoteView } from '#ui/list/recent-views.ts'
import { loadedLater, loadedWithKit } from '#ui/loading/loaded-later.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/details.ts'
import { JobMap } from './map/job-map.tsx'
import { loadMap } from './map/load-map.ts'

// What only people with a session see, so that visitors need not load it, and what comes late in any case.
const OwnerActions = loadedWithKit(async () => (await import('./owner-actions.tsx')).OwnerActions)
const JobNotices = loadedLater(async () => (await import('./job-notices.tsx')).JobNotices)
const DismissButton = loadedWithKit(
	async () => (await import('#features/matching/saved/dismiss-button.tsx')).DismissButton,
)
const ShareMenu = loadedLater(async () => (await import('#ui/action/share-menu.tsx')).ShareMenu)
const UsualPaySection = loadedLater(
	async () => (await import('#features/hiring/jobs/usual-pay.tsx')).UsualPaySection,
)
const MatchRecord = loadedLater(
	async () => (await import('#features/matching/score/match-record.tsx')).MatchRecord,
)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (loaderData?.job) return jobMeta(loaderData.job, matches)
	const job = loaderData?.past
	const title = job ? `${job.title}, ${job.organisation.name}` : i18n.t('jobs.title')
	return [{ title: `${title} · ${i18n.t('site.name')}` }, noIndex]
}

export async function loader(args: Route.LoaderArgs) {
	const params = { jobId: args.params.jobId }
	const { status, message, details: job } = await ask(args, showJob, { params })
	if (status === 410) await leadOn(args, 'job', args.params.jobId, 'jobs')
	if (status === 410) return data(await loadPast(args, args.params.jobId), { status })
	if (status === 401) throw redirect(entryAddress('login', args.url.pathname))
	if (!job) throw data(message, { status })

	// The API refuses everyone but approved candidates; then the page shows only the job.
	const match = job.status === 'open' && !job.isMine ? await ask(args, showJobMatch, { params }) : null
	const [application, map] = await Promise.all([
		job.isMine ? null : ask(args, findMyApplication, { params }),
		loadMap(args, job.id),
	])
	return {
		job,
		past: null,
		map,
		application: application?.details ?? null,
		match: match?.errorCode === 0 ? match.details : null,
		saved: job.isMine ? null : await savedAmong(args, 'job', [job]),
		// Streamed after the job, so that similar jobs delay nothing.
		similar: job.isMine ? null : loadSimilar(args, job.id),
		usualPay: job.professionId
			? ask(args, showUsualPay, { params: { professionId: job.professionId } })
			: null,
	}
}

/** Jobs like one, with the scores of the reader; null where that job is not known. */
async function loadSimilar(args: Loading, jobId: string) {
	const { details } = await ask(args, listSimilarJobs, { params: { jobId } })
	return details && { ...details, scores: await scoreJobs(args, details.items) }
}

/** A closed job is gone; its visitors are shown similar jobs. */
async function loadPast(args: Loading, jobId: string) {
	return {
		job: null,
		past: await loadSimilar(args, jobId),
		map: null,
		application: null,
		match: null,
		saved: null,
		similar: null,
		usualPay: null,
	}
}

export default function JobDetails({ loaderData }: Route.ComponentProps) {
	const { job, past } = loaderData
	return job ? <OpenJob {...loaderData} job={job} /> : <PastJob past={past} />
}

type Loaded = Route.ComponentProps['loaderData']
type Job = NonNullable<Loaded['job']>

function OpenJob({ job, map, application, match, saved, similar, usualPay }: Loaded & { job: Job }) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const isCandidate = visitor?.userType === 'candidate'
	useNoteView('job', job.isMine ? null : `/jobs/${job.id}`, job.title, job.organisation.name)

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
					{job.status === 'open' &&
						job.applyRoute === 'here' &&
						` · ${t('jobs.applied', { count: job.applicants })}`}
				</>
			}
			actions={
				<LatePart>
					{job.isMine ? (
						<OwnerActions job={job} />
					) : (
						<>
							<SaveButton hasWord kind="job" subjectId={job.id} name={job.title} saved={saved} />
							{isCandidate && <DismissButton hasWord jobId={job.id} title={job.title} />}
							{visitor?.isAdministrator && (
								<Link to={`/admin/merges/job/${job.id}`}>{t('adminMerges.startJob')}</Link>
							)}
						</>
					)}
					{job.status === 'open' && (
						<ShareMenu
							title={`${job.title}, ${job.organisation.name}`}
							path={`/jobs/${job.id}?from=shared`}
						/>
					)}
				</LatePart>
			}
		>
			{job.own && (
				<LatePart>
					<JobNotices job={job} own={job.own} />
				</LatePart>
			)}
			{!job.isMine && <ApplyArea job={job} application={application} />}
			<JobView job={job} />
			{map && <JobMap map={map} />}
			{usualPay && <UsualPay answer={usualPay} job={job} />}
			{match && (
				<Section id="match" title={t('jobs.yourMatch')}>
					<LatePart>
						<MatchRecord record={match} reader="candidate" />
					</LatePart>
				</Section>
			)}
			{!match && job.status === 'open' && !job.isMine && <HowToSeeMatch userType={visitor?.userType} />}
			<Section title={t('answering.title', { name: job.organisation.name })}>
				<AnsweringRecord record={job.answering} />
			</Section>
			{!job.isMine && (
				<ReportButton subjectKind="job" subjectId={job.id} description={t('reports.reportJob')}>
					{t('reports.reportJob')}
				</ReportButton>
			)}
			{similar && <SimilarJobs answer={similar} />}
		</Page>
	)
}

function PastJob({ past }: { past: Loaded['past'] }) {
	const { t } = useTranslation()
	return (
		<Page
			title={past?.title ?? t('jobs.closed')}
			lead={past && <Link to={`/employer-details/${past.organisation.id}`}>{past.organisation.name}</Link>}
		>
			<Notice
				tone="bad"
				title={t('jobs.closed')}
				action={
					<Button component={Link} to="/jobs" variant="default">
						{t('jobs.toAll')}
					</Button>
				}
			>
				{t('jobs.goneText')}
			</Notice>
			{past && <SimilarList {...past} />}
		</Page>
	)
}

function UsualPay({ answer, job }: { answer: Promise<Sent<typeof showUsualPay>>; job: Job }) {
	return (
		<LatePart>
			<Await resolve={answer} errorElement={null}>
				{({ details }) => details && <UsualPaySection usual={details} own={monthlyPay(job)} />}
			</Await>
		</LatePart>
	)
}

type Similar = Awaited<ReturnType<typeof loadSimilar>>

function SimilarJobs({ answer }: { answer: Promise<Similar> }) {
	return (
		<LatePart>
			<Await resolve={answer} errorElement={null}>
				{(similar) => similar && <SimilarList {...similar} />}
			</Await>
		</LatePart>
	)
}

function SimilarList({ items, scores }: Pick<NonNullable<Similar>, 'items' | 'scores'>) {
	const { t } = useTranslation()
	if (items.length === 0) return null
	return (
		<Section title={t('jobs.similar')}>
			{items.map((job) => (
				<JobLine
					key={job.id}
					job={job}
					href={`/jobs/${job.id}?from=similar`}
					mark={jobMark(scores, job.id, `/jobs/${job.id}?from=similar`)}
				/>
			))}
		</Section>
	)
}

function HowToSeeMatch({ userType }: { userType: string | undefined }) {
	const { t } = useTranslation()
	const { pathname } = useLocation()
	if (userType !== undefined && userType !== 'candidate') return null

	const isCandidate = userType === 'candidate'
	return (
		<div style={{ marginTop: 'var(--gap-page)' }}>
			<Notice
				tone="wait"
				title={t('jobs.seeAsVisitor')}
				action={
					isCandidate ? (
						<Button component={Link} to="/profile-update">
							{t('dashboard.complete')}
						</Button>
					) : (
						<Button component={Link} to={entryAddress('register', pathname)}>
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
