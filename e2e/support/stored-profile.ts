import type { Page } from '@playwright/test'

/** The profile that the browser holds under the name in the specification, in whichever store works. */
export async function storedProfile(page: Page) {
	return page.evaluate(async () => {
		const name = 'Profile_Search_storage'
		const opened = await new Promise<IDBDatabase>((resolve, reject) => {
			const request = indexedDB.open(name)
			request.addEventListener('success', () => resolve(request.result))
			request.addEventListener('error', () => reject(new Error('no database')))
		})
		const store = opened.objectStoreNames[0]
		if (!store) return null
		const request = opened.transaction('profile').objectStore('profile').get(name)
		const value: unknown = await new Promise((resolve) =>
			request.addEventListener('success', () => resolve(request.result)),
		)
		opened.close()
		return typeof value === 'object' ? value : null
	})
}
