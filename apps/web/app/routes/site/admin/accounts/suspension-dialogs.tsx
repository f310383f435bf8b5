import { TextInput, Textarea } from '@mantine/core'
import { liftSuspension, suspendAccount } from '@profile-search/contract/site/admin-accounts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { toast } from '#ui/action/toast.ts'

type Props = { account: { id: string; name: string }; isOpen: boolean; onClose: () => void }

/** Asks for the reason and the end. The input stays if the network fails. */
export function SuspendDialog({ account, isOpen, onClose }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [reason, setReason] = useState('')
	const [until, setUntil] = useState('')
	const [errors, setErrors] = useState<Record<string, string>>({})

	const suspend = async () => {
		const sent = await send(suspendAccount, {
			params: { accountId: account.id },
			body: { reason, until: until || null },
		})
		setErrors(sent.fields ?? {})
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		onClose()
		await revalidate()
	}

	return (
		<AskSure
			isOpen={isOpen}
			title={`${t('adminAccounts.suspend')}: ${account.name}`}
			question={t('adminAccounts.suspendQuestion')}
			yes={t('adminAccounts.suspendYes')}
			onYes={suspend}
			onClose={onClose}
		>
			<Textarea
				mt="md"
				label={t('adminAccounts.reasonLabel')}
				description={t('adminAccounts.reasonHelp')}
				rows={4}
				maxLength={1000}
				value={reason}
				error={errors['reason']}
				onChange={(event) => setReason(event.currentTarget.value)}
			/>
			<TextInput
				mt="md"
				type="date"
				label={t('adminAccounts.untilLabel')}
				description={t('adminAccounts.untilHelp')}
				value={until}
				error={errors['until']}
				onChange={(event) => setUntil(event.currentTarget.value)}
			/>
		</AskSure>
	)
}

/** Asks for the reason. */
export function LiftDialog({ account, isOpen, onClose }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [reason, setReason] = useState('')
	const [error, setError] = useState('')

	const lift = async () => {
		const sent = await send(liftSuspension, { params: { accountId: account.id }, body: { reason } })
		setError(sent.fields?.['reason'] ?? '')
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		onClose()
		await revalidate()
	}

	return (
		<AskSure
			isOpen={isOpen}
			title={`${t('adminAccounts.lift')}: ${account.name}`}
			question={t('adminAccounts.liftQuestion')}
			yes={t('adminAccounts.liftYes')}
			isGood
			onYes={lift}
			onClose={onClose}
		>
			<Textarea
				mt="md"
				label={t('adminAccounts.liftReason')}
				description={t('adminAccounts.liftHelp')}
				rows={3}
				maxLength={1000}
				value={reason}
				error={error}
				onChange={(event) => setReason(event.currentTarget.value)}
			/>
		</AskSure>
	)
}
