import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'
import { operate } from './operator.ts'

type Entered = {
	page: Page
	id: string
	call: (method: string, path: string, body?: object) => Promise<void>
}

type DemoFixtures = {
	/** Opens a browser for an account of the demo data, with API calls on its behalf. */
	enter: (email: string, userType: 'candidate' | 'guest_user') => Promise<Entered>
}

/** For tests that change the demo data: each worker has its own portal and runs its tests in sequence. */
export const test = base.extend<DemoFixtures, { demo: { url: string; folder: string } }>({
	demo: [
		async ({}, use) => {
			await using operator = await operate({ DEMO: '1' })
			await operator.start()
			await use(operator)
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ({ demo }, use) => use(demo.url),
	enter: async ({ browser, demo }, use) => {
		const password = (await readFile(join(demo.folder, 'demo-password'), 'utf8')).trim()
		const pages: Page[] = []
		await use(async (email, userType) => {
			const page = await (await browser.newContext({ baseURL: demo.url })).newPage()
			pages.push(page)
			const data = { email_id: email, password, user_type: userType }
			const answer = await page.request.post('/api/auth/login', { data: { ...data, session: 'bearer' } })
			const { details } = await answer.json()
			await page.request.post('/api/auth/login', { data })
			return {
				page,
				id: String(details.id),
				async call(method, path, body) {
					const headers = { authorization: `Bearer ${details.session_token}` }
					const options = { method, headers, ...(body && { data: body }) }
					const sent = await page.request.fetch(`/api/${path}`, options)
					expect(await sent.json(), path).toMatchObject({ errorCode: 0 })
				},
			}
		})
		for (const page of pages) await page.context().close()
	},
})
