import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** A plugin's call over Capacitor's bridge, and its answer. */
type Call = { callbackId: string; pluginId: string; methodName: string; options: Record<string, string> }
type Answer = { data?: object; error?: { message: string; code: string } }

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))
/** The bridge as it ships with the Android app; only the native side is a stand-in. */
const bridge = await readFile(
	join(packages, '@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
	'utf8',
)

const ofEveryPlugin = [
	{ name: 'addListener', rtype: 'callback' },
	{ name: 'removeListener' },
	{ name: 'removeAllListeners', rtype: 'promise' },
	{ name: 'checkPermissions', rtype: 'promise' },
	{ name: 'requestPermissions', rtype: 'promise' },
]
const plugins = {
	SecureStorage: [
		'internalSetItem',
		'internalGetItem',
		'internalRemoveItem',
		'internalClearItemsWithPrefix',
		'internalGetPrefixedKeys',
	],
	Toast: ['show'],
	PushNotifications: ['register', 'unregister'],
}
const headers = Object.entries(plugins).map(([name, methods]) => ({
	name,
	methods: [...ofEveryPlugin, ...methods.map((method) => ({ name: method, rtype: 'promise' }))],
}))

/** Makes a page believe that it runs in the app, and returns what the phone holds. */
export async function standInApp(page: Page, { isSecureStorageBroken = false } = {}) {
	const secureStorage = new Map<string, string>()
	const toasts: { text?: string; duration?: string }[] = []
	const listeners = new Map<string, Call>()
	const calls: string[] = []
	let receive = 'prompt'

	function answer({ pluginId, methodName, options }: Call): Answer {
		const key = options['prefixedKey'] ?? ''
		if (pluginId === 'SecureStorage' && isSecureStorageBroken)
			return { error: { message: 'The key store is locked.', code: 'osError' } }
		switch (methodName) {
			case 'internalSetItem':
				secureStorage.set(key, options['data'] ?? '')
				return { data: {} }
			case 'internalGetItem':
				return { data: { data: secureStorage.get(key) ?? null } }
			case 'internalRemoveItem':
				return { data: { success: secureStorage.delete(key) } }
			case 'show':
				toasts.push(options)
				return { data: {} }
			case 'requestPermissions':
				receive = 'granted'
				return { data: { receive } }
			case 'checkPermissions':
				return { data: { receive } }
			default:
				return { data: {} }
		}
	}

	await page.exposeFunction('callPhone', (text: string) => {
		const call: Call = JSON.parse(text)
		calls.push(`${call.pluginId}.${call.methodName}`)
		// Each new page starts without listeners, as in the app.
		if (call.methodName === 'pageStarted') listeners.clear()
		if (call.methodName === 'addListener') {
			listeners.set(`${call.options['eventName']}`, call)
			return null
		}
		return { ...call, success: true, ...spread(answer(call)) }
	})
	await page.addInitScript({
		content: `
			window.androidBridge = {
				async postMessage(text) {
					const answer = await window.callPhone(text)
					if (answer?.callbackId) window.Capacitor.fromNative(answer)
				},
			}
			window.androidBridge.postMessage('{"pluginId":"App","methodName":"pageStarted","options":{}}')
			window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
			${bridge}
			window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
	})

	return {
		secureStorage,
		toasts,
		calls,
		/** Sends an event from the phone to the page, once the page listens for it. */
		async tell(eventName: string, data: object) {
			const end = Date.now() + 5000
			while (!listeners.has(eventName) && Date.now() < end) await page.waitForTimeout(50)
			const message = { ...listeners.get(eventName), success: true, save: true, data }
			await page.evaluate((result) => {
				const { Capacitor } = window as unknown as { Capacitor: { fromNative: (result: object) => void } }
				Capacitor.fromNative(result)
			}, message)
		},
	}
}

function spread({ data, error }: Answer) {
	return error ? { success: false, error } : { data }
}
