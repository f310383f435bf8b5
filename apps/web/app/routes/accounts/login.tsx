import { UserType } from '@profile-search/contract/accounts/accounts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AccountForms } from '#features/accounts/account-forms.tsx'
import { ScoreExample } from '#features/matching/score/score-example.tsx'
import { safeNext } from '#session/entry-address.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './accounts.module.css'

export const meta = () => [{ title: `${i18n.t('accounts.loginTitle')} · ${i18n.t('site.name')}` }]

export default function Login() {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const [search] = useSearchParams()
	const mode = search.has('register') ? 'register' : 'login'
	const next = safeNext(search.get('next'))
	const startType = UserType.safeParse(search.get('as')).data

	// Other query parameters stay when switching between login and register.
	const change = (to: 'login' | 'register') => {
		const kept = new URLSearchParams(search)
		kept.delete('register')
		const query = [to === 'register' && 'register', kept.toString()].filter(Boolean).join('&')
		return navigate(`/login${query && `?${query}`}`, { preventScrollReset: true })
	}

	return (
		<div className={classes.page}>
			<section>
				<h1>{t(mode === 'login' ? 'accounts.loginTitle' : 'accounts.registerTitle')}</h1>
				<p className={classes.lead}>
					{next === '/' || visitor
						? t(mode === 'login' ? 'accounts.loginPageLead' : 'accounts.registerPageLead')
						: t(`loginFor.${purposeOf(next)}`)}
				</p>
				{visitor && (
					<p className={classes.lead}>
						{t('accounts.alreadyIn', { name: visitor.firstName })} <Link to="/">{t('errors.home')}</Link>
					</p>
				)}
				<AccountForms
					key={startType}
					mode={mode}
					startType={startType}
					startEmail={search.get('email')?.slice(0, 254)}
					onMode={change}
					next={next}
				/>
			</section>
			<aside className={classes.aside}>
				<h2>{t('accounts.why')}</h2>
				<ul>
					<li>{t('accounts.why1')}</li>
					<li>{t('accounts.why2')}</li>
					<li>{t('accounts.why3')}</li>
				</ul>
				<ScoreExample />
			</aside>
		</div>
	)
}

/** What a page is for that asked for a login, by the beginning of its address. */
const purposes = {
	matches: /^\/matches/,
	messages: /^\/messages/,
	apply: /^\/jobs\/[^/]+\/apply/,
	applications: /^\/applications/,
	saved: /^\/saved/,
	alerts: /^\/alerts/,
	request: /^\/contact-request/,
	notifications: /^\/notifications/,
}

function purposeOf(next: string) {
	const purpose = Object.entries(purposes).find(([, pattern]) => pattern.test(next))?.[0]
	return (purpose ?? 'other') as keyof typeof purposes | 'other'
}
