import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './form-part.module.css'

type Props = {
	id: string
	title: string
	text?: string | undefined
	/** What it holds, in few words, which are seen while it is closed. */
	told: string
	isDone: boolean
	isOpen: boolean
	onOpen: () => void
	children: ReactNode
}

/** A part of a long form. One of them is open; of the others there are the titles and what they hold. */
export function FormPart({ id, title, text, told, isDone, isOpen, onOpen, children }: Props) {
	const { t } = useTranslation()
	return (
		// Before scripts, the name has the browser close the others.
		<details id={id} name="part" className={classes.part} open={isOpen} data-done={isDone || undefined}>
			<summary
				onClick={(event) => {
					event.preventDefault()
					onOpen()
				}}
			>
				<h2>{title}</h2>
				<span className={classes.told}>{told}</span>
				<span className="unseen">{t(isDone ? 'forms.sectionDone' : 'forms.sectionOpen')}</span>
			</summary>
			{text && <p className={classes.text}>{text}</p>}
			<Stack gap={18} mt={20}>
				{children}
			</Stack>
		</details>
	)
}

/** Puts the reader at the beginning of a part, once it is open. */
export function goToPart(id: string) {
	requestAnimationFrame(() => {
		const part = document.getElementById(id)
		part?.querySelector('summary')?.focus({ preventScroll: true })
		part?.scrollIntoView({ block: 'start' })
	})
}
