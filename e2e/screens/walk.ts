import type { Page } from '@playwright/test'
import type { Address, Reader } from './addresses.ts'

/** Logs a page in as one who reads the demo data; a visitor stays one. */
export async function logInAs(page: Page, { account }: Reader, password: string, url = '') {
	if (!account) return
	const data = { email_id: account.email, password, user_type: account.userType }
	const answer = await page.request.post(`${url}/api/auth/login`, { data })
	if (!answer.ok()) throw new Error(`Nobody logs in as ${account.email}: ${answer.status()}.`)
}

/** Opens a screen; false if a page on the way has no link like the one that is wanted. */
export async function openScreen(page: Page, { path, follow = [] }: Address) {
	await open(page, path)
	for (const like of follow) {
		const next = await addressOf(page, like)
		if (!next) return false
		await open(page, next)
	}
	return true
}

/** Opens a page, and waits for what it shows. A page of a member never ends loading: it listens to events. */
async function open(page: Page, path: string) {
	await page.goto(path)
	await page.evaluate(async () => {
		const images = [...document.images]
		for (const image of images) image.loading = 'eager'
		await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
	})
}

/** The first address of a link on the page that is like this. */
async function addressOf(page: Page, like: RegExp) {
	const addresses = await page
		.locator('a[href]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
	const found = addresses.find((address) => like.test(address))
	return found && new URL(found, page.url()).href
}
