import { Button } from '@mantine/core'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskSure } from './ask-sure.tsx'
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
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)

	const go = async () => {
		const sent = await act()
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
			<AskSure
				isOpen={isOpen}
				title={title ?? description ?? label}
				question={question}
				yes={label}
				no={cancel}
				onYes={go}
				onClose={() => setOpen(false)}
			/>
		</>
	)
}
