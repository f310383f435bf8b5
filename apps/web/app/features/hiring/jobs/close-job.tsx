import { Radio, TextInput } from '@mantine/core'
import { closeJob, reopenJob } from '@profile-search/contract/hiring/job-transitions'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'

const reasons = ['filled_here', 'filled_elsewhere', 'not_filled', 'withdrawn'] as const
type Reason = (typeof reasons)[number]

type Props = { jobId: string; isOpen: boolean; onClose: () => void }

/** Asks for the reason, closes the job, and offers an undo. */
export function CloseJob({ jobId, isOpen, onClose }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	const [closeReason, setCloseReason] = useState<Reason>()
	const [comment, setComment] = useState('')
	const [error, setError] = useState('')

	const reopen = async () => {
		const sent = await send(reopenJob, { params: { jobId } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const close = async () => {
		if (!closeReason) return setError(t('jobs.closeChoose'))
		setSending(true)
		const sent = await send(closeJob, { params: { jobId }, body: { closeReason, reason: comment } })
		setSending(false)
		if (sent.errorCode !== 0) return toast(sent.message, 'error')
		onClose()
		undoToast(sent.message, () => void reopen())
		await revalidate()
	}

	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={t('jobs.closeTitle')}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<p>{t('jobs.closeText')}</p>
			<Radio.Group
				mt="md"
				label={t('jobs.closeWhy')}
				value={closeReason ?? ''}
				error={error}
				onChange={(value) => {
					setCloseReason(reasons.find((reason) => reason === value))
					setError('')
				}}
			>
				<Stack gap={10} mt={10}>
					{reasons.map((reason) => (
						<Radio key={reason} value={reason} label={t(`jobs.closeReasons.${reason}`)} />
					))}
				</Stack>
			</Radio.Group>
			<TextInput
				mt="md"
				label={t('jobs.closeReason')}
				description={t('jobs.closeReasonHelp')}
				placeholder={t('labels.optional')}
				maxLength={300}
				value={comment}
				onChange={(event) => setComment(event.currentTarget.value)}
			/>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('jobs.keepOpen')}
				</Button>
				<Button color="vermilion" loading={isSending} onClick={close}>
					{t('jobs.close')}
				</Button>
			</Row>
		</Modal>
	)
}
