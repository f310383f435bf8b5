import { moveFailedWork } from '@profile-search/contract/site/failed-work'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'

type Props = { task: string; id?: string; description: string }

/** Retries failed tasks: one, or all of a kind. */
export function RetryButton({ task, id, description }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	const retry = async () => {
		setSending(true)
		const sent = await send(moveFailedWork, { body: { act: 'retry', task, ...(id && { id }) } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Button variant="default" aria-label={description} loading={isSending} onClick={retry}>
			{t('failedWork.retry')}
		</Button>
	)
}
