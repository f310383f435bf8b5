import { TextInput } from '@mantine/core'
import { saveJobTemplate } from '@profile-search/contract/hiring/drafts/job-templates'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'

/** Saves a job as a template under a name. */
export function KeepTemplate({
	jobId,
	title,
	onClose,
}: {
	jobId: string
	title: string
	onClose: () => void
}) {
	const { t } = useTranslation()
	const [name, setName] = useState(title)
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const keep = async () => {
		setSending(true)
		const sent = await send(saveJobTemplate, { params: { jobId }, body: { name } })
		setSending(false)
		if (sent.errorCode !== 0) return setError(sent.message)
		toast(sent.message)
		onClose()
	}

	return (
		<Modal
			opened
			onClose={onClose}
			title={t('jobActions.template')}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<TextInput
				label={t('jobActions.templateName')}
				description={t('jobActions.templateHelp')}
				maxLength={120}
				data-autofocus
				value={name}
				error={error}
				onChange={(event) => {
					setName(event.currentTarget.value)
					setError('')
				}}
			/>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('labels.cancel')}
				</Button>
				<Button loading={isSending} onClick={keep}>
					{t('jobActions.templateYes')}
				</Button>
			</Row>
		</Modal>
	)
}
