import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { noteBarriers } from '../support/barriers.ts'
import { expect, test, waitForScripts } from '../support/fixtures.ts'
import { readers } from './addresses.ts'
import { logInAs, openScreen } from './walk.ts'

/**
 * What opens something, shows something else, or sends a form. Not what switches to dark, since both are looked at, nor the
 * headings of the editor, with which an author may well write in another order.
 */
const controls =
	'button:not([aria-label^="Switch to"], [aria-label^="Heading "]), summary, [role=combobox], [role=tab]'
/** What a press may bring about. */
const opened =
	'[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert], [aria-invalid=true], details[open]'

test.use({
	contextOptions: { reducedMotion: 'reduce' },
	serviceWorkers: 'block',
	actionTimeout: 5000,
})

test.describe.configure({ mode: 'parallel' })

for (const reader of readers)
	test(`axe finds no barrier on any screen of the ${reader.name}, at rest or after a press`, async ({
		page,
		demoUrl,
	}) => {
		test.setTimeout(900_000)
		const password = await readFile(join(process.env['E2E_DEMO_FOLDER'] ?? '', 'demo-password'), 'utf8')
		await logInAs(page, reader, password.trim(), demoUrl)
		await changeNothing(page)
		const pressed = new Set<string>()
		for (const address of reader.addresses) {
			expect(await openScreen(page, { ...address, path: demoUrl + address.path }), address.name).toBe(true)
			await showAt(page, 'phone')
			await waitForScripts(page)
			await noteBarriers(page, address.name)
			await showAt(page, 'desktop')
			await pressEach(page, address.name, pressed)
		}
	})

/** The demo data stay as they are: what would change something gets no answer, as without a network. */
async function changeNothing(page: Page) {
	await page.context().route('**/*', async (route) => {
		if (['GET', 'HEAD', 'QUERY'].includes(route.request().method())) await route.continue()
		else await route.abort()
	})
	page.on('dialog', (dialog) => dialog.accept())
}

async function showAt(page: Page, kind: 'phone' | 'desktop') {
	await page.emulateMedia({ colorScheme: kind === 'phone' ? 'dark' : 'light' })
	await page.setViewportSize(kind === 'phone' ? { width: 360, height: 740 } : { width: 1280, height: 900 })
}

/** Presses what has not been pressed yet, and looks at what opens. */
async function pressEach(page: Page, screen: string, pressed: Set<string>) {
	const here = page.url()
	for (const kind of new Set(await kindsOn(page))) {
		if (!kind || pressed.has(kind)) continue
		pressed.add(kind)
		const at = (await kindsOn(page)).indexOf(kind)
		// It may have gone with what the page showed before.
		if (at < 0) continue
		const before = await page.locator(opened).count()
		// By key, since some are shown only to who points at what they belong to.
		await page
			.locator(controls)
			.nth(at)
			.press(kind.startsWith('combobox') ? 'ArrowDown' : 'Enter')
		if (await somethingOpens(page, before)) {
			await noteBarriers(page, `${screen}, ${kind}`)
			await page.emulateMedia({ colorScheme: 'dark' })
			await noteBarriers(page, `${screen}, ${kind}, in the dark`)
			await page.emulateMedia({ colorScheme: 'light' })
		} else if (page.url() === here) continue
		await page.goto(here)
		await waitForScripts(page)
	}
}

/** What each control on the page is for, without the name of what it is for, in the order of the page; empty if it is not shown. */
function kindsOn(page: Page) {
	return page.locator(controls).evaluateAll((elements) =>
		elements.map((element) => {
			if (!element.checkVisibility() || element.matches(':disabled')) return ''
			const role = element.role ?? element.tagName.toLowerCase()
			// What is folded up or only labelled begins with a word of ours, and goes on with what it is about.
			const label = element.getAttribute('aria-label')
			if (label) return `${role} ${label.split(/[\s:]/)[0]}`
			if (element instanceof HTMLInputElement) return `${role} ${element.labels?.[0]?.innerText}`
			if (element.matches('summary')) return `${element.parentElement?.className} ${element.className}`
			return `${role} ${element.textContent.slice(0, 20)}`
		}),
	)
}

/** Many presses open nothing, so this waits a second and no longer. */
function somethingOpens(page: Page, before: number) {
	return expect
		.poll(() => page.locator(opened).count(), { timeout: 1000 })
		.toBeGreaterThan(before)
		.then(
			() => true,
			() => false,
		)
}
