import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ScoreStrip } from '#features/matching/score/score-strip.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Mine as MineData } from './load-mine.ts'
import classes from './mine.module.css'

const dashboards = {
	candidate: '/employee-dashboard',
	employer: '/employer-dashboard',
	guest_user: '/guest-dashboard',
}
const beginnings = {
	candidate: '/first-steps',
	employer: '/employer-first-steps',
	guest_user: '/guest-profile-update',
}

/** What waits for the signed-in account, beside the search. */
export function Mine({ mine }: { mine: MineData }) {
	if (!mine.isApproved) return <NotYet mine={mine} />
	if (mine.kind === 'candidate') return <BestMatches {...mine} />
	if (mine.kind === 'employer') return <MyOrganisation statistics={mine.statistics} />
	return <ForGuests />
}

function Card({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
	return (
		<section className={classes.card}>
			<div className={classes.head}>
				<h2>{title}</h2>
				{more}
			</div>
			{children}
		</section>
	)
}

function NotYet({ mine: { kind, status } }: { mine: MineData }) {
	const { t } = useTranslation()
	const state = status === 'incomplete' || status === 'pending' ? status : 'other'
	const begin = t(kind === 'guest_user' ? 'home.complete' : 'firstSteps.begin')
	return (
		<Card title={t(`home.state.${state}`)}>
			<p>{t(`home.stateText.${state}`)}</p>
			<Button component={Link} to={state === 'incomplete' ? beginnings[kind] : dashboards[kind]}>
				{state === 'incomplete' ? begin : t('home.toDashboard')}
			</Button>
		</Card>
	)
}

function BestMatches({ matches, openRequests, openInvitations }: Extract<MineData, { kind: 'candidate' }>) {
	const { t } = useTranslation()
	return (
		<Card title={t('home.best')} more={<Link to="/matches">{t('home.allMatches')}</Link>}>
			{!matches && <p>{t('home.notRanked')}</p>}
			{matches?.length === 0 && <p>{t('home.noMatches')}</p>}
			{matches?.map(({ job, match }) => (
				<article key={job.id} className={classes.match}>
					<h3>
						<Link to={`/jobs/${job.id}?from=matches`}>{job.title}</Link>
					</h3>
					<p>{[job.organisation.name, ...job.places].join(' · ')}</p>
					<ScoreStrip record={match} />
				</article>
			))}
			{openInvitations > 0 && (
				<p>
					<Link to="/applications">{t('home.invitations', { count: openInvitations })}</Link>
				</p>
			)}
			{openRequests > 0 && (
				<p>
					<Link to="/requests">{t('home.requests', { count: openRequests })}</Link>
				</p>
			)}
		</Card>
	)
}

function MyOrganisation({
	statistics,
}: {
	statistics: Extract<MineData, { kind: 'employer' }>['statistics']
}) {
	const { t } = useTranslation()
	const { openJobs, claims, closing } = statistics ?? { openJobs: 0, claims: 0, closing: [] }
	return (
		<Card
			title={openJobs > 0 ? t('home.myJobs', { count: openJobs }) : t('home.noJobsYet')}
			more={<Link to="/employer-dashboard">{t('home.toDashboard')}</Link>}
		>
			{openJobs === 0 && <p>{t('home.noJobsYetText')}</p>}
			<ul className={classes.todo}>
				{claims > 0 && (
					<li>
						<Link to="/approve-user-list">{t('home.claims', { count: claims })}</Link>
					</li>
				)}
				{closing.map(({ id, title, closesOn }) => (
					<li key={id}>
						<Link to={`/jobs/${id}`}>{t('home.closing', { title, date: date(closesOn) })}</Link>
					</li>
				))}
			</ul>
			<Button component={Link} to="/job-edit">
				{t('home.post')}
			</Button>
		</Card>
	)
}

function ForGuests() {
	const { t } = useTranslation()
	return (
		<Card title={t('home.guest')} more={<Link to="/guest-dashboard">{t('home.toDashboard')}</Link>}>
			<ul className={classes.todo}>
				<li>
					<Link to="/advisory-list">{t('home.findAdviser')}</Link>
				</li>
				<li>
					<Link to="/investor-list">{t('home.findInvestor')}</Link>
				</li>
				<li>
					<Link to="/employer-list">{t('home.findOrganisation')}</Link>
				</li>
			</ul>
		</Card>
	)
}
