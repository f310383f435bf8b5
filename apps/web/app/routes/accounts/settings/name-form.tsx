import { TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { HeldChange } from '@profile-search/contract/trust/held-changes'
import { changeName, NameDraft, type showMyName } from '@profile-search/contract/trust/identity'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { HeldNotice } from '#features/trust/held-change.tsx'
import { renewProfile } from '#session/renew-profile.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { FieldRow } from '#ui/form/form-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'

type Props = { name: Details<typeof showMyName>; held: HeldChange | null }

/**
 * The account's name. A change of an approved account waits for an approver; the fields show the new name, so that
 * saving again keeps it.
 */
export function NameForm({ name, held }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const visitor = useVisitor()
	const { firstName, middleName = name.middle_name, lastName } = held?.after ?? {}
	const { form, isSending, submit } = useDraftForm(
		{ f_name: firstName ?? name.f_name, middle_name: middleName ?? '', l_name: lastName ?? name.l_name },
		(values) => errorsOf(NameDraft, values),
	)

	const save = async (values: typeof form.values) => {
		const sent = await send(changeName, { body: NameDraft.parse(values) })
		const message = sent.details?.waits ? t('identity.nameWaits') : sent.message
		toast(message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return sent
		if (visitor) await renewProfile(visitor.id)
		await revalidate()
		return sent
	}

	return (
		<form method="post" noValidate onSubmit={submit(save)}>
			<Stack gap={16}>
				<HeldNotice held={held} />
				<FieldRow>
					<TextInput
						label={t('accounts.firstName')}
						autoComplete="given-name"
						{...form.getInputProps('f_name')}
					/>
					<TextInput
						label={t('accounts.middleName')}
						autoComplete="additional-name"
						{...form.getInputProps('middle_name')}
					/>
				</FieldRow>
				<TextInput
					label={t('accounts.lastName')}
					autoComplete="family-name"
					{...form.getInputProps('l_name')}
				/>
				<Button type="submit" loading={isSending} style={{ justifySelf: 'start' }}>
					{t('identity.saveName')}
				</Button>
			</Stack>
		</form>
	)
}
