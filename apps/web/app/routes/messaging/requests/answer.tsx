import { Radio, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	ContactRequestAnswerDraft,
	DeclineReason,
	type listContactRequests,
	answerContactRequest,
	withdrawContactRequest,
} from '@profile-search/contract/messaging/contact-requests'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './requests.module.css'

type Request = Details<typeof listContactRequests>['items'][number]
type Answer = Parameters<typeof send<typeof answerContactRequest>>[1]['body']

/** The reader's actions on a request: answer it, or withdraw it. */
export function AnswerRequest({ request }: { request: Request }) {
	const { t } = useTranslation()
	const revalidator = useRevalidator()
	const [isDeclining, setDeclining] = useState(false)
	const [isSending, setSending] = useState(false)
	const params = { requestId: request.id }

	const act = async (sending: Promise<{ errorCode: number; message: string }>) => {
		setSending(true)
		const sent = await sending
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidator.revalidate()
		setSending(false)
	}
	const answer = (body: Answer) => act(send(answerContactRequest, { params, body }))

	const isWaiting = request.status === 'open' && !request.isMine
	const isWithdrawable = request.status === 'accepted' || (request.status === 'open' && request.isMine)
	return (
		<Row gap={12}>
			{isWaiting && (
				<>
					<Button loading={isSending} onClick={() => answer({ answer: 'accept' })}>
						{t('requests.accept')}
					</Button>
					<Button color="vermilion" variant="outline" onClick={() => setDeclining(true)}>
						{t('requests.decline')}
					</Button>
					<Modal
						opened={isDeclining}
						onClose={() => setDeclining(false)}
						title={t('requests.declineTitle', { name: request.other.name })}
						closeButtonProps={{ 'aria-label': t('labels.close') }}
					>
						<DeclineForm onDecline={answer} />
					</Modal>
				</>
			)}
			{request.status === 'accepted' && (
				<Button component={Link} to={`/messages/with/request/${request.id}`}>
					{t('messages.toThread')}
				</Button>
			)}
			{isWithdrawable && (
				<Button
					variant="default"
					loading={isSending}
					onClick={() => act(send(withdrawContactRequest, { params }))}
				>
					{t(request.status === 'open' ? 'requests.takeBack' : 'requests.endContact')}
				</Button>
			)}
		</Row>
	)
}

function DeclineForm({ onDecline }: { onDecline: (answer: Answer) => Promise<void> }) {
	const { t } = useTranslation()
	const [reason, setReason] = useState('')
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')

	const decline = async () => {
		const draft = ContactRequestAnswerDraft.safeParse({ answer: 'decline', reason, message })
		setError(errorsOf(ContactRequestAnswerDraft, { answer: 'decline', reason, message })['reason'] ?? '')
		if (draft.success) await onDecline(draft.data)
	}

	return (
		<div className={classes.decline}>
			<Radio.Group label={t('requests.reasonLabel')} value={reason} onChange={setReason} error={error}>
				<div className={classes.reasons}>
					{DeclineReason.options.map((value) => (
						<Radio key={value} value={value} label={t(`requests.reasons.${value}`)} />
					))}
				</div>
			</Radio.Group>
			<Textarea
				label={t('requests.answerMessage')}
				placeholder={t('labels.optional')}
				maxLength={500}
				value={message}
				onChange={(event) => setMessage(event.currentTarget.value)}
			/>
			<Button color="vermilion" onClick={decline}>
				{t('requests.declineYes')}
			</Button>
		</div>
	)
}
