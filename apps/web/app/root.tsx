import '#ui/theme/fonts/fonts.css'
import '#ui/theme/tokens.css'
import '#ui/theme/theme.css'
import { showSession } from '@profile-search/contract/accounts/accounts'
import { showSiteSettings } from '@profile-search/contract/site/site'
import { type ReactNode, use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { PushToasts } from '#device/push-toasts.tsx'
import { AccountModals } from '#features/accounts/account-modals.tsx'
import { ErrorPage } from '#frame/error-page.tsx'
import { Frame } from '#frame/frame.tsx'
import { Canonical } from '#outside/canonical.tsx'
import { showToastOfLastPage } from '#session/enter-and-leave.ts'
import { IdleDialog } from '#session/idle/idle-dialog.tsx'
import { i18n } from '#text/i18n.ts'
import { Alerts } from '#ui/action/alerts.tsx'
import { toast } from '#ui/action/toast.ts'
import { Toasts } from '#ui/action/toasts.tsx'
import { EarlyInputRecorder, useEarlyInput } from '#ui/early-input/early-input.tsx'
import { keepSiteZone } from '#ui/text/site-zone.ts'
import devanagari400 from '#ui/theme/fonts/made/devanagari-400.woff2?url'
import devanagari600 from '#ui/theme/fonts/made/devanagari-600.woff2?url'
import latin400 from '#ui/theme/fonts/made/latin-400.woff2?url'
import latin600 from '#ui/theme/fonts/made/latin-600.woff2?url'
import latin800 from '#ui/theme/fonts/made/latin-800.woff2?url'
import { NonceContext } from '#ui/theme/nonce.ts'
import { themeColour } from '#ui/theme/palette.ts'
import { SchemeScript, schemeProps } from '#ui/theme/scheme.tsx'
import type { Route } from './+types/root.ts'
import { ask, load } from './api.ts'

export async function loader(args: Route.LoaderArgs) {
	const [{ account }, settings] = await Promise.all([load(args, showSession), ask(args, showSiteSettings)])
	const isSettled = settings.errorCode === 0
	return {
		account,
		settings: isSettled ? settings.details : null,
		trouble: isSettled ? null : settings.message,
	}
}

export const links: Route.LinksFunction = () => [
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
	{ rel: 'manifest', href: `/manifest.webmanifest?lang=${i18n.language}` },
	...fonts[i18n.language].map((href) => ({
		rel: 'preload',
		as: 'font',
		type: 'font/woff2',
		href,
		crossOrigin: 'anonymous' as const,
	})),
]

/** The fonts of what is seen first: the text, the heading and the menu, which would otherwise move once its font arrives. */
const fonts = {
	en: [latin400, latin600, latin800],
	hi: [devanagari400, devanagari600],
	mr: [devanagari400, devanagari600],
}

/** The error page sets its own title. */
export const meta: Route.MetaFunction = ({ error }) => [
	...(error ? [] : [{ title: i18n.t('site.name') }]),
	{ name: 'description', content: i18n.t('site.tagline') },
	{ name: 'theme-color', content: themeColour },
]

export function Layout({ children }: { children: ReactNode }) {
	const nonce = use(NonceContext)
	keepSiteZone(useRouteLoaderData<typeof loader>('root')?.settings?.time_zone)
	useEarlyInput()
	return (
		<html lang={i18n.language} data-late {...schemeProps}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<EarlyInputRecorder nonce={nonce} />
				<SchemeScript nonce={nonce} />
				<Meta />
				<Canonical />
				<Links />
			</head>
			<body>
				<Toasts />
				<AccountModals>
					<Frame>{children}</Frame>
					<IdleDialog />
					<PushToasts />
				</AccountModals>
				<Alerts />
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	)
}

export default function Root() {
	const trouble = useRouteLoaderData<typeof loader>('root')?.trouble
	useEffect(showToastOfLastPage, [])
	useEffect(() => {
		if (trouble) toast(trouble, 'error')
	}, [trouble])
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />
}
