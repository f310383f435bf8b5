import { type ReactNode, useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '../action/button/button.tsx'
import { Modal } from '../action/modal.tsx'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { Notice } from '../page/notice.tsx'
import classes from './form-page.module.css'

type Part = { id: string; title: string; isDone: boolean }

type NavProps = {
	parts: Part[]
	/** The section that is shown, where there is one at a time. */
	current?: string
	onGo?: (id: string) => void
	children?: ReactNode
}

/** The sections of a long form, with a list of them that stays visible on wide screens. */
export function SectionNav({ parts, current, onGo, children }: NavProps) {
	const { t } = useTranslation()
	return (
		<nav className={classes.nav} aria-label={t('forms.sections')}>
			<ol>
				{parts.map(({ id, title, isDone }) => (
					<li key={id} data-done={isDone || undefined}>
						<a href={`#${id}`} aria-current={id === current ? 'step' : undefined} onClick={() => onGo?.(id)}>
							{title}
							<span className="unseen">{t(isDone ? 'forms.sectionDone' : 'forms.sectionOpen')}</span>
						</a>
					</li>
				))}
			</ol>
			{children}
		</nav>
	)
}

/** A group of fields that belong together. */
export function FormSection({
	id,
	title,
	text,
	children,
}: {
	id: string
	title: string
	text?: string
	children: ReactNode
}) {
	return (
		<section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>{title}</h2>
			{text && <p className={classes.text}>{text}</p>}
			<Stack gap={18} mt={20}>
				{children}
			</Stack>
		</section>
	)
}

/** Fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
	return <div className={classes.row}>{children}</div>
}

/** The buttons at the end of a form; they stay visible while scrolling. */
export function FormFoot({ children }: { children: ReactNode }) {
	return (
		<div className={classes.foot} data-save-bar>
			{children}
		</div>
	)
}

type FoundDraftProps<Values> = {
	kept: { found: Values | null; takeUp: () => void; drop: () => void }
	fill: (values: Values) => void
}

/** Offers the unsaved input of an earlier visit. */
export function FoundDraft<Values>({ kept, fill }: FoundDraftProps<Values>) {
	const { t } = useTranslation()
	const { found, takeUp, drop } = kept
	if (!found) return null

	const fillIn = () => {
		fill(found)
		takeUp()
	}
	return (
		<div className={classes.found}>
			<Notice
				tone="wait"
				title={t('forms.foundDraft')}
				action={
					<Row gap={10} align="center">
						<Button onClick={fillIn}>{t('forms.takeUp')}</Button>
						<Button variant="subtle" onClick={drop}>
							{t('forms.drop')}
						</Button>
					</Row>
				}
			/>
		</div>
	)
}

/** Asks before leaving a page with unsaved changes; addresses that begin with `within` belong to the same form. */
export function LeaveGuard({ isOn, within }: { isOn: boolean; within?: string }) {
	const { t } = useTranslation()
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isOn &&
			currentLocation.pathname !== nextLocation.pathname &&
			!(within !== undefined && nextLocation.pathname.startsWith(within)),
	)
	useBeforeUnload(useCallback((event) => isOn && event.preventDefault(), [isOn]))

	return (
		<Modal
			opened={blocker.state === 'blocked'}
			onClose={() => blocker.reset?.()}
			title={t('forms.leaveTitle')}
			size="sm"
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<p>{t('forms.leaveText')}</p>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={() => blocker.proceed?.()}>
					{t('forms.leave')}
				</Button>
				<Button data-autofocus onClick={() => blocker.reset?.()}>
					{t('forms.stay')}
				</Button>
			</Row>
		</Modal>
	)
}
