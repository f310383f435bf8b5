import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../support/barriers.ts'
import { acceptJob, approve, callFrom, callsFor, job, organisation } from '../support/calls.ts'
import { expect, holdScripts, test } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'
import { chooseLanguage } from '../support/texts.ts'

test('a visitor reads about-us in three languages, finds an answer, and opens any page by its slug', async ({
	page,
}) => {
	await page.goto('/')
	await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
	await expectNoBarrier(page)
	await chooseLanguage(page, 'मराठी')
	await expect(page.getByRole('heading', { level: 1, name: 'आमच्याविषयी' })).toBeVisible()
	await chooseLanguage(page, 'English')

	await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
	await page.getByLabel('Search the questions').fill('CASTE')
	await expect(page.getByText('1 question', { exact: true })).toBeVisible()
	await expect(page.getByText('never reach the program that compares')).toBeVisible()
	await expectNoBarrier(page)
	await page.getByLabel('Search the questions').fill('zebra')
	await expect(page.getByText('No questions match your search')).toBeVisible()

	await page.goto('/faq#who-looked')
	await expect(page.getByText('Yes, for 90 days', { exact: false })).toBeVisible()
	const data = await page.locator('script[type="application/ld+json"]').textContent()
	expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage' })

	expect((await page.goto('/cms/privacy-notice?lang=hi'))?.status()).toBe(200)
	await expect(page.getByRole('heading', { level: 1, name: 'प्राइवेसी नोटिस' })).toBeVisible()
	expect((await page.goto('/cms/nothing-here'))?.status()).toBe(404)
})

test('an administrator begins a page before its scripts are there, writes it in two languages, and restores an old version', async ({
	signedInAs,
	browser,
	baseURL,
}) => {
	const { page, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const slug = `conduct-${randomUUID().slice(0, 8)}`
	const release = await holdScripts(page)
	await page.goto('/admin/pages', { waitUntil: 'commit' })
	await page.getByLabel('Address').fill(slug)
	await page.getByRole('button', { name: 'Begin' }).click()
	release()

	await page.getByLabel('Title').fill('Code of conduct')
	await write(page, 'Be kind to each other.')
	await page.goto('/admin/pages')
	await page.goto(`/admin/pages/${slug}/en`)
	await page.getByRole('button', { name: 'Restore them' }).click()
	await expect(page.getByLabel('Title')).toHaveValue('Code of conduct')
	await page.getByRole('button', { name: 'Preview' }).click()
	await expect(page.getByRole('dialog').getByText('Be kind to each other.')).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByText('It has been published.')).toBeVisible()

	await page.getByRole('link', { name: 'हिन्दी' }).click()
	await expect(page.getByText('The English text: Code of conduct')).toBeVisible()
	await page.getByLabel('Title').fill('आचार संहिता')
	await write(page, 'एक-दूसरे का सम्मान करें।')
	await page.getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByRole('heading', { name: 'Version 1 What visitors see' })).toBeVisible()

	const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
	await visitor.goto(`/cms/${slug}`)
	await expect(visitor.getByText('Be kind to each other.')).toBeVisible()
	await chooseLanguage(visitor, 'हिन्दी')
	await expect(visitor.getByText('एक-दूसरे का सम्मान करें।')).toBeVisible()

	// The server sanitises text sent without the editor, and none of it runs.
	await callFrom(page, 'put', `admin/pages/${slug}/en/draft`, {
		title: 'Evil',
		body: '<p>Second <img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">link</a></p>',
		edit: 0,
	})
	await callFrom(page, 'post', `admin/pages/${slug}/en/publish`, { edit: 1 })
	await chooseLanguage(visitor, 'English')
	await visitor.goto(`/cms/${slug}`)
	await visitor.getByText('link', { exact: true }).click()
	await expect(visitor.getByText('Second')).toBeVisible()
	expect(await visitor.evaluate(() => 'ran' in globalThis)).toBe(false)
	expect(await visitor.locator('main img, main script').count()).toBe(0)

	await page.goto(`/admin/pages/${slug}/en`)
	await page.getByRole('button', { name: 'Restore version 1' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
	await expect(page.getByLabel('Title')).toHaveValue('Code of conduct')
	await page.getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByRole('heading', { name: 'Version 3 What visitors see' })).toBeVisible()
	await visitor.goto(`/cms/${slug}`)
	await expect(visitor.getByText('Be kind to each other.')).toBeVisible()
	await visitor.context().close()
})

test('an open job has structured data and link previews, and a filtered list is not indexed', async ({
	signedInAs,
	approverPage,
	page,
	baseURL,
}) => {
	const { account } = await signedInAs('employer')
	const employer = await callsFor(baseURL, account)
	await employer.call('PUT', 'organisations/me', organisation('Orchards & Sons'))
	await approve(approverPage, employer.id)
	const posted = await employer.call('POST', 'jobs', {
		...job('Irrigation planner', 30),
		description: 'You plan </script><script>window.ran=1</script> water.',
	})
	const refused: string[] = []
	page.on(
		'console',
		(message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()),
	)
	await acceptJob(approverPage, posted.id)

	await page.goto(`/jobs/${posted.id}`)
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
	const image = await page.locator('meta[property="og:image"]').getAttribute('content')
	const picture = await page.request.get(new URL(image ?? '').pathname)

	expect(texts.map((text) => JSON.parse(text)['@type'])).toEqual(['JobPosting', 'BreadcrumbList'])
	expect(JSON.parse(texts[0] ?? '')).toMatchObject({
		title: 'Irrigation planner',
		hiringOrganization: { name: 'Orchards & Sons' },
	})
	expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
	expect(refused).toEqual([])
	expect(picture.headers()['content-type']).toBe('image/png')
	await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/jobs/${posted.id}$`))

	await page.goto('/jobs?query=irrigation')
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
	expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
	const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
	// The feed of a search comes from the index, which follows the database.
	await expect.poll(async () => (await page.request.get(feed ?? '')).text()).toContain(posted.id)
})

test('the editor has its frame from the first moment, and takes over what was written before @every-width', async ({
	signedInAs,
}) => {
	const { page, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	const slug = `conduct-${randomUUID().slice(0, 8)}`
	await callFrom(page, 'put', `admin/pages/${slug}/en/draft`, {
		title: 'Conduct',
		body: '<h2>Be kind</h2><p>To each other.</p><ul><li><p>Always</p></li></ul><blockquote><p>So it is said.</p></blockquote>',
		edit: 0,
	})
	const release = await holdScripts(page, /\/assets\/rich-text-.*\.js$/)

	await page.goto(`/admin/pages/${slug}/en`, { waitUntil: 'commit' })
	const text = page.getByRole('textbox', { name: 'Text', exact: true })
	await expect(text.getByText('To each other.')).toBeVisible()
	await page.evaluate(async () => void (await document.fonts.ready))
	const before = await text.evaluate(placesInEditor)
	await text.getByText('To each other.').click()
	await page.keyboard.press('End')
	await page.keyboard.type(' Listen.')
	await expect(page.getByRole('button', { name: 'Bold' })).toHaveCount(0)
	release()

	await expect(page.getByRole('button', { name: 'Bold' })).toBeEnabled()
	await page.keyboard.type(' Then speak.')
	await expect(text).toBeFocused()
	await expect(text.getByText('To each other. Listen. Then speak.')).toBeVisible()
	const after = await text.evaluate(placesInEditor)
	for (const [at, places] of before.entries())
		for (const [axis, place] of places.entries())
			expect(Math.abs((after[at]?.[axis] ?? NaN) - place), `part ${at}`).toBeLessThanOrEqual(1)
	await expectNoBarrier(page)
	await page.getByRole('button', { name: 'Publish' }).click()
	await expect(page.getByText('It has been published.')).toBeVisible()
	await page.goto(`/cms/${slug}`)
	await expect(page.getByText('To each other. Listen. Then speak.')).toBeVisible()
})

/** Where the editor is on the page, its tools, and the lines of its text. */
function placesInEditor(text: SVGElement | HTMLElement) {
	const editor = text.closest('[class*=_editor_]')
	const parts = [editor, ...(editor?.querySelectorAll('[class*=_control_], h2, p, li') ?? [])]
	return parts.map((part) => {
		const { x, y, height } = part?.getBoundingClientRect() ?? new DOMRect()
		return [x, y + scrollY, height]
	})
}

/** Types into the editor. */
async function write(page: Page, text: string) {
	await page.getByRole('textbox', { name: 'Text', exact: true }).click()
	await page.keyboard.insertText(text)
	// Input is stored a moment later.
	await page.waitForTimeout(600)
}
