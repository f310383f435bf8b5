import { Radio, Textarea } from '@mantine/core'
import { type ReportKind, ReportReason, reportSubject } from '@profile-search/contract/trust/reports'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import classes from './report-button.module.css'

type Props = { subjectKind: ReportKind; subjectId: string; onDone: () => void }

/** Why something is reported; loaded when it is. */
export function ReportForm({ subjectKind, subjectId, onDone }: Props) {
	const { t } = useTranslation()
	const [reason, setReason] = useState('')
	const [comment, setComment] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const report = async () => {
		const chosen = ReportReason.options.find((each) => each === reason)
		if (!chosen) return setError(t('reports.choose'))
		setSending(true)
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
					{ReportReason.options.map((value) => (
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
