import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
	isOpen: boolean
	title: string
	question: string
	yes: string
	onYes: () => Promise<unknown>
	onClose: () => void
}

/** A question before what cannot be taken back, for buttons that stand elsewhere. */
export function AskSure({ isOpen, title, question, yes, onYes, onClose }: Props) {
	const { t } = useTranslation()
	const [isSending, setSending] = useState(false)
	const go = async () => {
		setSending(true)
		await onYes()
		setSending(false)
	}
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={title}
			closeButtonProps={{ 'aria-label': t('words.close') }}
		>
			<p>{question}</p>
			<Group justify="flex-end" mt="lg">
				<Button variant="default" data-autofocus onClick={onClose}>
					{t('words.cancel')}
				</Button>
				<Button color="vermilion" loading={isSending} onClick={go}>
					{yes}
				</Button>
			</Group>
		</Modal>
	)
}
