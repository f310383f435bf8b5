import type { Details } from '@profile-search/contract/http/endpoint'
import {
	decideEmployment,
	type showEmployment,
} from '@profile-search/contract/profiles/employers/employments'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Facts } from '#ui/list/facts.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from '../approvals.module.css'

/** Asks an employer only whether a person works there. */
export function EmploymentQuestion({ employment }: { employment: Details<typeof showEmployment> }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [sending, setSending] = useState<'confirmed' | 'denied' | null>(null)

	const answer = async (confirmation: 'confirmed' | 'denied') => {
		setSending(confirmation)
		const sent = await send(decideEmployment, {
			params: { employmentId: employment.id },
			body: { confirmation },
		})
		setSending(null)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await navigate('/approve-user-list')
	}

	return (
		<Page
			width="narrow"
			title={t('approvals.employmentTitle', { name: employment.name })}
			lead={t('approvals.employmentText')}
		>
			<Facts
				columns={1}
				facts={[
					[t('approvals.as'), employment.title],
					[t('approvals.from'), employment.startedOn && date(employment.startedOn)],
					[t('approvals.until'), employment.endedOn ? date(employment.endedOn) : t('approvals.today')],
					[t('approvals.state'), t(`values.confirmation.${employment.confirmation}`)],
				]}
			/>
			<div className={classes.buttons} style={{ marginTop: 'var(--gap-28)' }}>
				<Button loading={sending === 'confirmed'} onClick={() => answer('confirmed')}>
					{t('approvals.confirm')}
				</Button>
				<Button
					color="vermilion"
					variant="outline"
					loading={sending === 'denied'}
					onClick={() => answer('denied')}
				>
					{t('approvals.deny')}
				</Button>
			</div>
			<p style={{ marginTop: 'var(--gap-24)' }}>
				<Link to={`/employee-details/${employment.candidateId}`}>{t('approvals.seeProfile')}</Link>
				{' · '}
				<Link to="/approve-user-list">{t('approvals.backToList')}</Link>
			</p>
		</Page>
	)
}
