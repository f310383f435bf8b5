import { useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { ForgotPasswordForm } from '#features/accounts/forgot-password-form.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './accounts.module.css'

export const meta = () => [
	{ title: `${i18n.t('accounts.forgotTitle')} · ${i18n.t('site.name')}` },
	{ name: 'referrer', content: 'no-referrer' },
]

/**
 * The page of the form, and the target of the link in the mail, whose hash holds the e-mail and both halves of the
 * key.
 */
export default function ForgotPassword() {
	const { t } = useTranslation()
	const navigate = useNavigate()
	// The server never sees the hash, so the page is first rendered without it.
	const hash = useSyncExternalStore(
		followHash,
		() => window.location.hash,
		() => '',
	)
	const start = keyInAddress(hash)

	return (
		<div className={classes.narrow}>
			<h1>{t('accounts.forgotTitle')}</h1>
			<ForgotPasswordForm
				key={start?.token}
				{...(start && { start })}
				onDone={() => navigate('/login', { replace: true })}
			/>
			<Row as="p" links>
				<Link to="/login">{t('accounts.backToLogin')}</Link>
			</Row>
		</div>
	)
}

function followHash(onChange: () => void) {
	window.addEventListener('hashchange', onChange)
	return () => window.removeEventListener('hashchange', onChange)
}

function keyInAddress(hash: string) {
	const told = new URLSearchParams(hash.slice(1))
	const [email, token, code] = [told.get('email'), told.get('token'), told.get('code')]
	return email && token && code ? { email, token, code } : undefined
}
