import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'

/** Where people go most, from the icon of the installed portal. */
const shortcuts = [
	{ text: 'menu.jobs', url: '/jobs' },
	{ text: 'menu.matches', url: '/matches' },
	{ text: 'menu.people', url: '/employee-list' },
] as const

/** What a browser shows before it installs the portal; a browser test takes the pictures. */
const screenshots = [
	{ src: '/screenshots/jobs-wide.jpg', sizes: '1280x800', form_factor: 'wide' },
	{ src: '/screenshots/jobs-narrow.jpg', sizes: '412x892', form_factor: 'narrow' },
] as const

/** What a browser needs to install the portal as an app (W3C Web Application Manifest), in one of its languages. */
export function webManifest(name: string, language: PageLanguage) {
	return inLanguage(language, () =>
		JSON.stringify({
			id: '/',
			name,
			short_name: name.length > 12 ? t('site.name') : name,
			description: t('site.tagline'),
			lang: language,
			dir: 'ltr',
			start_url: '/?from=app',
			scope: '/',
			display: 'standalone',
			background_color: '#faf5ea',
			theme_color: '#0b4a4f',
			categories: ['business', 'productivity'],
			icons: [
				{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
				{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
				{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
				{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
			],
			screenshots: screenshots.map((each) => ({ ...each, type: 'image/jpeg', label: t('menu.jobs') })),
			share_target: {
				action: '/search',
				method: 'GET',
				enctype: 'application/x-www-form-urlencoded',
				params: { text: 'shared', url: 'sharedLink' },
			},
			shortcuts: shortcuts.map(({ text, url }) => ({
				name: t(text),
				url,
				icons: [{ src: '/icon-192.png', sizes: '192x192' }],
			})),
		}),
	)
}
