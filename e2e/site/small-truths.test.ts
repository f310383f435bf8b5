import { callFrom, organisation } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'

test('a page that does not exist has one title, which says so', async ({ page }) => {
	for (const path of ['/nowhere-at-all', '/employer-details/nobody']) {
		await page.goto(path)
		await expect(page.locator('head title, title')).toHaveCount(1)
		await expect(page).not.toHaveTitle('Profile Search')
	}
})

test('a Vyaktigat on the team page is told why there is no team', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')

	await page.goto('/team')

	await expect(page.getByText('Teams belong to Sanstha accounts')).toBeVisible()
})

test('an organisation waiting for approval sees itself as others will', async ({ signedInAs }) => {
	const { page } = await signedInAs('employer')
	await callFrom(page, 'put', 'organisations/me', organisation('Early Works'))
	const session = await (await page.request.get('/api/auth/session')).json()

	await page.goto(`/employer-data/${session.details.account.id}`)

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early Works')
})

test('every address that llms.txt names is there, and the page that security.txt names', async ({
	request,
}) => {
	const guide = await (await request.get('/llms.txt')).text()
	const security = await (await request.get('/.well-known/security.txt')).text()

	const addresses = [...`${guide}\n${security}`.matchAll(/https?:\/\/[^\s)`]+/g)].map(([address]) => address)
	expect(addresses.length).toBeGreaterThan(8)
	for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('a browser may install the portal as an app, with its icons and names in the language of the page', async ({
	page,
	request,
}) => {
	await page.goto('/?lang=mr')
	const devtools = await page.context().newCDPSession(page)
	const { errors, data } = await devtools.send('Page.getAppManifest')
	const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')

	expect(errors).toEqual([])
	// Some browsers of tests are like a private window, which installs nothing.
	expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
	const { lang, icons, shortcuts } = JSON.parse(data ?? '{}')
	expect(lang).toBe('mr')
	expect(shortcuts[0].name).toBe('नोकऱ्या')
	for (const { src } of icons)
		expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image/)
	for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200)
	expect((await request.get('/apple-touch-icon.png')).status()).toBe(200)
})

test('an installed portal opens the page that a shared text links to, and searches for any other text', async ({
	page,
	request,
	baseURL,
}) => {
	const { share_target: target } = await (await request.get('/manifest.webmanifest')).json()
	const share = (text: string) =>
		page.goto(`${target.action}?${new URLSearchParams({ [target.params.text]: text })}`)

	await share(`Have a look: ${baseURL}/faq?from=friend`)
	await expect(page).toHaveURL('/faq?from=friend')
	await share('welder https://other.example/jobs')
	await expect(page).toHaveURL('/jobs?query=welder')
})
