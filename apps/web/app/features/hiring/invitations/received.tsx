import type { InvitationAnswer, listMyInvitations } from '@profile-search/contract/hiring/job-invitations'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { loadAndSend } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './invitations.module.css'

type Received = Details<typeof listMyInvitations>
type Invitation = Received['items'][number]

/** Invitations to the reader to apply; nothing without any. */
export function ReceivedInvitations({ invitations }: { invitations: Received }) {
	const { t } = useTranslation()
	if (invitations.items.length === 0) return null
	return (
		<Section title={t('jobInvitations.title')}>
			{invitations.items.map((invitation) => (
				<article key={invitation.id} className={classes.received}>
					<h3>
						<Link to={`/jobs/${invitation.job.id}?from=invitation`}>{invitation.job.title}</Link>
					</h3>
					<p className={classes.facts}>
						{[
							invitation.job.organisation.name,
							...invitation.job.places,
							t('jobInvitations.on', { date: date(invitation.invitedAt) }),
						].join(' · ')}
					</p>
					<p className={classes.message}>{invitation.message}</p>
					<Answer invitation={invitation} />
				</article>
			))}
		</Section>
	)
}

function Answer({ invitation }: { invitation: Invitation }) {
	const { t } = useTranslation()
	const { status, job, applicationId } = invitation
	if (applicationId !== null)
		return (
			<Row links>
				<Link to={`/applications/${applicationId}`}>{t('jobInvitations.seeApplication')}</Link>
			</Row>
		)
	if (status === 'open') return <Answers invitation={invitation} />
	return (
		<Row gap={16} align="center">
			<span className={classes.invited}>{t(`jobInvitations.received.${status}`)}</span>
			{status === 'interested' && job.isOpen && (
				<Button component={Link} to={applyPage(job.id)}>
					{t('applications.applyNow')}
				</Button>
			)}
		</Row>
	)
}

const contractOfAnswer = async () =>
	(await import('@profile-search/contract/hiring/job-invitations')).answerInvitation

function Answers({ invitation: { id, job } }: { invitation: Invitation }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [sending, setSending] = useState<InvitationAnswer>()
	const [isAsking, setAsking] = useState(false)

	const answer = async (given: InvitationAnswer) => {
		setSending(given)
		const sent = await loadAndSend(contractOfAnswer, {
			params: { jobInvitationId: id },
			body: { answer: given },
		})
		setSending(undefined)
		setAsking(false)
		if (sent.errorCode !== 0) toast(sent.message, 'error')
		else if (given === 'interested') return navigate(applyPage(job.id))
		else toast(sent.message, 'success')
		await revalidate()
	}

	return (
		<Row gap={10} align="center">
			<Button loading={sending === 'interested'} onClick={() => answer('interested')}>
				{t('jobInvitations.answers.interested')}
			</Button>
			<Button variant="default" loading={sending === 'not_now'} onClick={() => answer('not_now')}>
				{t('jobInvitations.answers.not_now')}
			</Button>
			<Button variant="subtle" onClick={() => setAsking(true)}>
				{t('jobInvitations.answers.never')}
			</Button>
			<AskSure
				isOpen={isAsking}
				title={t('jobInvitations.answers.never')}
				question={t('jobInvitations.neverText', { organisation: job.organisation.name })}
				yes={t('jobInvitations.neverYes')}
				onYes={() => answer('never')}
				onClose={() => setAsking(false)}
			/>
		</Row>
	)
}

function applyPage(jobId: string) {
	return `/jobs/${jobId}/apply?from=invitation`
}
