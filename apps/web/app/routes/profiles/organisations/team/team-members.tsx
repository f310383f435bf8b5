import { NativeSelect } from '@mantine/core'
import {
	GivenRole,
	type Member,
	changeMemberRole,
	removeMember,
} from '@profile-search/contract/profiles/members'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

/** A member as the API returns it. */
export type Colleague = z.input<typeof Member>

type Props = { members: Colleague[]; me: string | undefined; isManager: boolean }

/** The team. Its managers change roles and remove members, except for the owner. */
export function TeamMembers({ members, me, isManager }: Props) {
	const { t } = useTranslation()
	return (
		<ul>
			{members.map((member) => {
				const { id, name, email, role, joinedAt } = member
				const isMine = id === me
				return (
					<ActionLine
						as="li"
						key={id}
						title={name}
						mark={isMine ? t('team.you') : ''}
						text={[t(`team.roles.${role}`), t('team.since', { date: date(joinedAt) }), email].join(' · ')}
					>
						{isManager && role !== 'owner' && (
							<>
								<RoleSelect member={member} />
								{!isMine && (
									<ConfirmButton
										label={t('team.remove')}
										description={t('team.removeOf', { name })}
										question={t('team.removeQuestion', { name })}
										act={() => send(removeMember, { params: { accountId: id } })}
									/>
								)}
							</>
						)}
					</ActionLine>
				)
			})}
		</ul>
	)
}

function RoleSelect({ member: { id, name, role } }: { member: Colleague }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)

	const change = async (chosen: string) => {
		const given = GivenRole.safeParse(chosen)
		// A choice made before hydration is replayed, and may be the present role.
		if (!given.success || given.data === role) return
		setSending(true)
		const sent = await send(changeMemberRole, { params: { accountId: id }, body: { role: given.data } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setSending(false)
	}

	return (
		<NativeSelect
			aria-label={t('team.roleOf', { name })}
			value={role}
			disabled={isSending}
			onChange={(event) => change(event.currentTarget.value)}
			data={GivenRole.options.map((value) => ({ value, label: t(`team.roles.${value}`) }))}
		/>
	)
}
