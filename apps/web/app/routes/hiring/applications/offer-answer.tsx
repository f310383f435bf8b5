import { answerOffer } from '@profile-search/contract/hiring/applying'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import type { MyApplication } from './details.tsx'
import { OptionalMessage } from './optional-message.tsx'

/** Accepts or declines an offer after a confirmation, since the applicant alone cannot undo it. */
export function OfferAnswer({ application: { id, job } }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
	const [message, setMessage] = useState('')
	// The dialog keeps its text while it fades out.
	const [shown, setShown] = useState<'accept' | 'decline'>('accept')

	const open = (chosen: 'accept' | 'decline') => {
		setShown(chosen)
		setAnswer(chosen)
	}
	const go = async () => {
		const sent = await send(answerOffer, { params: { applicationId: id }, body: { answer: shown, message } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.status === 0) return
		setAnswer(null)
		await revalidate()
	}

	return (
		<>
			<Row gap={10} align="center">
				<Button size="lg" onClick={() => open('accept')}>
					{t('applications.accept')}
				</Button>
				<Button size="lg" variant="default" onClick={() => open('decline')}>
					{t('applications.decline')}
				</Button>
			</Row>
			<AskSure
				isOpen={answer !== null}
				title={t(`applications.${shown}Title`)}
				question={t(`applications.${shown}Text`, { name: job.organisation.name })}
				yes={t(`applications.${shown}`)}
				isGood={shown === 'accept'}
				onYes={go}
				onClose={() => setAnswer(null)}
			>
				<OptionalMessage label={t('applications.answerMessage')} value={message} onChange={setMessage} />
			</AskSure>
		</>
	)
}
