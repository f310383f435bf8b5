import { leaveOrganisation, listMembers } from '@profile-search/contract/profiles/members'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/team.ts'
import { TeamHandOver } from './team-hand-over.tsx'
import { TeamInvitations } from './team-invitations.tsx'
import { TeamInviteForm } from './team-invite-form.tsx'
import { TeamMembers } from './team-members.tsx'
import classes from './team.module.css'

export const meta = () => [{ title: `${i18n.t('team.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { team: await load(args, listMembers) }
}

export default function Team({ loaderData: { team } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	if (!team) return visitor?.userType === 'employer' ? <NoTeam /> : <NoSanstha />

	const { organisation, role, members, invitations } = team
	const isManager = role !== 'recruiter'
	return (
		<Page title={t('team.title')} companion={t('team.companion')} lead={organisation.name}>
			<Section title={t('team.members', { count: members.length })}>
				<TeamMembers members={members} me={visitor?.id} isManager={isManager} />
			</Section>
			{isManager && (
				<Section title={t('team.invite')}>
					{visitor?.status === 'approved' ? (
						<TeamInviteForm />
					) : (
						<Notice tone="wait" title={t('team.notApproved')} />
					)}
					<TeamInvitations invitations={invitations} />
				</Section>
			)}
			{role === 'owner' ? (
				<Section title={t('team.handOver')}>
					<TeamHandOver members={members.filter(({ id }) => id !== visitor?.id)} />
				</Section>
			) : (
				<Section title={t('team.leave')}>
					<ActionLine text={t('team.leaveText')}>
						<ConfirmButton
							label={t('team.leaveYes')}
							question={t('team.leaveQuestion', { organisation: organisation.name })}
							act={() => send(leaveOrganisation)}
						/>
					</ActionLine>
				</Section>
			)}
			<Link className={classes.back} to="/employer-dashboard">
				{t('organisation.back')}
			</Link>
		</Page>
	)
}

/** Explains why there is no team: only organisations have one. */
function NoSanstha() {
	const { t } = useTranslation()
	return (
		<Page title={t('team.title')} companion={t('team.companion')}>
			<Notice title={t('team.noSanstha')} action={<Link to="/contact">{t('identity.write')}</Link>}>
				{t('team.noSansthaText')}
			</Notice>
		</Page>
	)
}

function NoTeam() {
	const { t } = useTranslation()
	return (
		<Page title={t('team.title')} companion={t('team.companion')}>
			<Notice
				title={t('team.none')}
				action={
					<Button component={Link} to="/employer-profile-update">
						{t('employer.complete')}
					</Button>
				}
			>
				{t('team.noneText')}
			</Notice>
		</Page>
	)
}
