import { Checkbox } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Section } from '#ui/page/page.tsx'
import classes from './resume-import.module.css'

/** A part of a parsed résumé: how many of its items are ticked, and buttons for all and none. */
export function Part({
	title,
	counts,
	onAll,
	children,
}: {
	title: string
	counts: { taken: number; total: number }
	onAll: (isTaken: boolean) => void
	children: ReactNode
}) {
	const { t } = useTranslation()
	return (
		<Section
			title={title}
			aside={
				counts.total > 0 && (
					<div className={classes.aside}>
						<span>{t('resumeImport.count', counts)}</span>
						<Button
							variant="subtle"
							aria-label={t('resumeImport.allOf', { title })}
							onClick={() => onAll(true)}
						>
							{t('resumeImport.all')}
						</Button>
						<Button
							variant="subtle"
							aria-label={t('resumeImport.noneOf', { title })}
							onClick={() => onAll(false)}
						>
							{t('resumeImport.none')}
						</Button>
					</div>
				)
			}
		>
			{children}
		</Section>
	)
}

/** A parsed item with its checkbox. */
export function Item({
	label,
	isTaken,
	isIdle = false,
	note,
	onTick,
	children,
}: {
	label: string
	isTaken: boolean
	/** Whether it adds nothing new, so that there is nothing to import. */
	isIdle?: boolean
	note?: string
	onTick: (isTaken: boolean) => void
	children?: ReactNode
}) {
	const id = useId()
	return (
		<li className={classes.item} data-taken={isTaken || undefined}>
			<Checkbox
				size="md"
				label={label}
				aria-describedby={note ? id : undefined}
				checked={isTaken}
				disabled={isIdle}
				onChange={(event) => onTick(event.currentTarget.checked)}
			/>
			{note && (
				<p className={classes.note} id={id}>
					{note}
				</p>
			)}
			{children}
		</li>
	)
}
