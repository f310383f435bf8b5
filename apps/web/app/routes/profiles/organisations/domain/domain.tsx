import { listMembers } from '@profile-search/contract/profiles/members'
import { removeDomain, showMyDomain } from '@profile-search/contract/trust/domains'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { DomainBadge } from '#features/profiles/domain-badge.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from '../team/team.module.css'
import type { Route } from './+types/domain.ts'
import { DomainForm } from './domain-form.tsx'
import { DomainProof } from './domain-proof.tsx'

export const meta = () => [{ title: `${i18n.t('domain.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [domain, team] = await Promise.all([load(args, showMyDomain), load(args, listMembers)])
	return { domain, role: team?.role }
}

export default function Domain({ loaderData: { domain, role } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const isManager = role === 'owner' || role === 'administrator'
	return (
		<Page title={t('domain.title')} companion={t('domain.companion')} lead={t('domain.lead')}>
			{!role && (
				<Notice
					title={t('domain.noOrganisation')}
					action={
						<Button component={Link} to="/employer-profile-update">
							{t('employer.complete')}
						</Button>
					}
				/>
			)}
			{role && !isManager && !domain && <Notice title={t('domain.none')} />}
			{isManager && !domain && <DomainForm />}
			{domain && (
				<>
					{domain.verifiedAt ? (
						<>
							<DomainBadge domain={domain.domain} />
							<p>{t('domain.since', { date: date(domain.verifiedAt) })}</p>
						</>
					) : (
						<Notice tone="wait" title={t('domain.waiting', { domain: domain.domain })}>
							{t('domain.waitingText')}
						</Notice>
					)}
					{domain.verifiedAt && domain.failedWeeks > 0 && (
						<Notice tone="bad" title={t('domain.failing', { count: domain.failedWeeks })}>
							{t('domain.failingText')}
						</Notice>
					)}
					{isManager && <DomainProof key={domain.token} proof={domain} />}
					{isManager && (
						<Section title={t('domain.other')}>
							<ActionLine text={t('domain.removeText')}>
								<ConfirmButton
									label={t('domain.remove')}
									question={t('domain.removeQuestion', { domain: domain.domain })}
									act={() => send(removeDomain)}
								/>
							</ActionLine>
						</Section>
					)}
				</>
			)}
			<Link className={classes.back} to="/employer-dashboard">
				{t('organisation.back')}
			</Link>
		</Page>
	)
}
