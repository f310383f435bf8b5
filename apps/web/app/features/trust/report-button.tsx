import type { ReportKind } from '@profile-search/contract/trust/reports'
import { type ReactNode, Suspense, useState } from 'react'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Modal } from '#ui/action/modal.tsx'
import { loadedWithKit } from '#ui/loading/loaded-later.tsx'
import classes from './report-button.module.css'

const ReportForm = loadedWithKit(async () => (await import('./report-form.tsx')).ReportForm)

type Props = {
	subjectKind: ReportKind
	subjectId: string
	/** What is reported, for screen readers. */
	description: string
	/** Replaces the label. */
	children?: ReactNode
}

/** Reports something to the moderators. Hidden from visitors, since reporting needs an account. */
export function ReportButton({ subjectKind, subjectId, description, children }: Props) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const [isOpen, setOpen] = useState(false)
	if (!visitor) return null
	return (
		<>
			<button type="button" className={classes.button} aria-label={description} onClick={() => setOpen(true)}>
				{children ?? t('reports.report')}
			</button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={description}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<Suspense fallback={<div style={{ minHeight: '20rem' }} />}>
					<ReportForm subjectKind={subjectKind} subjectId={subjectId} onDone={() => setOpen(false)} />
				</Suspense>
			</Modal>
		</>
	)
}
