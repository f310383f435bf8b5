import { Button, Textarea } from '@mantine/core'
import type { AccountStatus } from '@profile-search/contract/accounts'
import {
	DecisionDraft,
	decideAccount,
	type listPendingAccounts,
	type showPendingCandidate,
} from '@profile-search/contract/approvals'
import type { Details } from '@profile-search/contract/endpoint'
import { type SectionKind, decideSection } from '@profile-search/contract/sections'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { send } from '../../api.ts'
import { date } from '../../ui/amounts.ts'
import { errorsOf } from '../../ui/draft-form.ts'
import { Section } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './approvals.module.css'

type Waiting = Details<typeof listPendingAccounts>['items'][number]
type Props = {
	accountId: string
	status: AccountStatus
	next: Waiting | undefined
	/** Decides on this section of the account, not on the account itself. */
	section?: SectionKind
}

/** Approve, or reject with a reason; then back to the list, or on to whoever waits longest. */
export function Decide({ accountId, status, next, section }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const list = section ? '/approve-user-list?kind=sections' : '/approve-user-list'
	const [isRejecting, setRejecting] = useState(false)
	const [reason, setReason] = useState('')
	const [error, setError] = useState('')
	const [sending, setSending] = useState<'approve' | 'reject' | null>(null)

	const decide = async (draft: { decision: 'approve' } | { decision: 'reject'; reason: string }) => {
		setError(errorsOf(DecisionDraft, draft).reason ?? '')
		if (!DecisionDraft.safeParse(draft).success) return

		setSending(draft.decision)
		const sent = section
			? await send(decideSection, { params: { accountId, kind: section }, body: draft })
			: await send(decideAccount, { params: { accountId }, body: draft })
		setSending(null)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.fields?.reason) setError(sent.fields.reason)
		if (sent.errorCode === 0) await navigate(list)
	}

	return (
		<Section title={t('approvals.decide')}>
			<div className={classes.decision}>
				{status !== 'pending' && (
					<p>{t('approvals.decided', { status: t(`values.accountStatus.${status}`) })}</p>
				)}
				{isRejecting ? (
					<>
						<Textarea
							label={t('approvals.reasonLabel')}
							description={t('approvals.reasonHelp')}
							data-autofocus
							maxLength={1000}
							value={reason}
							onChange={(event) => setReason(event.currentTarget.value)}
							error={error}
						/>
						<div className={classes.buttons}>
							<Button
								color="vermilion"
								loading={sending === 'reject'}
								onClick={() => decide({ decision: 'reject', reason })}
							>
								{t('approvals.confirmReject')}
							</Button>
							<Button variant="default" onClick={() => setRejecting(false)}>
								{t('approvals.cancel')}
							</Button>
						</div>
					</>
				) : (
					<div className={classes.buttons}>
						<Button
							loading={sending === 'approve'}
							disabled={status === 'approved'}
							onClick={() => decide({ decision: 'approve' })}
						>
							{t('approvals.approve')}
						</Button>
						<Button color="vermilion" variant="outline" onClick={() => setRejecting(true)}>
							{t('approvals.reject')}
						</Button>
						{!section && status === 'pending' && (
							<Button component={Link} to={`/messages/with/approval/${accountId}`} variant="default">
								{t('messages.askFirst')}
							</Button>
						)}
					</div>
				)}
				<p>
					<Link to={list}>{t('approvals.backToList')}</Link>
					{next && (
						<>
							{' · '}
							<Link to={`/approve-${next.userType === 'employer' ? 'employer' : 'user'}-details/${next.id}`}>
								{t('approvals.next', { name: next.name })}
							</Link>
						</>
					)}
				</p>
			</div>
		</Section>
	)
}

/** The decisions taken so far. */
export function Decisions({ decisions }: { decisions: Details<typeof showPendingCandidate>['decisions'] }) {
	const { t } = useTranslation()
	return (
		<Section title={t('approvals.decisions')}>
			{decisions.length === 0 && <p>{t('approvals.noDecisions')}</p>}
			<ul className={classes.log}>
				{decisions.map(({ action, actorName, reason, at }) => (
					<li key={`${action} ${at}`}>
						<b>
							{actorName
								? t('approvals.by', {
										action: t(`approvals.actions.${action}`),
										name: actorName,
										date: date(at),
									})
								: t('approvals.bySystem', { action: t(`approvals.actions.${action}`), date: date(at) })}
						</b>
						{reason && <p>{reason}</p>}
					</li>
				))}
			</ul>
		</Section>
	)
}
