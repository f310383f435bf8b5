import { Textarea } from '@mantine/core'
import { merge, type MergeKind } from '@profile-search/contract/trust/merges'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { undoToast } from '#ui/action/undo-toast.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { sendUndo } from './undo-merge.ts'

type Props = { kind: MergeKind; keptId: string; duplicateId: string }

/** Asks for a reason and merges. The input stays if it fails. */
export function MergeForm({ kind, keptId, duplicateId }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [reason, setReason] = useState('')
	const [isSending, setSending] = useState(false)
	const [problem, setProblem] = useState<{ message: string; reason?: string | undefined } | null>(null)

	const go = async () => {
		setSending(true)
		const { errorCode, message, details, fields } = await send(merge, {
			body: { kind, keptId, duplicateId, reason },
		})
		setSending(false)
		if (errorCode !== 0 || !details) return setProblem({ message, reason: fields?.['reason'] })
		undoToast(message, async () => {
			await sendUndo(details.mergeId)
			await revalidate()
		})
		await navigate('/admin/merges')
	}

	return (
		<Stack
			as="form"
			gap={16}
			align="start"
			onSubmit={(event) => {
				event.preventDefault()
				void go()
			}}
		>
			<Textarea
				label={t('adminAccounts.reasonLabel')}
				description={t(`adminMerges.reasonHelp.${kind}`)}
				rows={3}
				maxLength={1000}
				value={reason}
				error={problem?.reason}
				onChange={(event) => setReason(event.currentTarget.value)}
			/>
			{problem && !problem.reason && (
				<div role="alert">
					<Notice tone="bad" title={problem.message} />
				</div>
			)}
			<Button type="submit" color="vermilion" loading={isSending}>
				{t('adminMerges.merge')}
			</Button>
		</Stack>
	)
}
