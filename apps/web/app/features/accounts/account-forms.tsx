import { Tabs } from '@mantine/core'
import type { login, register, UserType } from '@profile-search/contract/accounts/accounts'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
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
			value={userType}
			// A panel that is kept mounted is a boundary of its own: React hydrates it after the page, and early input in it would be lost.
			keepMounted={false}
			onChange={(value) => setUserType(userTypes.find((type) => type === value) ?? 'candidate')}
			classNames={{ list: classes.list, tab: classes.tab }}
		>
			<Tabs.List grow aria-label={t('accounts.chooseType')}>
				{(linking?.userTypes ?? userTypes).map((type) => (
					<Tabs.Tab key={type} value={type}>
						{t(`accounts.types.${type}`)}
						<Companion word={t(`accounts.typesHindi.${type}`)} className={classes.companion} />
					</Tabs.Tab>
				))}
			</Tabs.List>
			<Tabs.Panel value={userType} pt="md">
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
			</Tabs.Panel>
		</Tabs>
	)
}
