import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'

type Props = {
	label: string
	title: string
	text: string
	/** The label of the message field. */
	field: string
	color?: 'vermilion'
	act: (message: string) => Promise<{
		errorCode: number
		status: number
		message: string
		fields?: Record<string, string>
	}>
}

/** A button for an action with a message to the other side. The message is kept until it is sent. */
export function InterviewMessage({ label, title, text, field, color, act }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')

	const go = async () => {
		setSending(true)
		const sent = await act(message)
		setSending(false)
		setError(sent.fields?.['message'] ?? '')
		if (sent.fields) return
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.status === 0) return
		setOpen(false)
		await revalidate()
	}

	return (
		<>
			<Button variant="subtle" color={color} onClick={() => setOpen(true)}>
				{label}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={title}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<p>{text}</p>
				<Textarea
					mt="md"
					label={field}
					maxLength={500}
					value={message}
					error={error}
					data-autofocus
					onChange={(event) => setMessage(event.currentTarget.value)}
				/>
				<Row gap={16} mt={20} align="center" justify="end">
					<Button variant="default" onClick={() => setOpen(false)}>
						{t('labels.cancel')}
					</Button>
					<Button color={color} loading={isSending} onClick={go}>
						{label}
					</Button>
				</Row>
			</Modal>
		</>
	)
}
