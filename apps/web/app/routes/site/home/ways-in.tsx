import { Link } from 'react-router'
import { useAccountModals } from '#features/accounts/account-modals.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Companion } from '#ui/text/companion.tsx'
import classes from './ways-in.module.css'

/** The account types, for visitors without an account. */
export function WaysIn() {
	const { t } = useTranslation()
	const modals = useAccountModals()
	const kinds = [
		{ type: 'candidate', text: t('home.candidateText') },
		{ type: 'employer', text: t('home.employerText') },
		{ type: 'guest_user', text: t('home.guestText') },
	] as const
	return (
		<section className={classes.kinds}>
			<h2>{t('home.kinds')}</h2>
			<ul>
				{kinds.map(({ type, text }) => (
					<li key={type}>
						<Companion word={t(`accounts.typesHindi.${type}`)} className={classes.companion} />
						<h3>{t(`accounts.types.${type}`)}</h3>
						<p>{text}</p>
						<Link to="/login?register" onClick={modals.opener('register', type)}>
							{t('home.registerAs', { kind: t(`accounts.types.${type}`) })}
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
