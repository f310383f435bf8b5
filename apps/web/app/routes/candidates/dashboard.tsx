import { Button, Group } from '@mantine/core'
import { showMyProfile } from '@profile-search/contract/candidates'
import { listJobMatches } from '@profile-search/contract/matches'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Route } from './+types/dashboard.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { MatchCard } from '../../ui/match-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { PersonView } from '../../ui/person-view.tsx'
import { Completeness } from './completeness-view.tsx'

export const meta = () => [{ title: `${i18n.t('dashboard.title')} · ${i18n.t('site.name')}` }]

const shownMatches = 5

export async function loader(args: Route.LoaderArgs) {
	const profile = await load(args, showMyProfile)
	const matches =
		profile.status === 'approved' ? await load(args, listJobMatches, { query: { limit: 5 } }) : []
	return { profile, matches: matches.slice(0, shownMatches) }
}

export default function CandidateDashboard({ loaderData: { profile, matches } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('dashboard.hello', { name: profile.firstName })}
			companion={t('dashboard.companion')}
			lead={profile.headline}
			actions={
				<Group gap="xs">
					<Button component={Link} to={`/employee-data/${profile.id}`} variant="default">
						{t('dashboard.resume')}
					</Button>
					<Button component={Link} to="/profile-update" variant="default">
						{t('dashboard.edit')}
					</Button>
				</Group>
			}
		>
			<Status status={profile.status} reason={profile.statusReason} />
			{profile.status === 'approved' && (
				<Section title={t('dashboard.best')} aside={<Link to="/matches">{t('dashboard.allMatches')}</Link>}>
					{matches.length === 0 && (
						<Notice title={t('dashboard.noMatches')}>{t('dashboard.noMatchesText')}</Notice>
					)}
					{matches.map(({ job, match }) => (
						<MatchCard
							key={job.id}
							title={job.title}
							text={[job.organisation.name, ...job.places].join(' · ')}
							href={`/jobs/${job.id}`}
							record={match}
							reader="candidate"
							isBrief
							heading="h3"
						/>
					))}
				</Section>
			)}
			<Completeness profile={profile} />
			{profile.status !== 'incomplete' && (
				<Section
					title={t('dashboard.summary')}
					aside={
						<Group gap="lg">
							<Link to="/edit-work-info">{t('profile.toWork')}</Link>
							<Link to="/edit-education-info">{t('profile.toEducation')}</Link>
						</Group>
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
		<Button component={Link} to="/profile-update">
			{t(status === 'incomplete' ? 'dashboard.complete' : 'dashboard.edit')}
		</Button>
	)
	if (status === 'approved') return <Notice tone="good" title={t('dashboard.approved')} />
	if (status === 'pending') {
		return (
			<Notice tone="wait" title={t('dashboard.pending')}>
				{t('dashboard.pendingText')}
			</Notice>
		)
	}
	if (status === 'incomplete') {
		return (
			<Notice tone="wait" title={t('dashboard.incomplete')} action={complete}>
				{t('dashboard.incompleteText')}
			</Notice>
		)
	}
	return (
		<Notice tone="bad" title={t(`dashboard.${status}`)} action={status === 'rejected' && complete}>
			{reason && <p>{t('dashboard.reason', { reason })}</p>}
			<p>{t(`dashboard.${status}Text`)}</p>
		</Notice>
	)
}
