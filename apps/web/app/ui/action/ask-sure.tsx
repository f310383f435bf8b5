import { type ReactNode, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '../layout/row.tsx'
import { Button } from './button/button.tsx'
import { Modal } from './modal.tsx'

type Props = {
	isOpen: boolean
	title: string
	question: string
	/** Further fields, such as a comment. */
	children?: ReactNode
	yes: string
	/** Whether confirming is harmless. */
	isGood?: boolean | undefined
	/** The label in place of Cancel. */
	no?: string | undefined
	onYes: () => Promise<unknown>
	onClose: () => void
}

/** A confirmation dialog for an action that is not easily undone; its button is elsewhere. */
export function AskSure({
	isOpen,
	title,
	question,
	children,
	yes,
	isGood = false,
	no,
	onYes,
	onClose,
}: Props) {
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
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<p>{question}</p>
			{children}
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" data-autofocus onClick={onClose}>
					{no ?? t('labels.cancel')}
				</Button>
				<Button color={isGood ? undefined : 'vermilion'} loading={isSending} onClick={go}>
					{yes}
				</Button>
			</Row>
		</Modal>
	)
}
