import { Button } from '@mantine/core'
import { showSession } from '@profile-search/contract/accounts/accounts'
import { listMyJobs } from '@profile-search/contract/hiring/jobs'
import {
	listJobMatches,
	listLessLikelyJobs,
	listLessLikelyPeople,
	listPersonMatches,
} from '@profile-search/contract/matching/matches'
import { showJobReach } from '@profile-search/contract/matching/relaxations'
import { Form, Link, redirect, useSearchParams } from 'react-router'
import { ask, load } from '#api.ts'
import { JobLine, whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { JobReach } from '#features/matching/job-reach.tsx'
import { DismissButton } from '#features/matching/saved/dismiss-button.tsx'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { duration } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { LessLikely } from './less-likely.tsx'
import classes from './list.module.css'

export const meta = () => [{ title: `${i18n.t('matches.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect('/login?next=%2Fmatches')
	if (account.userType === 'guest_user') return { reader: 'guest' as const }
	const isApproved = account.status === 'approved'
	const limit = limitOf(args.url)
	if (account.userType === 'candidate') {
		const matches = isApproved ? await load(args, listJobMatches, { query: { limit } }) : []
		const jobs = matches.map(({ job }) => job)
		const isShort = isApproved && matches.length < limit
		return {
			reader: 'candidate' as const,
			isApproved,
			limit,
			matches,
			others: isShort ? await load(args, listLessLikelyJobs) : [],
			saved: await savedAmong(args, 'job', jobs),
		}
	}
	return {
		reader: 'employer' as const,
		isApproved,
		limit,
		...(isApproved ? await shortlist(args, limit) : nothing),
	}
}

const nothing = { jobs: [], jobId: undefined, matches: [], others: [], saved: null, reach: null }

/** The length of the ranking: twenty by default, or more from the address. */
function limitOf(url: URL) {
	const limit = Number(url.searchParams.get('limit'))
	return Number.isInteger(limit) && limit >= step && limit <= most ? limit : step
}

const [step, most] = [20, 100]

async function shortlist(args: Route.LoaderArgs, limit: number) {
	const { items } = await load(args, listMyJobs, { query: { page: 1 } })
	const jobs = items.filter((job) => job.status === 'open')
	const jobId = args.url.searchParams.get('job') ?? jobs[0]?.id
	const matches = jobId ? await load(args, listPersonMatches, { params: { jobId }, query: { limit } }) : []
	const isShort = jobId !== undefined && matches.length < limit
	const others = isShort ? await load(args, listLessLikelyPeople, { params: { jobId } }) : []
	const people = matches.map(({ person }) => person)
	const saved = await savedAmong(args, 'person', people)
	// Streamed after the ranking, so that the counts delay nothing.
	const reach = jobId ? ask(args, showJobReach, { params: { jobId } }) : null
	return { jobs, jobId, matches, others, saved, reach }
}

export default function Matches({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	if (loaderData.reader === 'guest') {
		return (
			<Page title={t('matches.title')} companion={t('matches.companion')}>
				<Notice title={t('matches.guest')} action={<Link to="/jobs">{t('errors.jobs')}</Link>} />
			</Page>
		)
	}
	return loaderData.reader === 'candidate' ? (
		<ForCandidate {...loaderData} />
	) : (
		<ForEmployer {...loaderData} />
	)
}

type Shown<Reader> = Extract<Route.ComponentProps['loaderData'], { reader: Reader }>

function ForCandidate({ isApproved, limit, matches, others, saved }: Shown<'candidate'>) {
	const { t } = useTranslation()
	return (
		<Page title={t('matches.title')} companion={t('matches.companion')} lead={t('matches.candidateLead')}>
			{!isApproved && (
				<Notice
					tone="wait"
					title={t('matches.notApproved')}
					action={
						<Button component={Link} to="/employee-dashboard">
							{t('matches.toProfile')}
						</Button>
					}
				>
					{t('matches.notApprovedText')}
				</Notice>
			)}
			{isApproved && matches.length === 0 && (
				<Notice
					title={t('matches.noOpenJobs')}
					action={
						<Row gap={16} links>
							<Link to="/profile-update">{t('matches.toProfile')}</Link>
							<Link to="/jobs">{t('matches.widenArea')}</Link>
						</Row>
					}
				>
					{t('matches.noOpenJobsText')}
				</Notice>
			)}
			{matches.map(({ job, match, crowding }, index) => (
				<MatchCard
					key={job.id}
					rank={index + 1}
					title={job.title}
					text={[
						job.organisation.name,
						whereabouts(job, t(`values.workMode.${job.workMode}`)),
						pay(job),
						job.applicants > 0 && t('jobs.applied', { count: job.applicants }),
					]
						.filter(Boolean)
						.join(' · ')}
					href={`/jobs/${job.id}?from=matches`}
					record={match}
					reader="candidate"
					note={crowding > 0 ? t('matches.crowded', { count: crowding }) : undefined}
					action={[
						<SaveButton key="save" kind="job" subjectId={job.id} name={job.title} saved={saved} />,
						<DismissButton key="dismiss" jobId={job.id} title={job.title} />,
					]}
				/>
			))}
			<More shown={matches.length} limit={limit} />
			<LessLikely title={t('matches.others')} text={t('matches.othersText')} count={others.length}>
				{others.map((job) => (
					<JobLine key={job.id} job={job} href={`/jobs/${job.id}`} />
				))}
			</LessLikely>
			{isApproved && (
				<Row as="p" links>
					<Link to="/dismissed-jobs">{t('dismissals.toList')}</Link>
				</Row>
			)}
		</Page>
	)
}

function ForEmployer({ isApproved, limit, jobs, jobId, matches, others, saved, reach }: Shown<'employer'>) {
	const { t } = useTranslation()
	return (
		<Page title={t('matches.title')} companion={t('matches.companion')} lead={t('matches.employerLead')}>
			{!isApproved && (
				<Notice
					tone="wait"
					title={t('matches.orgNotApproved')}
					action={<Link to="/employer-dashboard">{t('errors.account')}</Link>}
				/>
			)}
			{isApproved && !jobId && (
				<Notice
					title={t('matches.noJobs')}
					action={
						<Button component={Link} to="/job-edit">
							{t('matches.newJob')}
						</Button>
					}
				>
					{t('matches.noJobsText')}
				</Notice>
			)}
			{jobs.length > 0 && (
				<Form className={classes.chooser} key={jobId}>
					<label>
						<span>{t('matches.job')}</span>
						<select
							name="job"
							defaultValue={jobId}
							onChange={(event) => event.currentTarget.form?.requestSubmit()}
						>
							{jobs.map(({ id, title, places }) => (
								<option key={id} value={id}>
									{[title, ...places].join(', ')}
								</option>
							))}
						</select>
					</label>
					<button type="submit">{t('matches.choose')}</button>
					<Link to={`/jobs/${jobId}`}>{t('matches.seeJob')}</Link>
				</Form>
			)}
			{reach && (
				<section key={`reach ${jobId}`} className={classes.reach} aria-labelledby="reach-title">
					<h2 id="reach-title">{t('reach.title')}</h2>
					<JobReach answer={reach} isBrief>
						<Link to={`/job-edit/${jobId}`}>{t('reach.change')}</Link>
					</JobReach>
				</section>
			)}
			{jobId && matches.length === 0 && (
				<Notice title={t('matches.noPeople')}>{t('matches.noPeopleText')}</Notice>
			)}
			{matches.map(({ person, match }, index) => (
				<MatchCard
					key={person.id}
					rank={index + 1}
					title={`${person.firstName} ${person.lastName}`}
					text={[
						person.headline ?? person.profession,
						person.place,
						person.experienceMonths &&
							t('matches.experience', { duration: duration(person.experienceMonths) }),
					]
						.filter(Boolean)
						.join(' · ')}
					href={`/employee-details/${person.id}`}
					record={match}
					reader="employer"
					action={
						<SaveButton
							kind="person"
							subjectId={person.id}
							name={`${person.firstName} ${person.lastName}`}
							saved={saved}
						/>
					}
				/>
			))}
			<More shown={matches.length} limit={limit} />
			<LessLikely title={t('matches.otherPeople')} text={t('matches.otherPeopleText')} count={others.length}>
				{others.map((person) => (
					<ListLine
						key={person.id}
						title={`${person.firstName} ${person.lastName}`}
						href={`/employee-details/${person.id}`}
						texts={[person.headline ?? person.profession ?? '', person.place ?? '']}
						facts={[]}
					/>
				))}
			</LessLikely>
		</Page>
	)
}

/** A link to a longer ranking, if there is one. */
function More({ shown, limit }: { shown: number; limit: number }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	if (shown < limit || limit >= most) return null

	const longer = new URLSearchParams(search)
	longer.set('limit', String(Math.min(most, limit + step)))
	return (
		<Row as="p" links>
			<Link to={`?${longer}`} preventScrollReset>
				{t('matches.more')}
			</Link>
		</Row>
	)
}
