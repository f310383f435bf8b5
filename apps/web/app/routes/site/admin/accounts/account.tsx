import { endSessions, showAccount } from '@profile-search/contract/site/admin-accounts'
import { showSuccessor } from '@profile-search/contract/trust/merges'
import { Link } from 'react-router'
import { ask, load, send } from '#api.ts'
import { DecisionList } from '#features/trust/decision-list.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { WithAside } from '#ui/page/with-aside.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/account.ts'
import { AccountIdentity } from './account-identity.tsx'
import { AccountMerge } from './account-merge.tsx'
import { AccountRoles } from './account-roles.tsx'
import { AccountSuspension } from './account-suspension.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => [
	{ title: `${loaderData?.name ?? i18n.t('adminAccounts.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { accountId } = args.params
	const account = await load(args, showAccount, { params: { accountId } })
	const successor = await ask(args, showSuccessor, { params: { kind: 'person', subjectId: accountId } })
	return { ...account, keptId: successor.details?.id ?? null }
}

export default function Account({ loaderData: account }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const { id, name, userType, status, page } = account
	const review = `/approve-${userType === 'employer' ? 'employer' : 'user'}-details/${id}`
	return (
		<Page
			title={name}
			companion={t('adminAccounts.companion')}
			lead={[t(`accounts.types.${userType}`), t(`values.accountStatus.${status}`)].join(' · ')}
			actions={<Link to="/admin/accounts">{t('adminAccounts.back')}</Link>}
		>
			<WithAside
				aside={
					<>
						<AccountRoles account={account} />
						<AccountIdentity account={account} />
						<AccountSuspension account={account} isOwn={visitor?.id === id} />
						<AccountMerge account={account} />
					</>
				}
			>
				<Section title={t('adminAccounts.facts')}>
					{account.mailRefusedAt && (
						<Notice tone="wait" title={t('adminAccounts.mailsRefusedTitle')}>
							{t('adminAccounts.mailsRefusedText', {
								moment: moment(account.mailRefusedAt),
								reason: account.mailRefusal,
							})}
						</Notice>
					)}
					<Facts
						facts={[
							[t('adminAccounts.email'), account.email],
							[t('adminAccounts.created'), date(account.createdAt)],
							...organisationFacts(account),
							[t('adminAccounts.reason'), account.statusReason],
							[t('adminAccounts.sessions'), String(account.sessions)],
							[
								t('adminAccounts.lastSeen'),
								account.lastSeenAt ? moment(account.lastSeenAt) : t('adminAccounts.never'),
							],
							[
								t('adminAccounts.mails'),
								account.mailRefusedAt ? t('adminAccounts.mailsRefused') : t('adminAccounts.mailsArrive'),
							],
							[
								t('adminAccounts.secondStep'),
								t(account.hasSecondStep ? 'adminAccounts.yes' : 'adminAccounts.no'),
							],
						]}
					/>
					{account.sessions > 0 && visitor?.id !== id && (
						<ConfirmButton
							label={t('adminAccounts.endSessions')}
							question={t('adminAccounts.endSessionsText')}
							act={() => send(endSessions, { params: { accountId: id } })}
						/>
					)}
					<Row as="p" gap={[0, 24]} mt={16} links="plain">
						{page && <Link to={page}>{t('adminAccounts.publicPage')}</Link>}
						{visitor?.isApprover && <Link to={review}>{t('adminAccounts.review')}</Link>}
						<Link to={`/admin/audit?subject=${id}`}>{t('adminAccounts.log')}</Link>
					</Row>
				</Section>
				<Section title={t('adminAccounts.decisions')}>
					<DecisionList decisions={account.decisions} />
				</Section>
			</WithAside>
		</Page>
	)
}

function organisationFacts({
	organisation,
	memberRole,
}: Route.ComponentProps['loaderData']): [string, string | null][] {
	if (!organisation) return []
	return [
		[i18n.t('adminAccounts.organisation'), organisation],
		[i18n.t('adminAccounts.memberRole'), memberRole && i18n.t(`team.roles.${memberRole}`)],
	]
}
