import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { findChromium } from '../support/chromium.ts'
import { operate } from '../support/operator.ts'
import { readers, type Reader } from './addresses.ts'
import { logInAs, openScreen } from './walk.ts'

type Look = { language: PageLanguage; width: 360 | 1280; scheme: 'light' | 'dark' }

/** How much of a long page a sheet shows, in heights of its window. */
const screensOnSheet = 2
const heightOf = { 360: 740, 1280: 900 }
/** Of a sheet: the width of each picture, and how many stand beside each other. */
const onSheet = { 360: { width: 360, beside: 5 }, 1280: { width: 640, beside: 3 } }

/**
 * Every screen of the demo data as each kind of account sees it, whole, and sheets of them for each account: with
 * `hi 360 dark`, shots/hi-360-dark/candidate.png. What is not named is taken in each kind.
 */
export async function shootScreens(wanted: string[]) {
	const looks = looksOf(wanted)
	const folder = join(import.meta.dirname, '../../shots')
	const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
	try {
		await using portal = await operate({ DEMO: '1' })
		await portal.start()
		const password = (await readFile(join(portal.folder, 'demo-password'), 'utf8')).trim()
		for (const look of looks)
			for (const reader of readers) {
				const target = join(folder, `${look.language}-${look.width}-${look.scheme}`)
				mkdirSync(join(target, reader.name), { recursive: true })
				const pictures = await shootReader(browser, { url: portal.url, password, reader, look, target })
				await shootSheet(browser, { pictures, look, path: join(target, `${reader.name}.png`) })
				console.log(join(target, `${reader.name}.png`))
			}
	} finally {
		await browser.close()
	}
}

function looksOf(wanted: string[]): Look[] {
	const chosen = <Value extends string | number>(all: readonly Value[]) => {
		const named = all.filter((each) => wanted.includes(String(each)))
		return named.length > 0 ? named : all
	}
	return chosen(PageLanguage.options).flatMap((language) =>
		chosen([360, 1280] as const).flatMap((width) =>
			chosen(['light', 'dark'] as const).map((scheme) => ({ language, width, scheme })),
		),
	)
}

type Shooting = { url: string; password: string; reader: Reader; look: Look; target: string }

/** The paths of the pictures of what one account sees, in order. */
async function shootReader(browser: Browser, { url, password, reader, look, target }: Shooting) {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width: look.width, height: heightOf[look.width] },
		colorScheme: look.scheme,
		reducedMotion: 'reduce',
	})
	await context.addCookies([{ name: 'language', value: look.language, url }])
	const page = await context.newPage()
	await logInAs(page, reader, password)
	const pictures: string[] = []
	for (const address of reader.addresses) {
		if (!(await openScreen(page, address))) {
			console.error(`No address like ${address.follow?.at(-1)} from ${address.path} for ${reader.name}.`)
			continue
		}
		const picture = join(target, reader.name, `${address.name}.png`)
		await page.screenshot({ path: picture, fullPage: true })
		pictures.push(picture)
	}
	await context.close()
	return pictures
}

type Sheet = { pictures: string[]; look: Look; path: string }

async function shootSheet(browser: Browser, { pictures, look: { width }, path }: Sheet) {
	const { width: shown, beside } = onSheet[width]
	const page = await browser.newPage({ viewport: { width: beside * (shown + 16) + 16, height: 1000 } })
	// Pictures are read from where the page itself is.
	await page.goto(pathToFileURL(join(path, '..')).href)
	await page.setContent(`<!doctype html><meta charset="utf-8"><style>
		body { display: grid; grid-template-columns: repeat(${beside}, ${shown}px); gap: 16px; margin: 16px; font: 13px sans-serif }
		figure { margin: 0 }
		div { max-height: ${(heightOf[width] * screensOnSheet * shown) / width}px; overflow: hidden; border: 1px solid #999 }
		img { display: block; width: 100% }
	</style>${pictures.map((each) => `<figure><figcaption>${basename(each, '.png')}</figcaption><div><img src="${pathToFileURL(each).href}"></div></figure>`).join('')}`)
	await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
	await page.screenshot({ path, fullPage: true })
	await page.close()
}
