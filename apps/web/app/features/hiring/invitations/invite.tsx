import { Modal } from '@mantine/core'
import type { SentInvitation } from '@profile-search/contract/hiring/job-invitations'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { loadAndSend } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './invitations.module.css'
import { MessageField } from './message-field.tsx'

type Sent = z.input<typeof SentInvitation>
type Props = {
	job: { id: string; title: string }
	person: { id: string; name: string }
	/** The invitations to this job, of this person or of all on the page. */
	sent: readonly Sent[]
	/** Whether to show a label beside the icon. */
	hasWord?: boolean
}

/** Invites a person to apply for a job, or tells what became of the invitation. */
export function Invite({ job, person, sent, hasWord = false }: Props) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)
	const invitation = sent.find(({ candidateId }) => candidateId === person.id)
	if (invitation) return <Invited invitation={invitation} />

	return (
		<>
			<button
				type="button"
				className={classes.invite}
				data-word={hasWord || undefined}
				aria-label={t('jobInvitations.invite', { name: person.name })}
				title={hasWord ? undefined : t('jobInvitations.word')}
				onClick={() => setOpen(true)}
			>
				<IconSend size={22} stroke={1.9} aria-hidden="true" />
				{hasWord && <span>{t('jobInvitations.word')}</span>}
			</button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('jobInvitations.invite', { name: person.name })}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<InviteForm job={job} personId={person.id} onDone={() => setOpen(false)} />
			</Modal>
		</>
	)
}

function Invited({ invitation: { status, hasApplied, invitedAt } }: { invitation: Sent }) {
	const { t } = useTranslation()
	return (
		<span className={classes.invited} title={t('jobInvitations.on', { date: date(invitedAt) })}>
			{t(`jobInvitations.sent.${hasApplied ? 'applied' : status}`)}
		</span>
	)
}

const contractOfInvitation = async () =>
	(await import('@profile-search/contract/hiring/job-invitations')).inviteToApply

function InviteForm({
	job,
	personId,
	onDone,
}: Pick<Props, 'job'> & { personId: string; onDone: () => void }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const invite = async () => {
		setSending(true)
		const params = { jobId: job.id }
		const answer = await loadAndSend(contractOfInvitation, {
			params,
			body: { candidateId: personId, message },
		})
		setSending(false)
		if (answer.status === 400) return setError(answer.message)
		toast(answer.message, answer.errorCode === 0 ? 'success' : 'error')
		// If sending fails, the form keeps its text.
		if (answer.errorCode !== 0) return
		onDone()
		await revalidate()
	}

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void invite()
			}}
		>
			<p>{t('jobInvitations.toJob', { job: job.title })}</p>
			<MessageField
				help={t('jobInvitations.messageHelp')}
				value={message}
				error={error}
				onChange={setMessage}
			/>
			<Row gap={16} mt={20} justify="end">
				<Button type="submit" loading={isSending}>
					{t('jobInvitations.send')}
				</Button>
			</Row>
		</form>
	)
}
