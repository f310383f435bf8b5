import { Radio, TextInput } from '@mantine/core'
import { GivenRole, InvitationDraft, inviteMember } from '@profile-search/contract/profiles/members'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './team.module.css'

/** Asks for an address and a role, and sends an invitation by mail. */
export function TeamInviteForm() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { form, isSending, submit } = useDraftForm({ email: '', role: 'recruiter' }, (values) =>
		errorsOf(InvitationDraft, values),
	)

	const invite = submit(async (values) => {
		const sent = await send(inviteMember, { body: InvitationDraft.parse(values) })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) form.setValues({ email: '' })
		await revalidate()
		return sent
	})

	return (
		<form className={classes.form} method="post" noValidate onSubmit={invite}>
			<TextInput
				type="email"
				label={t('team.email')}
				description={t('team.emailHelp')}
				autoComplete="off"
				maxLength={254}
				{...form.getInputProps('email')}
			/>
			<Radio.Group label={t('team.role')} {...form.getInputProps('role')}>
				<Stack gap={12} mt={8}>
					{GivenRole.options.map((role) => (
						<Radio
							key={role}
							value={role}
							label={t(`team.roles.${role}`)}
							description={t(`team.roleText.${role}`)}
						/>
					))}
				</Stack>
			</Radio.Group>
			<div>
				<Button type="submit" loading={isSending}>
					{t('team.send')}
				</Button>
			</div>
		</form>
	)
}
