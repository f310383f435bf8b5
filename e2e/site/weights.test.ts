import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

/** What public pages may load, in kilobytes as they are sent. */
const plain = { scripts: 135, styles: 12 }
/** Forms have fields, and what they do when they are sent. Their rules are loaded once somebody turns to them. */
const withForm = { scripts: 142, styles: 13 }
const budgets: Record<string, { scripts: number; styles: number }> = {
	'/': plain,
	'/jobs': plain,
	job: plain,
	'/employee-list': plain,
	person: plain,
	'/employer-list': plain,
	organisation: plain,
	'/about-us': plain,
	'/faq': plain,
	'/advisory-list': plain,
	'/contact': withForm,
	'/login': withForm,
	'/login?register': withForm,
	'/forgot-password': withForm,
}
const textBudget = 10
/** Three weights of Latin with a few words in Devanagari, or three of both. */
const fontBudgets = { en: 40, hi: 120, mr: 120 }

for (const [language, fonts] of Object.entries(fontBudgets))
	test(`public pages load few texts, scripts, styles and fonts in ${language}, and work`, async ({
		page,
		demoUrl,
	}) => {
		test.setTimeout(240_000)
		const errors: string[] = []
		page.on('pageerror', (error) => errors.push(error.message))
		const details = await detailsPages(page, demoUrl, language)
		const weights: object[] = []
		for (const [name, budget] of Object.entries(budgets)) {
			const path = details[name] ?? name
			const weight = await weigh(page, `${demoUrl}${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
			weights.push({ name, ...weight })
			for (const [kind, most] of Object.entries({ ...budget, fonts, texts: textBudget }) as [Kind, number][])
				expect.soft(weight[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most)
		}

		// SHOW_WEIGHTS=1 prints them.
		// oxlint-disable-next-line no-console -- see above
		if (process.env['SHOW_WEIGHTS']) console.table(weights)
		expect(errors).toEqual([])
	})

/**
 * The addresses of a job, a person and an organisation, from their lists, which are shown in the same language: browsers ask
 * again for the fonts of the page before.
 */
async function detailsPages(page: Page, demoUrl: string, language: string) {
	const found: Record<string, string> = {}
	for (const [name, list, prefix] of [
		['job', '/jobs', '/jobs/'],
		['person', '/employee-list', '/employee-details/'],
		['organisation', '/employer-list', '/employer-details/'],
	] as const) {
		await page.goto(`${demoUrl}${list}?lang=${language}`)
		const link = page.getByRole('main').locator(`a[href^="${prefix}"]`).first()
		found[name] = (await link.getAttribute('href')) ?? ''
	}
	return found
}

type Kind = 'texts' | 'scripts' | 'styles' | 'fonts'

/** Opens a page and weighs what it loads until it is at rest, by kind; scripts with texts count apart. */
async function weigh(page: Page, address: string) {
	const addresses: Record<Kind, Set<string>> = {
		texts: new Set(),
		scripts: new Set(),
		styles: new Set(),
		fonts: new Set(),
	}
	const listen = (request: { resourceType: () => string; url: () => string }) => {
		const kind = kindOf(request.resourceType(), request.url())
		if (kind) addresses[kind].add(request.url())
	}
	page.on('request', listen)
	await page.goto(address)
	await waitForScripts(page)
	await page.waitForLoadState('networkidle')
	page.off('request', listen)

	return {
		texts: await kilobytesOf(page, addresses.texts),
		scripts: await kilobytesOf(page, addresses.scripts),
		styles: await kilobytesOf(page, addresses.styles),
		fonts: await kilobytesOf(page, addresses.fonts),
		files: Object.values(addresses).reduce((sum, { size }) => sum + size, 0),
	}
}

function kindOf(type: string, address: string): Kind | undefined {
	if (type === 'script') return address.includes('/assets/texts/') ? 'texts' : 'scripts'
	if (type === 'stylesheet') return 'styles'
	return type === 'font' ? 'fonts' : undefined
}

/** What the files weigh as they are sent; all but fonts, which are compressed in themselves, come compressed. */
async function kilobytesOf(page: Page, addresses: Set<string>) {
	let bytes = 0
	for (const address of addresses) {
		const sent = await page.request.get(address, { headers: { 'accept-encoding': 'br' } })
		if (!address.endsWith('.woff2')) expect(sent.headers()['content-encoding'], address).toBe('br')
		bytes += Number(sent.headers()['content-length'])
	}
	return Math.round(bytes / 100) / 10
}
