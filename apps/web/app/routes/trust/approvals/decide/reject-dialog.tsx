import { NativeSelect, Textarea } from '@mantine/core'
import { RejectionCause } from '@profile-search/contract/accounts/decisions'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'

type Props = {
	isOpen: boolean
	title: string
	onReject: (draft: { decision: 'reject'; cause: RejectionCause; reason: string }) => Promise<unknown>
	onClose: () => void
}

/** Asks for a reason from the list and a comment. The input stays when the dialog is closed or the network fails. */
export function RejectDialog({ isOpen, title, onReject, onClose }: Props) {
	const { t } = useTranslation()
	const [cause, setCause] = useState<RejectionCause>('other')
	const [reason, setReason] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const reject = async () => {
		if (cause === 'other' && !reason.trim()) return setError(t('jobReviews.reasonMissing'))
		setError('')
		setSending(true)
		await onReject({ decision: 'reject', cause, reason: reason.trim() })
		setSending(false)
	}

	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={title}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<Stack gap={16}>
				<NativeSelect
					label={t('approvals.causeLabel')}
					data-autofocus
					value={cause}
					onChange={(event) => setCause(RejectionCause.parse(event.currentTarget.value))}
					data={RejectionCause.options.map((value) => ({ value, label: t(`approvals.causes.${value}`) }))}
				/>
				<Textarea
					label={t('approvals.reasonLabel')}
					description={t('approvals.reasonHelp')}
					rows={4}
					maxLength={1000}
					value={reason}
					onChange={(event) => setReason(event.currentTarget.value)}
					error={error}
				/>
			</Stack>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('approvals.cancel')}
				</Button>
				<Button color="vermilion" loading={isSending} onClick={reject}>
					{t('approvals.confirmReject')}
				</Button>
			</Row>
		</Modal>
	)
}
