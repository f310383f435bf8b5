import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { toast } from './toast.ts'

type Props = {
	/** What the button says; also the yes. */
	label: string
	/** For screens that are heard: whom or what it is about. */
	description?: string
	question: string
	/** Of the question; what the button says where it is left out. */
	title?: string
	/** The no. */
	cancel?: string
	act: () => Promise<{ errorCode: number; message: string }>
}

/** A button for what is not taken back lightly: asks, acts, and fetches the page anew. */
export function ConfirmButton({ label, description, question, title, cancel, act }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [isSending, setSending] = useState(false)

	const go = async () => {
		setSending(true)
		const sent = await act()
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// What could not be done may be because somebody else was faster: the page shows how it is now.
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
				title={title ?? description ?? label}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{question}</p>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setOpen(false)}>
						{cancel ?? t('words.cancel')}
					</Button>
					<Button color="vermilion" loading={isSending} onClick={go}>
						{label}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
