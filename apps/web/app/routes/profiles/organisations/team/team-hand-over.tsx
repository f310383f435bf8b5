import { NativeSelect } from '@mantine/core'
import { HandOverDraft, handOver } from '@profile-search/contract/profiles/members'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import type { Colleague } from './team-members.tsx'

/** Lets the owner choose a successor, and asks for the password again. */
export function TeamHandOver({ members }: { members: Colleague[] }) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(false)

	return (
		<ActionLine text={t(members.length > 0 ? 'team.handOverText' : 'team.handOverAlone')}>
			{members.length > 0 && (
				<Button variant="default" onClick={() => setOpen(true)}>
					{t('team.handOver')}
				</Button>
			)}
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('team.handOver')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<HandOverForm members={members} onDone={() => setOpen(false)} />
			</Modal>
		</ActionLine>
	)
}

function HandOverForm({ members, onDone }: { members: Colleague[]; onDone: () => void }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { form, isSending, submit } = useDraftForm({ accountId: '', present_password: '' }, (values) =>
		errorsOf(HandOverDraft, values),
	)

	const give = submit(async (values) => {
		const sent = await send(handOver, { body: values })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return sent
		onDone()
		await revalidate()
		return sent
	})

	return (
		<form method="post" noValidate onSubmit={give}>
			<Stack gap={16}>
				<p>{t('team.handOverQuestion')}</p>
				<NativeSelect
					label={t('team.heir')}
					data={[
						{ value: '', label: t('team.chooseHeir') },
						...members.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
					]}
					{...form.getInputProps('accountId')}
				/>
				<PasswordField
					label={t('accounts.presentPassword')}
					autoComplete="current-password"
					{...form.getInputProps('present_password')}
				/>
				<Button type="submit" color="vermilion" loading={isSending}>
					{t('team.handOver')}
				</Button>
			</Stack>
		</form>
	)
}
