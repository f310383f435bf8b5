import { listMyApplications } from '@profile-search/contract/hiring/applying'
import { listMyInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { StageBar } from '#features/hiring/applications/stage-bar.tsx'
import { ReceivedInvitations } from '#features/hiring/invitations/received.tsx'
import { jobMark } from '#features/matching/fit/fit-mark.tsx'
import { scoreJobs } from '#features/matching/fit/load-fit.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { ZonedTime } from '#ui/text/zoned-time.tsx'
import type { Route } from './+types/list.ts'
import classes from './list.module.css'

export const meta = () => [{ title: `${i18n.t('applications.title')} · ${i18n.t('site.name')}` }]

const parts = ['active', 'ended'] as const
type Card = Details<typeof listMyApplications>['items'][number]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const show = parts.find((name) => name === search.get('show')) ?? 'active'
	const query = { show, page: pageIn(search) }
	const [found, invitations] = await Promise.all([
		load(args, listMyApplications, { query }),
		load(args, listMyInvitations, { query: { page: 1 } }),
	])
	const openJobs = found.items.filter(({ job }) => job.isOpen).map(({ job }) => job)
	const scores = show === 'active' ? await scoreJobs(args, openJobs) : null
	return { show, found, invitations, scores }
}

export default function Applications({
	loaderData: { show, found, invitations, scores },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('applications.title')}
			companion={t('applications.companion')}
			lead={t('applications.lead')}
		>
			{show === 'active' && <ReceivedInvitations invitations={invitations} />}
			<Views label={t('applications.parts')}>
				{parts.map((name) => (
					<ViewLink key={name} to={`?show=${name}`} isShown={name === show} amount={found[name]}>
						{t(`applications.part.${name}`)}
					</ViewLink>
				))}
			</Views>
			{found.items.length === 0 && <None show={show} />}
			{found.items.map((application) => (
				<Line
					key={application.id}
					application={application}
					mark={application.job.isOpen && jobMark(scores, application.job.id, `/jobs/${application.job.id}`)}
				/>
			))}
			<Pager page={found.page} pages={found.pages} />
		</Page>
	)
}

function None({ show }: { show: 'active' | 'ended' }) {
	const { t } = useTranslation()
	return (
		<Notice
			title={t(`applications.none.${show}`)}
			action={
				show === 'active' && (
					<Row gap={10} align="center">
						<Button component={Link} to="/matches">
							{t('applications.toMatches')}
						</Button>
						<Button component={Link} to="/jobs" variant="default">
							{t('applications.toJobs')}
						</Button>
					</Row>
				)
			}
		>
			{t(`applications.noneText.${show}`)}
		</Notice>
	)
}

function Line({ application, mark }: { application: Card; mark: ReactNode }) {
	const { t } = useTranslation()
	const { id, job, status, reached, submittedAt, stageSince, interview } = application
	return (
		<article className={classes.line}>
			<div className={classes.what}>
				<h2>
					<LineLink to={`/applications/${id}`}>{job.title}</LineLink>
				</h2>
				<p>{[job.organisation.name, ...job.places].join(' · ')}</p>
				{mark && <div className={classes.mark}>{mark}</div>}
			</div>
			<p className={classes.state} data-status={status}>
				<b>{t(`applications.states.${status}`)}</b>
				<span>
					{status === 'submitted'
						? t('applications.appliedOn', { date: date(submittedAt) })
						: t('applications.since', { date: date(stageSince) })}
				</span>
			</p>
			<StageBar status={status} reached={reached} />
			{interview && (
				<p className={classes.interview}>
					{interview.startsAt ? (
						<>
							{t('applications.interviewAt')} <ZonedTime at={interview.startsAt} />
						</>
					) : (
						t('applications.chooseTime')
					)}
				</p>
			)}
		</article>
	)
}
