import { Button, Modal, Radio, Textarea } from '@mantine/core'
import type { ReportKind, ReportReason } from '@profile-search/contract/trust/reports'
import { type ReactNode, useState } from 'react'
import { send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import classes from './report-button.module.css'

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
				<ReportForm subjectKind={subjectKind} subjectId={subjectId} onDone={() => setOpen(false)} />
			</Modal>
		</>
	)
}

const reasons: ReportReason[] = [
	'fraud',
	'asks_for_money',
	'fake',
	'harassment',
	'discrimination',
	'spam',
	'other',
]

function ReportForm({
	subjectKind,
	subjectId,
	onDone,
}: Pick<Props, 'subjectKind' | 'subjectId'> & { onDone: () => void }) {
	const { t } = useTranslation()
	const [reason, setReason] = useState('')
	const [comment, setComment] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const report = async () => {
		const chosen = reasons.find((each) => each === reason)
		if (!chosen) return setError(t('reports.choose'))
		setSending(true)
		const { reportSubject } = await import('@profile-search/contract/trust/reports')
		const sent = await send(reportSubject, { body: { subjectKind, subjectId, reason: chosen, comment } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// If sending fails, the form keeps its text.
		if (sent.errorCode === 0) onDone()
	}

	return (
		<div className={classes.form}>
			<Radio.Group label={t('reports.why')} value={reason} onChange={setReason} error={error}>
				<div className={classes.reasons}>
					{reasons.map((value) => (
						<Radio key={value} value={value} label={t(`reports.reasons.${value}`)} />
					))}
				</div>
			</Radio.Group>
			<Textarea
				label={t('reports.comment')}
				placeholder={t('labels.optional')}
				maxLength={1000}
				value={comment}
				onChange={(event) => setComment(event.currentTarget.value)}
			/>
			<p className={classes.note}>{t('reports.note')}</p>
			<Button color="vermilion" loading={isSending} onClick={report}>
				{t('reports.send')}
			</Button>
		</div>
	)
}
