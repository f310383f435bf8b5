import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { toast } from '../../ui/toast.ts'

type Props = {
	/** What the button says; also the title of the question and its yes. */
	label: string
	/** For screens that are heard: whom or what it is about. */
	description?: string
	question: string
	act: () => Promise<{ errorCode: number; message: string }>
}

/** A button for what is not taken back lightly: asks, acts, and fetches the page anew. */
export function ConfirmButton({ label, description, question, act }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)

	const go = async () => {
		setSending(true)
		const sent = await act()
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		setOpen(false)
		await revalidate()
	}

	return (
		<>
			<Button
				variant="subtle"
				color="vermilion"
				aria-label={description ?? label}
				onClick={() => setOpen(true)}
			>
				{label}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={description ?? label}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{question}</p>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setOpen(false)}>
						{t('words.cancel')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={go}>
						{label}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
