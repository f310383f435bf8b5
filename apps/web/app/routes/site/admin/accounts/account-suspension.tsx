import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAccount } from '@profile-search/contract/site/admin-accounts'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { AsideSection } from '#ui/page/with-aside.tsx'
import { date } from '#ui/text/amounts.ts'
import { LiftDialog, SuspendDialog } from './suspension-dialogs.tsx'

type Account = Details<typeof showAccount>

/** The suspension of an account, and a button to change it. Administrators cannot suspend themselves. */
export function AccountSuspension({ account, isOwn }: { account: Account; isOwn: boolean }) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)
	const isSuspended = account.suspensions.some(({ liftedAt }) => liftedAt === null)
	const close = () => setOpen(false)
	return (
		<AsideSection title={t('adminAccounts.suspensionTitle')}>
			{account.suspensions.length === 0 && <p>{t('adminAccounts.notSuspended')}</p>}
			{account.suspensions.map((suspension) => (
				<Line key={suspension.startedAt} suspension={suspension} />
			))}
			{!isOwn && (
				<Button
					mt={12}
					variant={isSuspended ? 'default' : 'outline'}
					color={isSuspended ? undefined : 'vermilion'}
					onClick={() => setOpen(true)}
				>
					{t(isSuspended ? 'adminAccounts.lift' : 'adminAccounts.suspend')}
				</Button>
			)}
			{isSuspended ? (
				<LiftDialog account={account} isOpen={isOpen} onClose={close} />
			) : (
				<SuspendDialog account={account} isOpen={isOpen} onClose={close} />
			)}
		</AsideSection>
	)
}

function Line({ suspension }: { suspension: Account['suspensions'][number] }) {
	const { t } = useTranslation()
	const { reason, startedAt, until, liftedAt, byName } = suspension
	const end = until ? t('adminAccounts.untilDay', { date: date(until) }) : t('adminAccounts.open')
	return (
		<Notice
			tone={liftedAt ? 'plain' : 'bad'}
			title={
				byName
					? t('adminAccounts.suspendedBy', { date: date(startedAt), name: byName })
					: t('adminAccounts.suspended', { date: date(startedAt) })
			}
		>
			<p>{liftedAt ? t('adminAccounts.lifted', { date: date(liftedAt) }) : end}</p>
			<p>{reason}</p>
		</Notice>
	)
}
