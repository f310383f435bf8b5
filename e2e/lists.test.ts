import { expect, test } from './fixtures.ts'
import { operate } from './operator.ts'

test('a list has up to seven page links between Previous and Next, in two lines below 601 px', async ({
	page,
}) => {
	await using operator = await operate({ DEMO: '1' })
	await operator.start()

	await page.goto(`${operator.url}/jobs`)
	const pages = page.getByRole('navigation', { name: 'Pages' })
	await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
	await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
	await pages.getByRole('link', { name: 'Next' }).click()
	await expect(page).toHaveURL(`${operator.url}/jobs?page=2`)
	await pages.getByRole('link', { name: 'Page 6' }).click()
	await expect(pages.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
	await page.goBack()
	await expect(page).toHaveURL(`${operator.url}/jobs?page=2`)

	expect(await inOneLine()).toBe(true)
	await page.setViewportSize({ width: 601, height: 800 })
	expect(await inOneLine()).toBe(true)
	await page.setViewportSize({ width: 600, height: 800 })
	expect(await inOneLine()).toBe(false)

	async function inOneLine() {
		const previous = await pages.getByText('Previous').boundingBox()
		const first = await pages.getByRole('link', { name: 'Page 1' }).boundingBox()
		return Math.abs((previous?.y ?? 0) - (first?.y ?? 0)) < 20
	}
})

test('people and organisations are found by words, and their pages read', async ({ page }) => {
	await using operator = await operate({ DEMO: '1' })
	await operator.start()

	await page.goto(`${operator.url}/employer-list`)
	await page.getByRole('searchbox', { name: 'Words' }).fill('schools')
	await page.getByLabel('Kind').selectOption({ label: 'School or university' })
	await page.getByRole('button', { name: 'Show organisations' }).click()
	await expect(page).toHaveURL(/words=schools&kind=education/)
	const first = page.getByRole('article').first().getByRole('link')
	const name = (await first.textContent()) ?? ''
	await first.click()
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeVisible()

	await page.goto(`${operator.url}/employee-list?words=nobodyiscalledso`)
	await expect(page.getByText('Nobody here fits these words')).toBeVisible()
	await page.getByRole('link', { name: 'Clear all' }).click()
	await page.getByRole('article').first().getByRole('link').click()
	await expect(page).toHaveURL(/employee-details/)
})
