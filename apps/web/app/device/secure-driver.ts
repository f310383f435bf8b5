import localforage from 'localforage'
import type { SecureStorage } from './shape.ts'

/** Makes the secure storage of a phone a driver of localforage, under the name that is answered. */
export async function defineSecureDriver(storage: SecureStorage) {
	const _driver = 'secureStorage'
	await localforage.defineDriver({
		_driver,
		_support: true,
		_initStorage() {},
		// JSON.parse answers whatever was kept.
		getItem: async (name) => JSON.parse((await storage.get(name)) ?? 'null'),
		async setItem(name, value) {
			await storage.set(name, JSON.stringify(value))
			return value
		},
		removeItem: (name) => storage.remove(name),
		clear: refuse,
		length: refuse,
		key: refuse,
		keys: refuse,
		iterate: refuse,
	})
	return _driver
}

/** Walking through it would show what other parts of the app keep there. */
function refuse() {
	return Promise.reject(new Error('The secure storage is asked by name only.'))
}
