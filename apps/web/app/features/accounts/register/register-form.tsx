import { type UserType, login, register } from '@profile-search/contract/accounts/accounts'
import { errorCodes } from '@profile-search/contract/http/envelope'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { send } from '#api.ts'
import { enter } from '#session/enter-and-leave.ts'
import { entryAddress, firstStepsAddress } from '#session/entry-address.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { useLateForm } from '#ui/form/late-form.ts'
import { TextField } from '#ui/form/native/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { withWork } from '../captcha.ts'
import { OpenidLinks } from '../openid-links.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import classes from '../account-forms.module.css'
import { CodeStep } from './code-step.tsx'
import { findNotice } from './find-notice.ts'
import { nothingAgreed, purposesOf, RegisterConsent } from './register-consent.tsx'

type Props = {
	userType: UserType
	startEmail: string
	/** The page that has asked for a login; home, if none has. */
	next: string
	onLogin: () => void
	onRegistered?: () => void
	/** The endpoint that links something besides. */
	through?: typeof register | undefined
}

const empty = { f_name: '', middle_name: '', l_name: '', email_id: '', password: '', confirm: '' }

export function RegisterForm({ userType, startEmail, next, onLogin, onRegistered, through }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [isVerified, setVerified] = useState(false)
	const { form, isSending, submit, begin, prepare } = useLateForm(
		{ ...empty, email_id: startEmail, ...nothingAgreed },
		() => import('../account-rules.ts'),
		({ errorsOfRegistration }, { confirm, ...draft }) => ({
			...errorsOfRegistration({ ...draft, user_type: userType }),
			...(confirm === '' && { confirm: t('accounts.confirmRequired') }),
		}),
	)

	const registerAccount = submit(async ({ confirm, match_mails, learning, ...draft }) => {
		if (confirm !== draft.password) return void toast(t('accounts.confirmDiffers'), 'error')

		const notice = await findNotice()
		const purposes = purposesOf(userType, { match_mails, learning })
		const consent = notice ? { ...notice, isAdult: true as const, purposes } : undefined
		const sent = await send(through ?? register, { body: { ...draft, user_type: userType, consent } })
		if (sent.errorCode === errorCodes.emailNotVerified) setVerified(false)
		if (sent.errorCode !== 0) {
			toast(sent.message, 'error')
			return sent
		}
		onRegistered?.()
		const isInvited = next.startsWith('/invitation/')
		await navigate(isInvited ? next : '/')
		alert('success', sent.message, {
			wayOn: { label: t('accounts.logInNow'), go: () => logInNow({ ...draft, user_type: userType }, next) },
			onOk() {
				if (isInvited || next === '/') window.location.reload()
				else window.location.assign(loginFor(next, userType, draft.email_id))
			},
		})
		return sent
	})

	return (
		<Stack as="form" gap={16} method="post" noValidate onFocus={begin} onSubmit={registerAccount}>
			<Grid columns={3} above={600} gap={16}>
				<TextField
					label={t('accounts.firstName')}
					autoComplete="given-name"
					data-autofocus
					{...form.getInputProps('f_name')}
				/>
				<TextField
					label={t('accounts.middleName')}
					placeholder={t('labels.optional')}
					autoComplete="additional-name"
					{...form.getInputProps('middle_name')}
				/>
				<TextField
					label={t('accounts.lastName')}
					autoComplete="family-name"
					{...form.getInputProps('l_name')}
				/>
			</Grid>
			<CodeStep
				email={form.values.email_id}
				field={form.getInputProps('email_id')}
				isSound={async () => (await prepare()) && !form.validateField('email_id').hasError}
				isVerified={isVerified}
				onVerified={setVerified}
			/>
			<NewPasswordFields
				label={t('accounts.password')}
				password={form.getInputProps('password')}
				confirm={form.getInputProps('confirm')}
			/>
			<RegisterConsent
				userType={userType}
				fieldOf={(name) => form.getInputProps(name, { type: 'checkbox' })}
			/>
			<p className={classes.note}>{t('accounts.completeNote')}</p>
			<Button type="submit" loading={isSending} disabled={!isVerified} fullWidth>
				{t('accounts.register')}
			</Button>
			{!through && <OpenidLinks userType={userType} next={next} />}
			<Row justify="between" gap={[4, 24]} links>
				<span>
					{t('accounts.haveAccount')}{' '}
					<Link
						to={entryAddress('login', next)}
						onClick={(event) => {
							event.preventDefault()
							onLogin()
						}}
					>
						{t('accounts.login')}
					</Link>
				</span>
			</Row>
		</Stack>
	)
}

/**
 * Logs in with what was just registered, without asking for it again, and leads on; to the login where that is refused. Returns
 * whether another page is loaded.
 */
async function logInNow(
	{ email_id, password, user_type }: { email_id: string; password: string; user_type: UserType },
	next: string,
) {
	const { status, details, message } = await withWork((captcha) =>
		send(login, { body: { email_id, password, user_type, captcha } }),
	)
	if (details) await enter(details, message, beginningOf(user_type, next))
	else if (status === 0) toast(message, 'error')
	else window.location.assign(loginFor(next, user_type, email_id))
	return status !== 0
}

/** Where a new account begins: whoever came to apply for a job needs a profile first. */
function beginningOf(userType: UserType, next: string) {
	if (userType === 'candidate' && (next === '/' || next.startsWith('/jobs/'))) return firstStepsAddress(next)
	return userType === 'employer' && next === '/' ? '/employer-first-steps' : next
}

/** The address of the login of an account that leads on to a page. */
function loginFor(next: string, userType: UserType, email: string) {
	return `/login?${new URLSearchParams({ next, as: userType, email })}`
}
