import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'

const accounts = {
	candidate: { email_id: 'mangesh.kamble.0-1490@example.com', user_type: 'candidate' },
	employer: { email_id: 'office.shubham.shelke.0-80@example.com', user_type: 'employer' },
}

/** The main screens, each at an address or at the first of a list that begins so. */
const screens = [
	{ name: 'home', path: '/' },
	{ name: 'jobs', path: '/jobs' },
	{ name: 'job', path: '/jobs', follow: '/jobs/' },
	{ name: 'people', path: '/employee-list' },
	{ name: 'person', path: '/employee-list', follow: '/employee-details/' },
	// Lists order by whole seconds, so which one is first depends on the moment of planting.
	{ name: 'organisation', path: '/employer-list?query=Seven+Hills+English', follow: '/employer-details/' },
	{ name: 'login', path: '/login' },
	{ name: 'matches', path: '/matches', as: accounts.candidate },
	{ name: 'profile-form', path: '/profile-update', as: accounts.candidate },
	{ name: 'shortlist', path: '/matches', as: accounts.employer },
]

// Another browser, or another system, draws the edges of letters in another way.
const { executablePath } = await findChromium()
test.skip(
	!executablePath.includes('node_modules'),
	'The pictures are those of the browser that comes with the tests.',
)

// A small picture shows what has moved or changed its colour, and forgives how letters are drawn.
test.use({
	contextOptions: { reducedMotion: 'reduce' },
	colorScheme: 'light',
	deviceScaleFactor: 0.4,
	timezoneId: 'Asia/Kolkata',
})

/** Less than the smallest button of a screen. */
const tolerance = { scale: 'device', maxDiffPixelRatio: 0.004 } as const

for (const { name, path, follow, as } of screens)
	test(`the screen ${name} looks as it did, on a desktop and on a phone`, async ({ page, demoUrl }) => {
		if (as) {
			const password = await readFile(join(process.env['E2E_DEMO_FOLDER'] ?? '', 'demo-password'), 'utf8')
			const answer = await page.request.post(`${demoUrl}/api/auth/login`, {
				data: { ...as, password: password.trim() },
			})
			expect(answer.ok()).toBe(true)
		}
		await page.goto(demoUrl + path)
		if (follow) {
			const link = page.getByRole('main').locator(`a[href^="${follow}"]`).first()
			await page.goto(demoUrl + ((await link.getAttribute('href')) ?? ''))
		}
		for (const [width, height] of [
			[1280, 900],
			[360, 740],
		] as const) {
			await page.setViewportSize({ width, height })
			await page.reload()
			await waitForScripts(page)
			await stopTime(page)

			await expect(page).toHaveScreenshot(`${name}-${width}.png`, tolerance)
		}
	})

/** Writes the same for every number, month and distance in time, since counts and days are others tomorrow. */
async function stopTime(page: Page) {
	await page.evaluate(async () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const ago = /\b(?:today|yesterday|\d+ \w+ ago)\b/g
		const month =
			/\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g
		while (texts.nextNode()) {
			const { currentNode } = texts
			if (currentNode.parentElement?.closest('style, script')) continue
			const text = currentNode.nodeValue ?? ''
			const still = text.replaceAll(ago, 'lately').replaceAll(month, 'Mar').replaceAll(/\d+/g, '00')
			if (still !== text) currentNode.nodeValue = still
		}
		await document.fonts.ready
	})
}
