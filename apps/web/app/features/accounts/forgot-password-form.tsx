import { codeLength, forgotPassword, resetPassword } from '@profile-search/contract/accounts/accounts'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { useLateForm } from '#ui/form/late-form.ts'
import { TextField } from '#ui/form/native/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './account-forms.module.css'
import { useCaptcha, withWork } from './captcha.ts'
import { NewPasswordFields } from './password/new-password-fields.tsx'

type Props = {
	/** From the link in the mail: both halves of the key. */
	start?: { email: string; token: string; code: string }
	onDone: () => void
}

const nothing = { email: '', token: '', code: '' }

/** First asks for the e-mail, with Generate Token; then for the code from the mail and the new password. */
export function ForgotPasswordForm({ start = nothing, onDone }: Props) {
	const { t } = useTranslation()
	const [token, setToken] = useState(start.token)
	const solveCaptcha = useCaptcha()
	const { form, isSending, submit, begin } = useLateForm(
		{ email: start.email, code: start.code, password: '', confirm: '' },
		() => import('./account-rules.ts'),
		({ errorsOfEmail, errorsOfReset }, { email, confirm, ...reset }) => ({
			...errorsOfEmail(email),
			...(token && {
				...errorsOfReset(reset),
				...(confirm === '' && { confirm: t('accounts.confirmRequired') }),
			}),
		}),
	)

	const generate = async (email: string) => {
		const sent = await withWork(async (work) =>
			send(forgotPassword, { body: { email, captcha: work ?? (await solveCaptcha()) } }),
		)
		alert(sent.errorCode === 0 ? 'success' : 'error', sent.message)
		if (sent.details) setToken(sent.details.token)
		return sent
	}

	const change = async ({ email, code, password, confirm }: typeof form.values) => {
		if (confirm !== password) return void toast(t('accounts.confirmDiffers'), 'error')

		const body = { email, password, forget_password_token: `${token}.${code.trim()}` }
		const sent = await withWork((captcha) => send(resetPassword, { body: { ...body, captcha } }))
		alert(sent.errorCode === 0 ? 'success' : 'error', sent.message)
		if (sent.errorCode === 0) onDone()
		return sent
	}

	return (
		<Stack
			as="form"
			gap={16}
			method="post"
			noValidate
			onFocus={begin}
			onSubmit={submit(async (values) => (token ? change(values) : generate(values.email)))}
		>
			{!token && <p className={classes.meaning}>{t('accounts.forgotIntro')}</p>}
			<TextField
				label={t('accounts.email')}
				type="email"
				autoComplete="username"
				data-autofocus
				readOnly={token !== ''}
				{...form.getInputProps('email')}
			/>
			{token && (
				<>
					<output className={classes.note}>{t('accounts.codeSent', { email: form.values.email })}</output>
					<TextField
						label={t('accounts.code')}
						description={t('accounts.resetCodeHelp')}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={codeLength}
						{...form.getInputProps('code')}
					/>
					<NewPasswordFields
						label={t('accounts.newPassword')}
						password={form.getInputProps('password')}
						confirm={form.getInputProps('confirm')}
					/>
				</>
			)}
			<Button type="submit" loading={isSending} disabled={!form.values.email.trim()} fullWidth>
				{t(token ? 'accounts.changePassword' : 'accounts.generateToken')}
			</Button>
		</Stack>
	)
}
