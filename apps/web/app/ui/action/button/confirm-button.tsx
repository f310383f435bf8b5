import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskSure } from '../ask-sure.tsx'
import { toast } from '../toast.ts'
import { Button } from './button.tsx'

type Props = {
	/** The label of the button and of the confirmation. */
	label: string
	/** What it is about, for screen readers. */
	description?: string
	question: string
	/** The title of the dialog; defaults to the label of the button. */
	title?: string
	/** The label of the cancel button. */
	cancel?: string
	act: () => Promise<{ errorCode: number; message: string }>
}

/** A button for an action that is not easily undone: asks, acts, and reloads the page's data. */
export function ConfirmButton({ label, description, question, title, cancel, act }: Props) {
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)

	const go = async () => {
		const sent = await act()
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// The action may have failed because somebody else was faster; the reloaded page shows the present state.
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
