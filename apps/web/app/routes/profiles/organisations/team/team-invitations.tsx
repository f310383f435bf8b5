import {
	type Invitation,
	resendInvitation,
	withdrawInvitation,
} from '@profile-search/contract/profiles/members'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './team.module.css'

type Open = z.input<typeof Invitation>

/** The invitations that are not accepted yet. */
export function TeamInvitations({ invitations }: { invitations: Open[] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [acting, setActing] = useState('')
	if (invitations.length === 0) return <p className={classes.none}>{t('team.noInvitations')}</p>

	const act = async (id: string, sending: Promise<{ errorCode: number; message: string }>) => {
		setActing(id)
		const sent = await sending
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setActing('')
	}

	return (
		<div className={classes.invitations}>
			<h3>{t('team.invitations')}</h3>
			<ul>
				{invitations.map(({ id, email, role, invitedBy, expiresAt, isExpired }) => {
					const params = { invitationId: id }
					return (
						<ActionLine
							as="li"
							key={id}
							title={email}
							heading="h4"
							text={[
								t(`team.roles.${role}`),
								invitedBy && t('team.invitedBy', { name: invitedBy }),
								t(isExpired ? 'team.expired' : 'team.goodUntil', { date: date(expiresAt) }),
							]
								.filter(Boolean)
								.join(' · ')}
						>
							<Button
								variant="default"
								loading={acting === id}
								aria-label={t('team.resendOf', { email })}
								onClick={() => act(id, send(resendInvitation, { params }))}
							>
								{t('team.resend')}
							</Button>
							<Button
								variant="subtle"
								color="vermilion"
								disabled={acting === id}
								aria-label={t('team.withdrawOf', { email })}
								onClick={() => act(id, send(withdrawInvitation, { params }))}
							>
								{t('team.withdraw')}
							</Button>
						</ActionLine>
					)
				})}
			</ul>
		</div>
	)
}
