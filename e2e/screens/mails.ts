import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { asHtml } from '@profile-search/api/platform/channels/mail/paragraphs'
import { originalOf } from '@profile-search/api/platform/channels/mail/template'
import { templates } from '@profile-search/api/site/mail-templates/registry'
import { sample } from '@profile-search/api/site/mail-templates/sample'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { escapeHtml } from '@profile-search/text/escape-html'
import { inLanguage } from '@profile-search/text/language'
import { findChromium } from '../support/chromium.ts'

/** Every mail, filled with samples, on one sheet for each language: shots/mails-hi.png. */
export async function shootMails() {
	const folder = join(import.meta.dirname, '../../shots')
	mkdirSync(folder, { recursive: true })
	const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
	try {
		for (const language of PageLanguage.options) {
			const path = join(folder, `mails-${language}.png`)
			await shoot(browser, sheetOf(language), path)
			console.log(path)
		}
	} finally {
		await browser.close()
	}
}

async function shoot(browser: Browser, sheet: string, path: string) {
	const page = await browser.newPage({ viewport: { width: 1880, height: 1000 } })
	await page.setContent(sheet, { waitUntil: 'load' })
	await page.evaluate(async () => {
		const frames = [...document.querySelectorAll('iframe')]
		await Promise.all(
			[document, ...frames.map((frame) => frame.contentDocument)].map((shown) => shown?.fonts.ready),
		)
		for (const frame of frames)
			frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight}px`
	})
	await page.screenshot({ path, fullPage: true })
	await page.close()
}

function sheetOf(language: PageLanguage) {
	const mails = inLanguage(language, () =>
		templates.map((template) => {
			const { subject, paragraphs } = sample(template, originalOf(template))
			return {
				name: template.name,
				subject,
				html: asHtml(subject, paragraphs).replace('</head>', `${font}</head>`),
			}
		}),
	)
	return `<!doctype html><html lang="${language}"><meta charset="utf-8">${font}<style>
		body { columns: 4; column-gap: 20px; margin: 20px; font-size: 13px }
		figure { break-inside: avoid; margin: 0 0 20px; border: 1px solid #999 }
		figcaption { padding: 6px 10px; background: #eee }
		iframe { display: block; width: 100%; border: 0 }
	</style>${mails.map(({ name, subject, html }) => `<figure><figcaption>${name}<br><b>${escapeHtml(subject)}</b></figcaption><iframe srcdoc="${escapeHtml(html)}"></iframe></figure>`).join('')}`
}

/** Mails name no font. A machine without one for Devanagari shows boxes, so the sheet brings its own. */
const font = `<style>${['latin', 'devanagari']
	.map((script) => {
		const path = fileURLToPath(
			import.meta.resolve(`@fontsource/mukta/files/mukta-${script}-400-normal.woff2`),
		)
		const content = readFileSync(path, 'base64')
		return `@font-face { font-family: ${script}; src: url(data:font/woff2;base64,${content}) }`
	})
	.join('')} * { font-family: latin, devanagari !important }</style>`
