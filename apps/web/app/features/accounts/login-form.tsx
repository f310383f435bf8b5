import { useMounted } from '@mantine/hooks'
import { type UserType, login } from '@profile-search/contract/accounts/accounts'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { IconKey } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Sent, send } from '#api.ts'
import { enter } from '#session/enter-and-leave.ts'
import { entryAddress } from '#session/entry-address.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { useLateForm } from '#ui/form/late-form.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { TextField, type TextFieldProps } from '#ui/form/native/text-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './account-forms.module.css'
import { withWork } from './captcha.ts'
import { OpenidLinks } from './openid-links.tsx'
import { logInByPasskey } from './passkey.ts'

type Props = {
	userType: UserType
	startEmail: string
	next: string
	onForgot?: () => void
	onRegister: () => void
	/** The endpoint that links something besides; then only the password is a proof. */
	through?: typeof login | undefined
}

const empty = { email_id: '', password: '', second_step: '' }

export function LoginForm({ userType, startEmail, next, onForgot, onRegister, through }: Props) {
	const { t } = useTranslation()
	const [trouble, setTrouble] = useState('')
	const [needsSecondStep, setNeedsSecondStep] = useState(false)
	const draftOf = ({ second_step, ...values }: typeof empty) => ({
		...values,
		...(needsSecondStep && { second_step }),
		user_type: userType,
	})
	const { form, isSending, submit, begin } = useLateForm(
		{ ...empty, email_id: startEmail },
		() => import('./account-rules.ts'),
		({ errorsOfLogin }, values) => errorsOfLogin(draftOf(values)),
	)

	const ask = (values: typeof empty) =>
		withWork((captcha) => send(through ?? login, { body: { ...draftOf(values), captcha } }))

	const settle = async (sent: Sent<typeof login>) => {
		setTrouble('')
		if (sent.errorCode === errorCodes.secondStepNeeded) setNeedsSecondStep(true)
		else if (sent.errorCode === 0 && sent.details) {
			const isShutOut = sent.details.status === 'suspended'
			await enter(sent.details, sent.message, isShutOut ? '/suspended' : next)
		} else if (sent.status === 200) alert('error', sent.message)
		else setTrouble(logged(sent.message))
		return sent
	}

	return (
		<Stack
			as="form"
			gap={16}
			method="post"
			noValidate
			onFocus={begin}
			onSubmit={submit(async (values) => settle(await ask(values)))}
		>
			<TextField
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
			{needsSecondStep && <SecondStepField {...form.getInputProps('second_step')} />}
			{trouble && (
				<output className={classes.trouble}>{t('accounts.loginTrouble', { message: trouble })}</output>
			)}
			<Button type="submit" loading={isSending} fullWidth>
				{t('accounts.logIn')}
			</Button>
			{!through && (
				<>
					<PasskeyButton userType={userType} onAnswer={settle} />
					<OpenidLinks userType={userType} next={next} />
				</>
			)}
			<Row justify="between" gap={[4, 24]} links>
				<Link to="/forgot-password" onClick={onForgot && inPlace(onForgot)}>
					{t('accounts.forgot')}
				</Link>
				<span>
					{t('accounts.noAccount')}{' '}
					<Link to={entryAddress('register', next)} onClick={inPlace(onRegister)}>
						{t('accounts.register')}
					</Link>
				</span>
			</Row>
		</Stack>
	)
}

/** Appears once the password was right, and takes the focus. */
export function SecondStepField(props: Omit<TextFieldProps, 'label' | 'description'>) {
	const { t } = useTranslation()
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.focus(), [])
	return (
		<TextField
			ref={field}
			label={t('accounts.secondStep')}
			description={t('accounts.secondStepHelp')}
			autoComplete="one-time-code"
			maxLength={20}
			{...props}
		/>
	)
}

/** Shown only if the browser supports passkeys. */
function PasskeyButton({
	userType,
	onAnswer,
}: {
	userType: UserType
	onAnswer: (sent: Sent<typeof login>) => Promise<unknown>
}) {
	const { t } = useTranslation()
	const isUseless = useMounted() && !('PublicKeyCredential' in window)
	const [isAsking, setAsking] = useState(false)
	// Nearly every browser can use it. If it came later, it would move the links below it from under a finger.
	if (isUseless) return null

	const ask = async () => {
		setAsking(true)
		const sent = await logInByPasskey(userType)
		if (sent) await onAnswer(sent)
		setAsking(false)
	}
	return (
		<Button variant="default" leftSection={<IconKey size={20} />} loading={isAsking} onClick={ask} fullWidth>
			{t('accounts.usePasskey')}
		</Button>
	)
}

/** The specification requires network failures to be logged, not shown as an alert. */
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
