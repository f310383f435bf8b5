import { restoreApplication } from '@profile-search/contract/hiring/applying'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from './applications.module.css'
import type { MyApplication } from './details.tsx'
import { OfferAnswer } from './offer-answer.tsx'

type Props = { application: MyApplication }

const tones = {
	submitted: 'plain',
	viewed: 'plain',
	shortlisted: 'good',
	interview: 'good',
	offered: 'wait',
	hired: 'good',
	declined: 'plain',
	rejected: 'plain',
	withdrawn: 'plain',
} as const

const hasNextStep = new Set<string>(['offered', 'declined', 'rejected', 'withdrawn'])

/** The status of an application, and what comes next. */
export function StateNotice({ application }: Props) {
	const { t } = useTranslation()
	const { status, stageSince, rejectReason, endMessage, job } = application
	return (
		<Notice
			tone={tones[status]}
			title={t(`applications.states.${status}`)}
			action={hasNextStep.has(status) && <NextStep application={application} />}
		>
			<p>{t(`applications.next.${status}`, { name: job.organisation.name })}</p>
			{rejectReason && <p>{t(`applications.reasons.${rejectReason}`)}</p>}
			{endMessage && status === 'rejected' && <p className={classes.message}>{endMessage}</p>}
			<p className={classes.help}>{t('applications.since', { date: moment(stageSince) })}</p>
		</Notice>
	)
}

function NextStep({ application }: Props) {
	const { t } = useTranslation()
	const { status, job } = application
	if (status === 'offered') return <OfferAnswer application={application} />
	if (status === 'withdrawn')
		return (
			<Row gap={10} align="center">
				<Restore application={application} />
				{job.isOpen && (
					<Button component={Link} to={`/jobs/${job.id}/apply`} variant="default">
						{t('applications.again')}
					</Button>
				)}
			</Row>
		)
	return (
		<Button component={Link} to="/matches" variant="default">
			{t('applications.toMatches')}
		</Button>
	)
}

/** Shown while a withdrawal can be undone; if pressed too late, the answer says so. */
function Restore({ application: { id, undoUntil } }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)
	if (!undoUntil) return null

	const restore = async () => {
		setSending(true)
		const sent = await send(restoreApplication, { params: { applicationId: id } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	return (
		<Button loading={isSending} onClick={restore}>
			{t('applications.restore')}
		</Button>
	)
}
