import type { CapacitorConfig } from '@capacitor/cli'

/** Where the portal is: its pages are made on the server, so the app shows them from there. */
const url = process.env['PORTAL_URL']

export default {
	appId: process.env['APP_ID'] ?? 'org.profilesearch.app',
	appName: 'Profile Search',
	// All that the app carries itself: what it says while the portal cannot be reached.
	webDir: 'capacitor',
	...(url && { server: { url, cleartext: url.startsWith('http:'), errorPath: 'index.html' } }),
	plugins: { PushNotifications: { presentationOptions: ['alert', 'badge', 'sound'] } },
} satisfies CapacitorConfig
