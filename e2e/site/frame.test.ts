import { execFileSync } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { expect, test, waitForScripts } from '../support/fixtures.ts'
import { program } from '../support/portal.ts'

/** Where the page says which colours it shows. */
const scheme = 'data-mantine-color-scheme'

test('the header is one line that leaves nothing out, for the longest menus in each language', async ({
	signedInAs,
}) => {
	const organisation = await signedInAs('employer')
	const official = await signedInAs('candidate')
	for (const role of ['approver', 'admin'])
		execFileSync(process.execPath, [program, role, 'grant', official.account.email])
	for (const { page } of [organisation, official])
		for (const language of PageLanguage.options)
			for (const width of [1024, 1280]) {
				await page.setViewportSize({ width, height: 700 })
				await page.goto(`/contact?lang=${language}`)

				expect(await headerOf(page), `${language}, ${width}`).toEqual({ lines: 1, isCut: false })
				await expect(page.getByRole('banner').getByRole('link').first()).toHaveAccessibleName(/\S/)
			}
})

test('the name of the site is whole beside the menu of an organisation that approves, or not there', async ({
	signedInAs,
}) => {
	const { page, account } = await signedInAs('employer')
	execFileSync(process.execPath, [program, 'approver', 'grant', account.email])
	for (const width of [1024, 1280, 1440]) {
		await page.setViewportSize({ width, height: 700 })
		await page.goto('/contact')
		const brand = page.getByRole('banner').getByRole('link', { name: 'Profile Search' })
		const [height, lines] = await brand.evaluate((link) => {
			const name = link.querySelector('span')
			return [link.getBoundingClientRect().height, name?.getClientRects().length]
		})
		expect(height).toBeLessThanOrEqual(45)
		expect(lines).toBe(1)
		const isSeen = await brand.evaluate((link) => {
			const name = link.querySelector('span')?.getBoundingClientRect()
			return name !== undefined && name.bottom <= link.getBoundingClientRect().bottom
		})
		expect(isSeen, String(width)).toBe(width >= 1280)
	}
})

test('titles begin where the line of the header does, on wide and on narrow pages', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.setViewportSize({ width: 1280, height: 900 })
	for (const address of ['/jobs', '/saved', '/messages', '/settings', '/privacy', '/notifications']) {
		await page.goto(address)
		const brand = await page.getByRole('banner').getByRole('link', { name: 'Profile Search' }).boundingBox()
		const title = await page.getByRole('heading', { level: 1 }).boundingBox()
		expect(title?.x, address).toBe(brand?.x)
	}
})

test('below the width of the menu there is the drawer, and the header is as high', async ({ page }) => {
	for (const width of [1023, 601, 320]) {
		await page.setViewportSize({ width, height: 700 })
		await page.goto('/')

		expect(await headerOf(page)).toEqual({ lines: 1, isCut: false })
		await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeVisible()
		await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeHidden()
	}
})

test('on a phone the main places are below the page, and what is at its end is not covered', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/')
	await waitForScripts(page)
	const places = page.getByRole('navigation', { name: 'Main places' })
	await places.getByRole('link', { name: 'Jobs' }).click()
	await expect(page.getByRole('heading', { name: 'Open jobs', level: 1 })).toBeVisible()
	await expect(places.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')

	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
	const last = page.getByRole('contentinfo').getByRole('link').last()
	await expect(last).toBeInViewport({ ratio: 1 })
	const end = await last.boundingBox()
	const bar = await places.boundingBox()
	expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

	await places.getByRole('link', { name: 'Login' }).click()
	await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('a low window has no bar of places, and a form has its own buttons there', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	const places = page.getByRole('navigation', { name: 'Main places' })
	await page.setViewportSize({ width: 360, height: 480 })
	await page.goto('/jobs')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(places).toBeHidden()

	await page.setViewportSize({ width: 360, height: 740 })
	await expect(places).toBeVisible()
	await page.goto('/profile-update')
	await expect(page.getByRole('button', { name: 'Save and continue' })).toBeInViewport({ ratio: 1 })
	await expect(places).toBeHidden()
})

test('no field that has the focus is covered by the buttons of its form or by the header', async ({
	signedInAs,
}) => {
	const { page } = await signedInAs('candidate')
	await page.setViewportSize({ width: 360, height: 740 })
	// The buttons of the second one take two lines.
	for (const address of ['/profile-update', '/advisory-edit?lang=hi']) {
		await page.goto(address)
		await waitForScripts(page)
		for (let stop = 0; stop < 60; stop++) {
			await page.keyboard.press('Tab')
			expect(await isFocusSeen(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true)
		}
	}
})

/** Whether the centre of what has the focus is its own, and not covered by something else. */
async function isFocusSeen(page: Page) {
	return page.evaluate(() => {
		const focused = document.activeElement
		if (!focused || focused === document.body) return true
		const { x, y, width, height } = focused.getBoundingClientRect()
		if (width <= 1 || height <= 1) return true
		const top = document.elementFromPoint(x + width / 2, y + height / 2)
		return (
			top !== null &&
			(focused.contains(top) ||
				top.contains(focused) ||
				(focused.tagName === 'INPUT' && top.closest('label')?.contains(focused) === true))
		)
	})
}

async function headerOf(page: Page) {
	return page.getByRole('banner').evaluate((header) => {
		const line = header.firstElementChild
		const tops = [...header.querySelectorAll('a, button, summary')]
			.filter((entry) => entry.checkVisibility() && !entry.closest('details > div'))
			.map((entry) => entry.getBoundingClientRect())
		// The line is as wide as the content of the pages.
		const end = line
			? line.getBoundingClientRect().right - parseFloat(getComputedStyle(line).paddingRight)
			: 0
		const middles = new Set(tops.map(({ top, height }) => Math.round((top + height / 2) / 8)))
		return {
			lines: middles.size,
			isCut: tops.some(({ right }) => right > end + 0.5) || (line?.scrollWidth ?? 0) > innerWidth,
		}
	})
}

test('an administrator goes from page to page of the administration by its own menu', async ({
	signedInAs,
}) => {
	const { page, account } = await signedInAs('candidate')
	execFileSync(process.execPath, [program, 'admin', 'grant', account.email])
	await page.goto('/admin')
	const menu = page.getByRole('navigation', { name: 'Administration' })
	for (const name of ['Audit log', 'Site settings', 'Skills']) {
		await menu.getByRole('link', { name, exact: true }).click()
		await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
		await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
	}
})

test('the colours that somebody chooses are those of every page and tab, whatever the system is', async ({
	page,
}) => {
	const shown = (tab: Page) => expect(tab.locator('html'))
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/jobs')
	await waitForScripts(page)
	const other = await page.context().newPage()
	await other.goto('/login')
	await waitForScripts(other)
	await page.getByRole('button', { name: 'Switch to dark mode' }).click()

	for (const tab of [page, other]) await shown(tab).toHaveAttribute(scheme, 'dark')
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.getByRole('button', { name: 'Switch to light mode' }).click()
	for (const tab of [page, other]) await shown(tab).toHaveAttribute(scheme, 'light')
	await page.goto('/login')
	await shown(page).toHaveAttribute(scheme, 'light')
})

test('where the browser keeps nothing, the colours are chosen for as long as the page is open', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('nothing is kept', 'QuotaExceededError')
		}
	})
	await page.emulateMedia({ colorScheme: 'light' })
	for (const path of ['/jobs', '/login']) {
		await page.goto(path)
		await waitForScripts(page)
		await page.getByRole('button', { name: 'Switch to dark mode' }).click()
		await expect(page.locator('html')).toHaveAttribute(scheme, 'dark')
		await page.getByRole('button', { name: 'Switch to light mode' }).click()
		await expect(page.locator('html')).toHaveAttribute(scheme, 'light')
	}
})

test('the focus goes to the heading of a page that is followed, and counts are status texts', async ({
	page,
	demoUrl,
}) => {
	await page.goto(`${demoUrl}/jobs`)
	await waitForScripts(page)
	await expect(page.getByRole('status').filter({ hasText: /open jobs/ })).toBeVisible()

	await page.getByRole('main').getByRole('link', { name: 'Senior Driver' }).first().click()
	await expect(page.getByRole('heading', { level: 1, name: 'Senior Driver' })).toBeFocused()

	await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeFocused()
	const filter = page.getByRole('main').getByRole('combobox').first()
	await filter.fill('driver')
	await filter.press('Enter')
	await expect(page.getByRole('status').filter({ hasText: 'driver' })).toBeVisible()
	await expect(filter).toBeFocused()
})

test('where the system sets the colours, what is current or chosen and the parts of a score are told apart', async ({
	page,
	demoUrl,
}) => {
	await page.emulateMedia({ forcedColors: 'active' })
	await page.goto(`${demoUrl}/login`)
	const [chosen, other] = [page.getByRole('tab').first(), page.getByRole('tab').last()]
	await expect(chosen).toHaveAttribute('aria-selected', 'true')
	expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other))

	await page.goto(`${demoUrl}/login?register`)
	const box = page.getByRole('checkbox').first()
	const empty = await backgroundOf(box)
	await box.check()
	await expect.poll(() => backgroundOf(box)).not.toBe(empty)

	await page.goto(`${demoUrl}/jobs`)
	const menu = page.getByRole('banner').getByRole('navigation')
	const current = await backgroundOf(menu.getByRole('link', { name: 'Jobs' }))
	expect(current).not.toBe(await backgroundOf(menu.getByRole('link', { name: 'Employer List' })))

	await page.goto(demoUrl)
	const parts = await page
		.locator('[class*="_band_"]')
		.evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundColor))
	expect(parts.length).toBeGreaterThan(3)
	expect(new Set(parts).size).toBeGreaterThan(3)
})

test('so are the switches of a form, and the option of a list that Enter chooses', async ({ signedInAs }) => {
	const { page } = await signedInAs('candidate')
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, forcedColors: 'active' })
		await page.goto('/notifications#settings')
		await waitForScripts(page)
		const [on, off] = ['checked', 'not(:checked)'].map((state) =>
			page.locator(`input[role="switch"]:${state} + [class*="track"]`).first(),
		)
		if (!on || !off) throw new Error('There are no two switches.')
		expect(await backgroundOf(on), colorScheme).not.toBe(await backgroundOf(off))
		for (const track of [on, off])
			expect(await backgroundOf(track.locator('[class*="thumb"]'))).not.toBe(await backgroundOf(track))

		await page.goto('/first-steps/work')
		await waitForScripts(page)
		await page.getByRole('combobox').first().press('ArrowDown')
		const chosen = page.locator('[role="option"][data-combobox-selected]')
		await expect(chosen).toBeVisible()
		const other = page.locator('[role="option"]:not([data-combobox-selected])').first()
		expect(await backgroundOf(chosen), colorScheme).not.toBe(await backgroundOf(other))
	}
})

function backgroundOf(element: Locator) {
	return element.evaluate((found) => getComputedStyle(found).backgroundColor)
}
