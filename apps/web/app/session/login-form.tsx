import { Button, TextInput } from '@mantine/core'
import { LoginDraft, type UserType, login } from '@profile-search/contract/accounts'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { send } from '../api.ts'
import { alert } from '../ui/alert.tsx'
import { errorsOf, useDraftForm } from '../ui/draft-form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import classes from './account-forms.module.css'
import { enter } from './enter-and-leave.ts'

type Props = { userType: UserType; next: string; onForgot?: () => void; onRegister: () => void }

export function LoginForm({ userType, next, onForgot, onRegister }: Props) {
	const { t } = useTranslation()
	const [trouble, setTrouble] = useState('')
	const { form, isSending, submit } = useDraftForm({ email_id: '', password: '' }, (values) =>
		errorsOf(LoginDraft, { ...values, user_type: userType }),
	)

	const logIn = submit(async (values) => {
		setTrouble('')
		const sent = await send(login, { body: { ...values, user_type: userType } })
		if (sent.errorCode === 0 && sent.details) await enter(sent.details, sent.message, next)
		else if (sent.status === 200) alert('error', sent.message)
		else setTrouble(logged(sent.message))
		return sent
	})

	return (
		<form className={classes.form} method="post" noValidate onSubmit={logIn}>
			<TextInput
				label={t('accounts.email')}
				type="email"
				name="email_id"
				autoComplete="username"
				data-autofocus
				{...form.getInputProps('email_id')}
			/>
			<PasswordField
				label={t('accounts.password')}
				name="password"
				autoComplete="current-password"
				{...form.getInputProps('password')}
			/>
			{trouble && (
				<output className={classes.trouble}>{t('accounts.loginTrouble', { message: trouble })}</output>
			)}
			<Button type="submit" loading={isSending} fullWidth>
				{t('accounts.logIn')}
			</Button>
			<div className={classes.links}>
				<Link to="/forgot-password" onClick={onForgot && inPlace(onForgot)}>
					{t('accounts.forgot')}
				</Link>
				<span>
					{t('accounts.noAccount')}{' '}
					<Link to="/login?register" onClick={inPlace(onRegister)}>
						{t('accounts.register')}
					</Link>
				</span>
			</div>
		</form>
	)
}

/** The specification wants failures of the line logged, not shown as an alert. */
function logged(message: string) {
	// oxlint-disable-next-line no-console -- see above
	console.error(message)
	return message
}

function inPlace(act: () => void) {
	return (event: MouseEvent) => {
		event.preventDefault()
		act()
	}
}
