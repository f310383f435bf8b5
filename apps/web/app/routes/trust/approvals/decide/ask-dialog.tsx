import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { Row } from '#ui/layout/row.tsx'

type Props = {
	isOpen: boolean
	name: string
	onAsk: (draft: { decision: 'ask'; reason: string }) => Promise<unknown>
	onClose: () => void
}

/** Asks the account for what is missing. The input stays when the dialog is closed or the network fails. */
export function AskDialog({ isOpen, name, onAsk, onClose }: Props) {
	const { t } = useTranslation()
	const [reason, setReason] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const ask = async () => {
		if (!reason.trim()) return setError(t('jobReviews.reasonMissing'))
		setError('')
		setSending(true)
		await onAsk({ decision: 'ask', reason: reason.trim() })
		setSending(false)
	}

	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={t('approvals.askTitle', { name })}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<p>{t('approvals.askHelp')}</p>
			<Textarea
				mt="md"
				label={t('approvals.askLabel')}
				data-autofocus
				rows={4}
				maxLength={1000}
				value={reason}
				onChange={(event) => setReason(event.currentTarget.value)}
				error={error}
			/>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('approvals.cancel')}
				</Button>
				<Button loading={isSending} onClick={ask}>
					{t('approvals.confirmAsk')}
				</Button>
			</Row>
		</Modal>
	)
}
