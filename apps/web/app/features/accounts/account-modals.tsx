import type { UserType } from '@profile-search/contract/accounts/accounts'
import {
	type MouseEvent,
	type ReactNode,
	Suspense,
	createContext,
	use,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Modal } from '#ui/action/modal.tsx'
import { loadedLater } from '#ui/loading/loaded-later.tsx'

type View = 'login' | 'register' | 'forgot'
type AccountModals = { opener: (view: View, userType?: UserType) => (event: MouseEvent) => void }

const Context = createContext<AccountModals>({ opener: () => () => {} })
const AccountForms = loadedLater(async () => (await import('./account-forms.tsx')).AccountForms)
const ForgotPasswordForm = loadedLater(
	async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
)

/** Opens the Login/Register modal from a link; without scripts the link leads to the page with the same form. */
export function useAccountModals() {
	return use(Context)
}

/** Renders the modal; its forms are loaded when it is first opened. */
export function AccountModals({ children }: { children: ReactNode }) {
	const { t } = useTranslation()
	const [view, setView] = useState<View | null>(null)
	const [opening, setOpening] = useState(0)
	const [userType, setUserType] = useState<UserType>('candidate')

	const value = useMemo(
		() => ({
			opener:
				(next: View, type: UserType = 'candidate') =>
				(event: MouseEvent) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return
					event.preventDefault()
					setOpening((count) => count + 1)
					setUserType(type)
					setView(next)
				},
		}),
		[],
	)
	const titles = {
		login: t('accounts.loginTitle'),
		register: t('accounts.registerTitle'),
		forgot: t('accounts.forgotTitle'),
	}

	return (
		<Context value={value}>
			{children}
			<Modal
				opened={view !== null}
				onClose={() => setView(null)}
				title={titles[view ?? 'login']}
				size="lg"
				padding="lg"
				closeButtonProps={{ 'aria-label': t('labels.close'), size: 'xl' }}
			>
				<Suspense fallback={<div style={{ minHeight: '20rem' }} />}>
					<FocusFirst key={`${opening} ${view}`}>
						{view === 'forgot' ? (
							<ForgotPasswordForm onDone={() => setView('login')} />
						) : (
							<AccountForms
								key={opening}
								mode={view ?? 'login'}
								startType={userType}
								onMode={setView}
								onForgot={() => setView('forgot')}
								onRegistered={() => setView(null)}
							/>
						)}
					</FocusFirst>
				</Suspense>
			</Modal>
		</Context>
	)
}

/** The UI kit focuses the first field when the modal opens, but the forms may be loaded later. */
function FocusFirst({ children }: { children: ReactNode }) {
	const ref = useRef<HTMLDivElement>(null)
	useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
	return <div ref={ref}>{children}</div>
}
