import { listPasskeys } from '@profile-search/contract/accounts/passkeys'
import { showTwoStep } from '@profile-search/contract/accounts/two-step'
import { listMyApplications } from '@profile-search/contract/hiring/applying'
import { listMyInvitations } from '@profile-search/contract/hiring/job-invitations'
import { listJobMatches } from '@profile-search/contract/matching/matches'
import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { showMyStatistics } from '@profile-search/contract/profiles/visits'
import { showMyMatchStatistics, showRequestStatistics } from '@profile-search/contract/site/statistics/own'
import { Link } from 'react-router'
import { ask, type Loading, load } from '#api.ts'
import { ComingInterviews, loadComing } from '#features/hiring/interviews/coming-interviews.tsx'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { Suggestions, loadSuggestions } from '#features/matching/suggestions.tsx'
import { PersonView } from '#features/profiles/person-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { NextSteps } from '#ui/page/next-steps.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { unnamedGaps } from '../entries/unnamed-gaps.ts'
import type { Route } from './+types/dashboard.ts'
import { Completeness } from './completeness-view.tsx'
import { DashboardStatistics } from './dashboard-statistics.tsx'
import { nextStepsOf } from './next-steps.ts'

export const meta = () => [{ title: `${i18n.t('dashboard.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [profile, twoStep, passkeys, applications] = await Promise.all([
		load(args, showMyProfile),
		load(args, showTwoStep),
		load(args, listPasskeys),
		load(args, listMyApplications, { query: {} }),
	])
	const hasApplied = applications.active + applications.ended > 0
	const isGuarded = twoStep.isOn || passkeys.length > 0
	const unnamed = unnamedGaps(profile.workEntries, profile.careerGaps, new Date())
	const found = profile.status === 'approved' ? await loadFound(args) : null
	return { profile, hasApplied, isGuarded, unnamed, found }
}

/**
 * What an approved profile has led to. Without a ranking, for example while the index is loading, that part is left
 * out.
 */
async function loadFound(args: Loading) {
	const [looks, requests, fits, matches, suggestions, coming, invitations] = await Promise.all([
		load(args, showMyStatistics),
		load(args, showRequestStatistics),
		ask(args, showMyMatchStatistics),
		ask(args, listJobMatches, { query: { limit: 5 } }),
		loadSuggestions(args),
		loadComing(args),
		load(args, listMyInvitations, { query: { page: 1 } }),
	])
	return { invitations, coming, looks, requests, fits: fits.details, matches: matches.details, suggestions }
}

export default function CandidateDashboard({ loaderData }: Route.ComponentProps) {
	const { profile, hasApplied, isGuarded, unnamed, found } = loaderData
	const { t } = useTranslation()
	const openRequests = found?.requests.open ?? 0
	const openInvitations = found?.invitations.open ?? 0
	return (
		<Page
			title={t('dashboard.hello', { name: profile.firstName })}
			companion={t('dashboard.companion')}
			lead={profile.headline}
			actions={
				<Row gap={10} align="center">
					<Button component={Link} to="/applications" variant={hasApplied ? 'filled' : 'default'}>
						{t('applications.title')}
					</Button>
					<Button component={Link} to={`/employee-data/${profile.id}`} variant="default">
						{t('dashboard.resume')}
					</Button>
					<Button component={Link} to="/resume-import" variant="default">
						{t('resumeImport.link')}
					</Button>
					<Button component={Link} to="/profile-update" variant="default">
						{t('dashboard.edit')}
					</Button>
					<Button component={Link} to="/visits" variant="default">
						{t('visits.title')}
					</Button>
					<Button component={Link} to="/personal-data" variant="default">
						{t('menu.personalData')}
					</Button>
				</Row>
			}
		>
			<Status status={profile.status} reason={profile.statusReason} />
			<NextSteps steps={nextStepsOf({ profile, openRequests, openInvitations, unnamed, isGuarded })} />
			{found && <ComingInterviews coming={found.coming} />}
			{found && <DashboardStatistics {...found} />}
			{found && (
				<Section title={t('dashboard.best')} aside={<Link to="/matches">{t('dashboard.allMatches')}</Link>}>
					{found.matches?.length === 0 && (
						<Notice title={t('dashboard.noMatches')}>{t('dashboard.noMatchesText')}</Notice>
					)}
					{!found.matches && <Notice tone="wait" title={t('dashboard.notRanked')} />}
					{found.matches?.map(({ job, match }) => (
						<MatchCard
							key={job.id}
							title={job.title}
							text={[job.organisation.name, ...job.places].join(' · ')}
							href={`/jobs/${job.id}?from=matches`}
							record={match}
							reader="candidate"
							isBrief
							heading="h3"
						/>
					))}
				</Section>
			)}
			{found && <Suggestions suggestions={found.suggestions} kinds={['advisers']} />}
			<Completeness profile={profile} />
			{profile.status !== 'incomplete' && (
				<Section
					title={t('dashboard.summary')}
					aside={
						<Row gap={20} align="center">
							<Link to="/edit-work-info">{t('profile.toWork')}</Link>
							<Link to="/edit-education-info">{t('profile.toEducation')}</Link>
						</Row>
					}
				>
					<PersonView person={profile} />
				</Section>
			)}
		</Page>
	)
}

function Status({
	status,
	reason,
}: {
	status: Route.ComponentProps['loaderData']['profile']['status']
	reason: string | null
}) {
	const { t } = useTranslation()
	const complete = (
		<Button component={Link} to="/profile-update" variant={status === 'incomplete' ? 'default' : 'filled'}>
			{t(status === 'incomplete' ? 'dashboard.complete' : 'dashboard.edit')}
		</Button>
	)
	if (status === 'approved') return <Notice tone="good" title={t('dashboard.approved')} />
	if (status === 'pending' && reason) {
		return (
			<Notice tone="bad" title={t('dashboard.asked')} action={complete}>
				<p>{reason}</p>
				<p>{t('dashboard.askedText')}</p>
			</Notice>
		)
	}
	if (status === 'pending') {
		return (
			<Notice tone="wait" title={t('dashboard.pending')}>
				{t('dashboard.pendingText')}
			</Notice>
		)
	}
	if (status === 'incomplete') {
		return (
			<Notice
				tone="wait"
				title={t('dashboard.incomplete')}
				action={
					<Row gap={10} align="center">
						<Button component={Link} to="/first-steps">
							{t('firstSteps.begin')}
						</Button>
						{complete}
					</Row>
				}
			>
				{t('dashboard.incompleteText')}
			</Notice>
		)
	}
	return (
		<Notice
			tone="bad"
			title={t(`dashboard.${status}`)}
			action={
				status === 'frozen' ? <Link to="/cases">{t('cases.look')}</Link> : status === 'rejected' && complete
			}
		>
			{reason && <p>{t('dashboard.reason', { reason })}</p>}
			<p>{t(`dashboard.${status}Text`)}</p>
		</Notice>
	)
}
