import type { InviteResult, SentInvitation } from '@profile-search/contract/hiring/job-invitations'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { loadAndSend } from '#api.ts'
import { MessageField } from '#features/hiring/invitations/message-field.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './shortlist.module.css'

export type Invited = {
	job: { id: string; title: string }
	sent: readonly z.input<typeof SentInvitation>[]
}
type Result = InviteResult & { id: string; name: string }
type Props = Invited & { people: readonly { id: string; name: string }[]; onDone: () => void }

const contractOfInvitations = async () =>
	(await import('@profile-search/contract/hiring/job-invitations')).inviteSeveralToApply

/** Invites everybody who is selected, after a question, and says who was not invited and why. */
export function InviteSeveral({ job, sent, people, onDone }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isOpen, setOpen] = useState(false)
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)
	const [results, setResults] = useState<Result[]>()
	const fresh = people.filter(({ id }) => !sent.some(({ candidateId }) => candidateId === id))
	const already = people.length - fresh.length

	const close = () => {
		setOpen(false)
		if (results) onDone()
	}
	const invite = async () => {
		setSending(true)
		const body = { candidateIds: fresh.map(({ id }) => id), message }
		const answer = await loadAndSend(contractOfInvitations, { params: { jobId: job.id }, body })
		setSending(false)
		if (answer.status === 400) return setError(answer.message)
		// If sending fails, the form keeps its text.
		if (!answer.details) return toast(answer.message, 'error')
		// They come in the order of the people who were invited.
		setResults(
			fresh.flatMap((person, at) => (answer.details?.[at] ? [{ ...answer.details[at], ...person }] : [])),
		)
		await revalidate()
	}

	return (
		<>
			<Button variant="default" onClick={() => setOpen(true)}>
				{t('shortlist.inviteSelected')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={close}
				title={t('shortlist.inviteTitle', { count: people.length })}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				{results ? (
					<Results results={results} onClose={close} />
				) : (
					<form
						noValidate
						onSubmit={(event) => {
							event.preventDefault()
							void invite()
						}}
					>
						<p>{t('jobInvitations.toJob', { job: job.title })}</p>
						<p>{fresh.length > 0 ? t('shortlist.inviteText') : t('shortlist.inviteNobody')}</p>
						{fresh.length > 0 && already > 0 && <p>{t('shortlist.inviteAlready', { count: already })}</p>}
						{fresh.length > 0 && (
							<>
								<ul className={classes.names}>
									{fresh.map(({ id, name }) => (
										<li key={id}>{name}</li>
									))}
								</ul>
								<MessageField
									help={t('shortlist.inviteHelp')}
									value={message}
									error={error}
									onChange={setMessage}
								/>
							</>
						)}
						<Row gap={16} mt={20} justify="end">
							<Button variant="default" onClick={close}>
								{t('labels.cancel')}
							</Button>
							{fresh.length > 0 && (
								<Button type="submit" loading={isSending}>
									{t('shortlist.inviteSend', { count: fresh.length })}
								</Button>
							)}
						</Row>
					</form>
				)}
			</Modal>
		</>
	)
}

function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
	const { t } = useTranslation()
	const invited = results.filter(({ isInvited }) => isInvited).length
	const refused = results.filter(({ isInvited }) => !isInvited)
	return (
		<>
			<output>
				{invited > 0 ? t('shortlist.invited', { count: invited }) : t('shortlist.invitedNobody')}
			</output>
			{refused.length > 0 && (
				<section className={classes.refused}>
					<h3>{t('shortlist.notInvited')}</h3>
					<ul>
						{refused.map(({ id, name, message }) => (
							<li key={id}>
								<b>{name}</b> {message}
							</li>
						))}
					</ul>
				</section>
			)}
			<Row gap={16} mt={20} justify="end">
				<Button data-autofocus onClick={onClose}>
					{t('labels.close')}
				</Button>
			</Row>
		</>
	)
}
