import { expect, test } from '../support/fixtures.ts'

test('a list has up to seven page links between Previous and Next, in two lines below 601 px', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/jobs`)
	const pages = page.getByRole('navigation', { name: 'Pages' })
	await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
	await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
	await pages.getByRole('link', { name: 'Next' }).click()
	await expect(page).toHaveURL(`${demoUrl}/jobs?page=2`)
	await pages.getByRole('link', { name: 'Page 6' }).click()
	await expect(pages.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
	await page.goBack()
	await expect(page).toHaveURL(`${demoUrl}/jobs?page=2`)
	await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
		'aria-current',
		'page',
	)

	expect(await inOneLine()).toBe(true)
	await page.setViewportSize({ width: 601, height: 800 })
	expect(await inOneLine()).toBe(true)
	await page.setViewportSize({ width: 600, height: 800 })
	expect(await inOneLine()).toBe(false)

	async function inOneLine() {
		const previous = await pages.getByText('Previous').boundingBox()
		const first = await pages.getByRole('link', { name: 'Page 1', exact: true }).boundingBox()
		return Math.abs((previous?.y ?? 0) - (first?.y ?? 0)) < 20
	}
})

test('a list is ordered by relevance where there are words, and the newest come first where there are none', async ({
	page,
	demoUrl,
}) => {
	const order = page.getByLabel('Sort by').locator('option:checked')

	await page.goto(`${demoUrl}/jobs`)
	await expect(order).toHaveText('Newest first')
	await page.getByLabel('Keywords').fill('driver')
	await page.getByLabel('Keywords').press('Enter')
	await expect(page).toHaveURL(/query=driver/)
	await expect(order).toHaveText('Most relevant')
	await page.goBack()
	await expect(order).toHaveText('Newest first')
	await page.goto(`${demoUrl}/jobs?query=driver&order=relevance`)
	await expect(order).toHaveText('Most relevant')
})

test('a page number or a distance in an address that means nothing is passed over', async ({
	page,
	demoUrl,
}) => {
	for (const path of ['jobs', 'employee-list', 'employer-list'])
		for (const search of ['page=abc', 'page=-1', 'page=99999', 'km=-1', 'km=far']) {
			await page.goto(`${demoUrl}/${path}?${search}`)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(page.getByRole('article')).toHaveCount(20)
		}
})

test('people and organisations are found by a query, and their pages can be opened', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/employer-list`)
	await page.getByRole('combobox', { name: 'Keywords' }).fill('schools')
	await page.getByRole('button', { name: 'Show organisations' }).click()
	await expect(page).toHaveURL(/query=schools/)
	await page
		.getByRole('group', { name: 'Kind' })
		.getByRole('checkbox', { name: /School/ })
		.check()
	await expect(page).toHaveURL(/query=schools.*&kind=3/)
	await expect(page.getByRole('link', { name: /^Remove School/ })).toBeVisible()
	const first = page.getByRole('article').first().getByRole('link')
	const name = (await first.textContent()) ?? ''
	await first.click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible()
	await page.goto(page.url().replace('employer-details', 'employer-data'))
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

	await page.goto(`${demoUrl}/employee-list?query=nobodyiscalledso`)
	await expect(page.getByText('No people match your search')).toBeVisible()
	await page.getByRole('link', { name: 'Clear all' }).click()
	await page.getByRole('article').first().getByRole('link').click()
	await expect(page).toHaveURL(/employee-details/)
})

test('facets filter people, show counts, stay in the address, and suggest what to leave out', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/employee-list`)
	const languages = page.getByRole('group', { name: 'Languages' })
	const marathi = languages.getByRole('checkbox', { name: /Marathi/ })
	const count = Number(
		await languages.getByText('Marathi').locator('xpath=following-sibling::small').textContent(),
	)
	await marathi.check()
	await expect(page).toHaveURL(/language=\d+/)
	await expect(page.getByText(`${count} ${count === 1 ? 'person' : 'people'}`)).toBeVisible()
	await expect(page.getByRole('link', { name: 'Remove Marathi' })).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(`${demoUrl}/employee-list`)
	await page.goForward()
	await expect(marathi).toBeChecked()

	await page.getByRole('combobox', { name: 'Keywords' }).fill('"no such words"')
	await page.getByRole('button', { name: 'Show people' }).click()
	await expect(page.getByText('No people match your search')).toBeVisible()
	await page.getByRole('link', { name: /Without “your keywords”/ }).click()
	await expect(page.getByText(`${count} ${count === 1 ? 'person' : 'people'}`)).toBeVisible()
})

test('what is chosen is shown above the list, and each part of it can be removed', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/jobs?query=a&workMode=0&workMode=2`)
	const chosen = page.getByRole('list', { name: 'Chosen filters' })
	await expect(chosen.getByRole('listitem')).toHaveText(['On site', 'Remote', 'Clear all'])

	await chosen.getByRole('link', { name: 'Remove On site' }).click()
	await expect(page).toHaveURL(`${demoUrl}/jobs?query=a&workMode=2`)
	const modes = page.getByRole('group', { name: 'Workplace' })
	await expect(modes.getByRole('checkbox', { name: 'On site' })).not.toBeChecked()
	await expect(modes.getByRole('checkbox', { name: 'Remote' })).toBeChecked()
	await chosen.getByRole('link', { name: 'Clear all' }).click()
	await expect(page.getByRole('combobox', { name: 'Keywords' })).toHaveValue('')
	await expect(page).toHaveURL(`${demoUrl}/jobs`)
	await expect(modes.getByRole('checkbox', { name: 'Remote' })).not.toBeChecked()
	await expect(chosen).toHaveCount(0)
})

test('from 900 px on the facets are beside the list, below it in a sheet that stays open while one chooses', async ({
	page,
	demoUrl,
}) => {
	await page.setViewportSize({ width: 900, height: 800 })
	await page.goto(`${demoUrl}/jobs`)
	const modes = page.getByRole('group', { name: 'Workplace' })
	await expect(modes).toBeVisible()
	await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()

	await page.setViewportSize({ width: 360, height: 740 })
	await expect(modes).toBeHidden()
	await page.getByRole('button', { name: 'Filters' }).click()
	await modes.getByRole('checkbox', { name: 'On site' }).check()
	await expect(page).toHaveURL(/workMode=0/)
	await modes.getByRole('checkbox', { name: 'Hybrid' }).check()
	await expect(page).toHaveURL(/workMode=0&workMode=1/)
	await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
	await expect(modes).toBeHidden()
	await page.getByRole('button', { name: 'Filters (2 chosen)' }).click()
	await page.keyboard.press('Escape')
	await expect(modes).toBeHidden()
})

test('without scripts the sheet opens, and its choices narrow the list', async ({ browser, demoUrl }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 360, height: 740 },
	})
	const page = await context.newPage()
	await page.goto(`${demoUrl}/jobs`)
	await page.getByRole('button', { name: 'Filters' }).click()
	await page.getByRole('group', { name: 'Workplace' }).getByRole('checkbox', { name: 'Remote' }).check()
	await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
	await expect(page).toHaveURL(/workMode=2/)
	await expect(page.getByRole('button', { name: 'Filters (1 chosen)' })).toBeVisible()
	await context.close()
})

test('a list leads back to what was opened from it, until it is cleared', async ({ page, demoUrl }) => {
	const recent = page.getByRole('region', { name: 'Recently viewed' })
	const title = page.getByRole('heading', { level: 2 }).getByRole('link')
	for (const list of ['jobs', 'employee-list', 'employer-list']) {
		await page.goto(`${demoUrl}/${list}`)
		const name = await title.first().innerText()
		await title.first().click()
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
		// The page is shown before its scripts note that it was.
		await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(name)
		await page.goto(`${demoUrl}/${list}`)
		await expect(recent.getByRole('link')).toHaveText([name])
		await recent.getByRole('button', { name: 'Clear' }).click()
		await expect(recent).toHaveCount(0)
	}
})

test('logging out forgets what was viewed', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	await page.goto('/')
	const view = { path: '/jobs/1', title: 'Fitter', text: 'Sahyadri Works', at: Date.now() }
	await page.evaluate(
		(text) => localStorage.setItem('Profile_Search_viewed:job', text),
		JSON.stringify([view]),
	)
	await page.goto('/jobs')
	await expect(page.getByRole('link', { name: 'Fitter' })).toBeVisible()

	const reload = page.waitForEvent('load')
	await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
	await reload
	await page.goto('/jobs')

	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	expect(await page.evaluate(() => localStorage.getItem('Profile_Search_viewed:job'))).toBeNull()
})
