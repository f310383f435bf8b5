import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ForgotPasswordForm } from '../../session/forgot-password-form.tsx'
import { i18n } from '../../text/i18n.ts'
import classes from './accounts.module.css'

export const meta = () => [
	{ title: `${i18n.t('accounts.forgotTitle')} · ${i18n.t('site.name')}` },
	{ name: 'referrer', content: 'no-referrer' },
]

/** Also where the link in the mail leads, with the e-mail and both halves of the key in the address. */
export default function ForgotPassword() {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [search] = useSearchParams()
	const start = {
		email: search.get('email') ?? '',
		token: search.get('token') ?? '',
		code: search.get('code') ?? '',
	}

	return (
		<div className={classes.narrow}>
			<h1>{t('accounts.forgotTitle')}</h1>
			<ForgotPasswordForm start={start} onDone={() => navigate('/login')} />
			<p className={classes.back}>
				<Link to="/login">{t('accounts.backToLogin')}</Link>
			</p>
		</div>
	)
}
