import { expectNoBarrier } from '../support/barriers.ts'
import { approve, callFrom, organisation } from '../support/calls.ts'
import { expect, logIn, newAddress, test } from '../support/fixtures.ts'
import { chooseLanguage, textsIn } from '../support/texts.ts'

const [english, hindi, marathi] = [textsIn('en'), textsIn('hi'), textsIn('mr')]

test('a browser is spoken to in the language that it asks for @every-width', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ locale: 'mr-IN', ...(baseURL && { baseURL }) })
	const page = await context.newPage()
	const texts: string[] = []
	page.on('request', (request) => {
		const [, language] = /\/assets\/texts\/\w+\/(\w\w)\//.exec(request.url()) ?? []
		if (language) texts.push(language)
	})

	await page.goto('/jobs')

	await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(marathi('jobs.title'))
	await expectNoBarrier(page)
	expect([...new Set(texts)]).toEqual(['mr'])
})

test('a choice is kept in the browser, goes with the account, and changes back @every-width', async ({
	signedInAs,
	browser,
	baseURL,
}) => {
	const { page, account } = await signedInAs('candidate')
	await page.goto('/jobs')
	await chooseLanguage(page, 'हिन्दी')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('jobs.title'))
	await page.goto('/faq')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('faq.title'))

	const elsewhere = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
	await logIn(elsewhere.request, account)
	await elsewhere.goto('/jobs')
	await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(hindi('jobs.title'))

	await chooseLanguage(page, 'English')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('faq.title'))
})

test('without scripts a language can be chosen, and is kept', async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
	const page = await context.newPage()
	await page.goto('/jobs?order=newest')

	await chooseLanguage(page, 'मराठी')

	await expect(page).toHaveURL('/jobs?order=newest&lang=mr')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(marathi('jobs.title'))
	await page.goto('/faq')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(marathi('faq.title'))
})

test('search engines are told the address of a page in each language', async ({ page }) => {
	await page.goto('/jobs?lang=hi')

	const links = await page
		.locator('link[rel=alternate][hreflang]')
		.evaluateAll((found) => found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
	expect(links.map(([language, address]) => [language, address?.replace(/^https?:\/\/[^/]+/, '')])).toEqual([
		['en', '/jobs'],
		['hi', '/jobs?lang=hi'],
		['mr', '/jobs?lang=mr'],
		['x-default', '/jobs'],
	])
})

test('what was written in another language than that of the page says so', async ({
	page,
	signedInAs,
	approverPage,
}) => {
	const { page: theirs } = await signedInAs('employer')
	const about = 'आम्ही हाताने पैठणी विणतो आणि नवीन विणकरांना शिकवतो.'
	const name = `Paithani ${newAddress('x').slice(2, 10)}`
	const saved = await callFrom(theirs, 'put', 'organisations/me', { ...organisation(name), about })
	const session = await (await theirs.request.get('/api/auth/session')).json()
	await approve(approverPage, session.details.account.id)

	await page.goto(`/employer-details/${saved.id}`)
	await expect(page.getByText('Written in Marathi')).toBeVisible()
	await expect(page.getByText(about)).toHaveAttribute('lang', 'mr')
	await expectNoBarrier(page)

	await page.goto(`/employer-details/${saved.id}?lang=mr`)
	await expect(page.getByText(about)).not.toHaveAttribute('lang')
	await expect(
		page.getByText(marathi('languages.writtenIn', { language: marathi('languages.names.mr') })),
	).toHaveCount(0)
})
