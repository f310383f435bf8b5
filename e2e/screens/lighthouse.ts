import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { operate } from '../support/operator.ts'

/** It takes 176 MB with what it needs, so it is fetched when it is asked for, and not installed with the portal. */
const lighthouse = 'lighthouse@13.5.0'

const document = join(import.meta.dirname, '../../docs/lighthouse.md')
const [begin, end] = ['<!-- measured -->', '<!-- end -->']

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const goal = 95

/** What is read of a report of Lighthouse. Scores are between 0 and 1. */
type Report = {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
	audits: Record<
		string,
		{ score: number | null; title: string; displayValue?: string; numericValue?: number }
	>
}

/**
 * Measures five public pages of the demo data with Lighthouse, as a phone in a slow network, writes the scores into
 * docs/lighthouse.md, and says what is below 0.9. Returns whether all scores reach the goal.
 */
export async function measurePages() {
	const reports = new Map<string, Report>()
	await using portal = await operate({ DEMO: '1' })
	await portal.start()
	for (const [name, path] of Object.entries(await addressesAt(portal.url)))
		reports.set(name, await reportOn(portal.url + path, join(portal.folder, 'lighthouse.json')))
	for (const [name, report] of reports) tellWeak(name, report)
	write(reports)
	return [...reports.values()].every((report) => scoresOf(report).every((score) => score >= goal))
}

/** The addresses of the pages, by their names. */
async function addressesAt(url: string) {
	const browser = await chromium.launch(await findChromium())
	try {
		const page = await browser.newPage()
		const firstIn = async (list: string, prefix: string) => {
			await page.goto(url + list)
			const first = page.getByRole('main').locator(`a[href^="${prefix}"]`).first()
			return (await first.getAttribute('href')) ?? list
		}
		return {
			home: '/',
			jobs: '/jobs',
			'a job': await firstIn('/jobs', '/jobs/'),
			people: '/employee-list',
			'an organisation': await firstIn('/employer-list', '/employer-details/'),
		}
	} finally {
		await browser.close()
	}
}

async function reportOn(address: string, file: string): Promise<Report> {
	const { executablePath, env } = await findChromium()
	const options = [
		`--only-categories=${categories.join(',')}`,
		'--output=json',
		`--output-path=${file}`,
		'--chrome-flags=--headless=new --no-sandbox',
		'--quiet',
	]
	const { status } = spawnSync('npx', ['--yes', lighthouse, address, ...options], {
		env: { ...process.env, ...env, CHROME_PATH: executablePath },
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	if (status !== 0) throw new Error(`Lighthouse has no report on ${address}.`)
	return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** The scores out of 100, in the order of the categories. */
function scoresOf({ categories: found }: Report) {
	return categories.map((category) => Math.round((found[category]?.score ?? 0) * 100))
}

function tellWeak(name: string, { categories: found, audits }: Report) {
	for (const category of categories)
		for (const { id, weight } of found[category]?.auditRefs ?? []) {
			const { score = null, title = '', displayValue = '' } = audits[id] ?? {}
			if (weight > 0 && score !== null && score < 0.9)
				console.log(`${name}, ${category}: ${title} ${displayValue} (${score})`)
		}
}

/** Puts the figures into the document, between its two marks. */
function write(reports: ReadonlyMap<string, Report>) {
	const heads = [
		'page',
		'performance',
		'accessibility',
		'best practices',
		'SEO',
		'largest paint',
		'blocked',
		'shift',
	]
	const lines = [...reports].map(([name, report]) => {
		const valueOf = (audit: string) => report.audits[audit]?.numericValue ?? 0
		return [
			name,
			...scoresOf(report),
			`${(valueOf('largest-contentful-paint') / 1000).toFixed(1)} s`,
			`${Math.round(valueOf('total-blocking-time'))} ms`,
			valueOf('cumulative-layout-shift').toFixed(3),
		].join(' | ')
	})
	const table = [heads.join(' | '), heads.map((_, at) => (at === 0 ? '---' : '---:')).join(' | '), ...lines]
	const text = readFileSync(document, 'utf8')
	const before = text.slice(0, text.indexOf(begin) + begin.length)
	const after = text.slice(text.indexOf(end))
	writeFileSync(document, `${before}\n\n${table.map((line) => `| ${line} |`).join('\n')}\n\n${after}`)
	console.log(table.join('\n'))
}
