import type { CapacitorConfig } from '@capacitor/cli'

/** The address of the portal: its pages are rendered on the server, so the app loads them from there. */
const url = process.env['PORTAL_URL']

export default {
	appId: process.env['APP_ID'] ?? 'org.profilesearch.app',
	appName: 'Profile Search',
	// The app's only own content: what it shows while the portal cannot be reached.
	webDir: 'capacitor',
	...(url && { server: { url, cleartext: url.startsWith('http:'), errorPath: 'index.html' } }),
	plugins: { PushNotifications: { presentationOptions: ['alert', 'badge', 'sound'] } },
} satisfies CapacitorConfig
