import { restoreApplication, withdrawApplication } from '@profile-search/contract/hiring/applying'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { undoToast } from '#ui/action/undo-toast.tsx'
import type { MyApplication } from './details.tsx'
import { OptionalMessage } from './optional-message.tsx'

/** Withdraws an application after a confirmation, and offers an undo. */
export function Withdraw({ application: { id, job } }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [message, setMessage] = useState('')
	const params = { applicationId: id }

	const restore = async () => {
		const sent = await send(restoreApplication, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const withdraw = async () => {
		const sent = await send(withdrawApplication, { params, body: { message } })
		// The input stays if the network fails.
		if (sent.status === 0) return toast(sent.message, 'error')
		setOpen(false)
		if (sent.errorCode === 0) undoToast(sent.message, () => void restore())
		else toast(sent.message, 'error')
		await revalidate()
	}

	return (
		<>
			<Button variant="subtle" color="vermilion" onClick={() => setOpen(true)}>
				{t('applications.withdraw')}
			</Button>
			<AskSure
				isOpen={isOpen}
				title={t('applications.withdrawTitle')}
				question={t('applications.withdrawText', { name: job.organisation.name })}
				yes={t('applications.withdraw')}
				onYes={withdraw}
				onClose={() => setOpen(false)}
			>
				<OptionalMessage label={t('applications.withdrawMessage')} value={message} onChange={setMessage} />
			</AskSure>
		</>
	)
}
