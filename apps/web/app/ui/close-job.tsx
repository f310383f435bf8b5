import { Button, Group, Modal, TextInput } from '@mantine/core'
import { closeJob } from '@profile-search/contract/jobs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '../api.ts'
import { toast } from './toast.ts'

/** Asks, closes the job, and fetches the page anew. */
export function CloseJob({ jobId }: { jobId: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)
	const [reason, setReason] = useState('')

	const close = async () => {
		setSending(true)
		const sent = await send(closeJob, { params: { jobId }, body: { reason } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return
		setOpen(false)
		await revalidate()
	}

	return (
		<>
			<Button variant="default" onClick={() => setOpen(true)}>
				{t('jobs.close')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('jobs.closeTitle')}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{t('jobs.closeText')}</p>
				<TextInput
					mt="md"
					label={t('jobs.closeReason')}
					description={t('jobs.closeReasonHelp')}
					placeholder={t('words.optional')}
					maxLength={300}
					value={reason}
					onChange={(event) => setReason(event.currentTarget.value)}
				/>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" onClick={() => setOpen(false)}>
						{t('jobs.keepOpen')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={close}>
						{t('jobs.close')}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
