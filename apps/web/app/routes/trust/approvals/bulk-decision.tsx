import { type DecisionDraft } from '@profile-search/contract/accounts/decisions'
import type { Details } from '@profile-search/contract/http/endpoint'
import { decideAccounts } from '@profile-search/contract/trust/approvals'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import bar from '#ui/list/bulk-bar.module.css'
import { RejectDialog } from './decide/reject-dialog.tsx'

export type Refused = Details<typeof decideAccounts>['refused'][number]
type Props = {
	chosen: readonly { id: string }[]
	onClear: () => void
	onDecided: (refused: Refused[]) => void
}

/** The actions for the selected accounts. Each is decided separately; those that could not be decided are listed. */
export function BulkDecision({ chosen, onClear, onDecided }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [open, setOpen] = useState<'approve' | 'reject' | null>(null)
	const count = chosen.length

	const decide = async (draft: z.input<typeof DecisionDraft>) => {
		const sent = await send(decideAccounts, { body: { accountIds: chosen.map(({ id }) => id), draft } })
		if (sent.errorCode !== 0 || !sent.details) return toast(sent.message, 'error')
		const { decided, refused } = sent.details
		toast(t('approvals.decidedMany', { count: decided.length }), refused.length ? 'error' : 'success')
		setOpen(null)
		onDecided(refused)
		await revalidate()
	}

	return (
		<>
			<output>
				{count > 0 && (
					<div className={bar.bulk}>
						<b>{t('approvals.chosen', { count })}</b>
						<Button onClick={() => setOpen('approve')}>{t('approvals.approveChosen')}</Button>
						<Button color="vermilion" variant="outline" onClick={() => setOpen('reject')}>
							{t('approvals.rejectChosen')}
						</Button>
						<Button variant="default" onClick={onClear}>
							{t('approvals.chooseNone')}
						</Button>
					</div>
				)}
			</output>
			<AskSure
				isOpen={open === 'approve'}
				title={t('approvals.approveManyTitle', { count })}
				question={t('approvals.approveManyText')}
				yes={t('approvals.approve')}
				isGood
				onYes={() => decide({ decision: 'approve' })}
				onClose={() => setOpen(null)}
			/>
			<RejectDialog
				isOpen={open === 'reject'}
				title={t('approvals.rejectMany', { count })}
				onReject={decide}
				onClose={() => setOpen(null)}
			/>
		</>
	)
}
