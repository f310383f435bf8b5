import { TextInput } from '@mantine/core'
import { MailedCode, codeLength } from '@profile-search/contract/accounts/accounts'
import { askEmailChange, confirmEmailChange, EmailChangeDraft } from '@profile-search/contract/trust/identity'
import { useState } from 'react'
import { send } from '#api.ts'
import { renewProfile } from '#session/renew-profile.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/** First asks for the new address and the password, then for the code sent to the new address. */
export function EmailForm() {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const [sentTo, setSentTo] = useState('')
	const { form, isSending, submit } = useDraftForm(
		{ email: '', present_password: '', code: '' },
		({ code, ...draft }) => ({
			...errorsOf(EmailChangeDraft, draft),
			...(sentTo && !MailedCode.safeParse(code).success && { code: t('identity.codeMissing') }),
		}),
	)

	const ask = async ({ code: _code, ...draft }: typeof form.values) => {
		const sent = await send(askEmailChange, { body: draft })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) setSentTo(draft.email)
		return sent
	}

	const confirm = async ({ code }: typeof form.values) => {
		const sent = await send(confirmEmailChange, { body: { code } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode !== 0) return sent
		if (visitor) await renewProfile(visitor.id)
		form.reset()
		setSentTo('')
		return sent
	}

	return (
		<form method="post" noValidate onSubmit={submit((values) => (sentTo ? confirm(values) : ask(values)))}>
			<Stack gap={16}>
				<TextInput
					label={t('identity.newEmail')}
					description={t('identity.newEmailHelp')}
					type="email"
					autoComplete="email"
					readOnly={sentTo !== ''}
					{...form.getInputProps('email')}
				/>
				{sentTo ? (
					<TextInput
						label={t('accounts.code')}
						description={t('identity.codeHelp', { email: sentTo })}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={codeLength}
						{...form.getInputProps('code')}
					/>
				) : (
					<PasswordField
						label={t('accounts.presentPassword')}
						autoComplete="current-password"
						{...form.getInputProps('present_password')}
					/>
				)}
				<Button type="submit" loading={isSending} style={{ justifySelf: 'start' }}>
					{t(sentTo ? 'identity.takeEmail' : 'identity.sendCode')}
				</Button>
			</Stack>
		</form>
	)
}
