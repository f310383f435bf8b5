import localforage from 'localforage'
import type { SecureStorage } from './shape.ts'

/** Registers the phone's secure storage as a driver of localforage, and returns the driver's name. */
export async function defineSecureDriver(storage: SecureStorage) {
	const _driver = 'secureStorage'
	await localforage.defineDriver({
		_driver,
		_support: true,
		_initStorage() {},
		// JSON.parse returns whatever was stored.
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

/** Iteration is refused, since it would show what other parts of the app store there. */
function refuse() {
	return Promise.reject(new Error('The secure storage is asked by name only.'))
}
