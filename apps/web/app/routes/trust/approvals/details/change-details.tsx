import type { DecisionDraft } from '@profile-search/contract/accounts/decisions'
import { decideHeldChange, showHeldChange } from '@profile-search/contract/trust/held-changes'
import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { z } from 'zod'
import { load, send } from '#api.ts'
import { HeldDifference } from '#features/trust/held-change.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { FormFoot } from '#ui/form/form-page.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { Decisions } from '../decide/decisions.tsx'
import { RejectDialog } from '../decide/reject-dialog.tsx'
import classes from '../approvals.module.css'
import type { Route } from './+types/change-details.ts'

export const meta = () => [{ title: `${i18n.t('heldChanges.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showHeldChange, { params: { changeId: args.params.ID } })
}

const list = '/approve-user-list?kind=changes'
const pages = { candidate: 'user', employer: 'employer', guest_user: 'user' }

export default function PendingChange({ loaderData: change }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { name, email, author, userType, subjectId, waitingSince, before, after, decisions } = change
	return (
		<Page
			title={name}
			companion={t('approvals.companion')}
			lead={[t('heldChanges.title'), t('approvals.waiting', { date: date(waitingSince) })].join(' · ')}
		>
			<Section title={t('heldChanges.difference')}>
				<HeldDifference before={before} after={after} />
			</Section>
			<Section title={t('heldChanges.who')}>
				<Facts
					facts={[
						[t('heldChanges.account'), t(`accounts.types.${userType}`)],
						[t('accounts.email'), email],
						[t('heldChanges.author'), author],
					]}
				/>
				<p style={{ marginTop: 'var(--gap-16)' }}>
					<Link to={`/approve-${pages[userType]}-details/${subjectId}`}>{t('heldChanges.whole')}</Link>
				</p>
			</Section>
			<Decisions decisions={decisions} />
			<Decide id={change.id} version={change.version} name={name} />
		</Page>
	)
}

function Decide({ id, version, name }: { id: string; version: number; name: string }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [isRejecting, setRejecting] = useState(false)
	const [isSending, setSending] = useState(false)

	const decide = async (draft: z.input<typeof DecisionDraft>) => {
		setSending(true)
		const sent = await send(decideHeldChange, { params: { changeId: id }, body: { ...draft, version } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate(list)
		else if (sent.status === 409) await revalidate()
	}

	return (
		<FormFoot>
			<div className={classes.buttons}>
				<Button loading={isSending} onClick={() => decide({ decision: 'approve' })}>
					{t('heldChanges.accept')}
				</Button>
				<Button color="vermilion" variant="outline" onClick={() => setRejecting(true)}>
					{t('heldChanges.refuse')}
				</Button>
			</div>
			<Link to={list}>{t('approvals.backToList')}</Link>
			<RejectDialog
				isOpen={isRejecting}
				title={t('heldChanges.refuseTitle', { name })}
				onReject={decide}
				onClose={() => setRejecting(false)}
			/>
		</FormFoot>
	)
}
