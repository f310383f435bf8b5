import type { Details } from '@profile-search/contract/http/endpoint'
import { changeRole, StaffRole, type showAccount } from '@profile-search/contract/site/admin-accounts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { AsideSection } from '#ui/page/with-aside.tsx'
import classes from './account-roles.module.css'

type Props = { account: Details<typeof showAccount> }

/** The roles of an account, each granted or revoked after a confirmation. */
export function AccountRoles({ account }: Props) {
	const { t } = useTranslation()
	return (
		<AsideSection title={t('adminAccounts.rolesTitle')}>
			{StaffRole.options.map((role) => (
				<RoleLine key={role} account={account} role={role} />
			))}
		</AsideSection>
	)
}

function RoleLine({ account: { id, name, roles, status }, role }: Props & { role: StaffRole }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const has = roles.includes(role)
	const roleName = t(`adminAccounts.roles.${role}`)
	const title = t(has ? 'adminAccounts.revokeRole' : 'adminAccounts.grantRole', { name, role: roleName })

	const change = async () => {
		const sent = await send(changeRole, { params: { accountId: id, role }, body: { has: !has } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		setOpen(false)
		await revalidate()
	}

	return (
		<div className={classes.role}>
			<p>
				<b>{roleName}</b> {t(has ? 'adminAccounts.has' : 'adminAccounts.hasNot')}
			</p>
			{status !== 'suspended' && (
				<Button
					variant={has ? 'subtle' : 'default'}
					color={has ? 'vermilion' : undefined}
					aria-label={title}
					onClick={() => setOpen(true)}
				>
					{t(has ? 'adminAccounts.revoke' : 'adminAccounts.grant')}
				</Button>
			)}
			<AskSure
				isOpen={isOpen}
				title={title}
				question={has ? t('adminAccounts.revokeQuestion') : t(`adminAccounts.grantQuestion.${role}`)}
				yes={t(has ? 'adminAccounts.revoke' : 'adminAccounts.grant')}
				isGood={!has}
				onYes={change}
				onClose={() => setOpen(false)}
			/>
		</div>
	)
}
