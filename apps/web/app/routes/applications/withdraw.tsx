import { Button, Group, Modal, Textarea } from '@mantine/core'
import { restoreApplication, withdrawApplication } from '@profile-search/contract/applying'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '../../api.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import type { MyApplication } from './details.tsx'

/** Takes an application back, after asking; and brings it back for whoever did not mean it. */
export function Withdraw({ application: { id, job } }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)
	const [words, setWords] = useState('')
	const params = { applicationId: id }

	const restore = async () => {
		const sent = await send(restoreApplication, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const withdraw = async () => {
		setSending(true)
		const sent = await send(withdrawApplication, { params, body: { words } })
		setSending(false)
		// What was typed stays while the line is down.
		if (sent.status === 0) return toast(sent.message, 'error')
		setOpen(false)
		if (sent.errorCode === 0) undoToast(sent.message, () => void restore())
		else toast(sent.message, 'error')
		await revalidate()
	}

	return (
		<>
			<Button variant="subtle" color="vermilion" onClick={() => setOpen(true)}>
				{t('applications.withdraw')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('applications.withdrawTitle')}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{t('applications.withdrawText', { name: job.organisation.name })}</p>
				<Textarea
					mt="md"
					label={t('applications.withdrawWords')}
					placeholder={t('words.optional')}
					maxLength={500}
					autosize
					minRows={2}
					value={words}
					onChange={(event) => setWords(event.currentTarget.value)}
				/>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setOpen(false)}>
						{t('words.cancel')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={withdraw}>
						{t('applications.withdraw')}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
