import type { login, register, UserType } from '@profile-search/contract/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Companion } from '#ui/text/companion.tsx'
import classes from './account-forms.module.css'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register/register-form.tsx'

type Props = {
	mode: 'login' | 'register'
	startType?: UserType
	/** The address to start with. */
	startEmail?: string
	onMode: (mode: 'login' | 'register') => void
	/** The page that has asked for a login, to which the login leads; home, if none has. */
	next?: string
	/** Opens the forgot-password form in place; without it the link leads to its page. */
	onForgot?: () => void
	onRegistered?: () => void
	/** What the forms link with the account, and for which kinds of account that can be. */
	linking?: { login: typeof login; register: typeof register; userTypes: UserType[] }
}

const userTypes: UserType[] = ['candidate', 'guest_user', 'employer']

/** Login and Register with tabs for the three account types. Switching clears all fields. */
export function AccountForms({
	mode,
	startType = 'candidate',
	startEmail = '',
	onMode,
	next = '/',
	onForgot,
	onRegistered,
	linking,
}: Props) {
	const { t } = useTranslation()
	const [userType, setUserType] = useState(startType)

	return (
		<Tabs
			label={t('accounts.chooseType')}
			value={userType}
			onChange={setUserType}
			tabs={(linking?.userTypes ?? userTypes).map((type) => ({
				value: type,
				label: (
					<>
						{t(`accounts.types.${type}`)}
						<Companion word={t(`accounts.typesHindi.${type}`)} className={classes.companion} />
					</>
				),
			}))}
		>
			<p className={classes.meaning}>{t(`accounts.typesMeaning.${userType}`)}</p>
			{mode === 'login' ? (
				<LoginForm
					userType={userType}
					startEmail={startEmail}
					next={next}
					onForgot={onForgot}
					onRegister={() => onMode('register')}
					through={linking?.login}
				/>
			) : (
				<RegisterForm
					userType={userType}
					startEmail={startEmail}
					next={next}
					onLogin={() => onMode('login')}
					onRegistered={onRegistered}
					through={linking?.register}
				/>
			)}
		</Tabs>
	)
}
