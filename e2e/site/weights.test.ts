import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

/**
 * What the public pages may load of scripts, in kilobytes as they are sent. Forms weigh more: they check what is entered
 * with the schemas of the contract, and some have lists to choose from.
 */
const scriptBudgets: Record<string, number> = {
	'/': 150,
	'/jobs': 150,
	job: 150,
	'/employee-list': 150,
	person: 150,
	'/employer-list': 150,
	organisation: 150,
	'/about-us': 150,
	'/faq': 150,
	'/advisory-list': 150,
	'/contact': 212,
	'/login': 190,
	'/login?register': 190,
	'/forgot-password': 176,
}
const textBudget = 10

for (const language of ['en', 'hi', 'mr'])
	test(`public pages load few texts and scripts in ${language}, and work`, async ({ page, demoUrl }) => {
		test.setTimeout(240_000)
		const errors: string[] = []
		page.on('pageerror', (error) => errors.push(error.message))
		const details = await detailsPages(page, demoUrl)
		const weights: object[] = []
		for (const [name, budget] of Object.entries(scriptBudgets)) {
			const path = details[name] ?? name
			const { texts, scripts } = await weigh(
				page,
				`${demoUrl}${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
			)
			weights.push({ name, texts: texts.kilobytes, scripts: scripts.kilobytes, files: scripts.files })
			expect.soft(texts.kilobytes, `texts of ${path}`).toBeLessThanOrEqual(textBudget)
			expect.soft(scripts.kilobytes, `scripts of ${path}`).toBeLessThanOrEqual(budget)
		}

		// SHOW_WEIGHTS=1 prints them.
		// oxlint-disable-next-line no-console -- see above
		if (process.env['SHOW_WEIGHTS']) console.table(weights)
		expect(errors).toEqual([])
	})

/** The addresses of a job, a person and an organisation, from their lists. */
async function detailsPages(page: Page, demoUrl: string) {
	const found: Record<string, string> = {}
	for (const [name, list, prefix] of [
		['job', '/jobs', '/jobs/'],
		['person', '/employee-list', '/employee-details/'],
		['organisation', '/employer-list', '/employer-details/'],
	] as const) {
		await page.goto(demoUrl + list)
		const link = page.getByRole('main').locator(`a[href^="${prefix}"]`).first()
		found[name] = (await link.getAttribute('href')) ?? ''
	}
	return found
}

/** Opens a page and weighs the scripts that it loads until it is at rest; those with texts count apart. */
async function weigh(page: Page, address: string) {
	const addresses = new Set<string>()
	const listen = (request: { resourceType: () => string; url: () => string }) => {
		if (request.resourceType() === 'script') addresses.add(request.url())
	}
	page.on('request', listen)
	await page.goto(address)
	await waitForScripts(page)
	await page.waitForLoadState('networkidle')
	page.off('request', listen)

	const isText = (each: string) => each.includes('/assets/texts/')
	return {
		texts: await sizeOf(page, [...addresses].filter(isText)),
		scripts: await sizeOf(
			page,
			[...addresses].filter((each) => !isText(each)),
		),
	}
}

async function sizeOf(page: Page, addresses: string[]) {
	let bytes = 0
	for (const address of addresses) {
		const sent = await page.request.get(address, { headers: { 'accept-encoding': 'br' } })
		expect(sent.headers()['content-encoding'], address).toBe('br')
		bytes += Number(sent.headers()['content-length'])
	}
	return { kilobytes: Math.round(bytes / 100) / 10, files: addresses.length }
}
