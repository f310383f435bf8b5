import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'

const { executablePath, env } = await findChromium()
const quiet = [
	'--no-sandbox',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
]

/** The journeys of accounts, and whatever is tagged so. */
const smallToo = /accounts\/|@every-width/
/** What is laid out anew where small screens begin; forms are there what they are on a phone, only wider. */
const atTheEdge = /accounts\/(menu|modal)/

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.test.ts',
	globalSetup: './portal.ts',
	outputDir: '.results',
	timeout: 240_000,
	expect: { timeout: 40_000 },
	// The second try is for the trace. Where CI runs, a test that needs one has failed: it is mended, not tried again.
	retries: 1,
	failOnFlakyTests: Boolean(process.env['CI']),
	// Each test makes its own people, so files can run side by side.
	workers: 2,
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		actionTimeout: 60_000,
		// Recording takes a quarter of a test's time, so it waits until a test has failed once.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: { executablePath, args: quiet, ...(env && { env: { ...process.env, ...env } }) },
	},
	// Everything on a wide screen; what an account is opened, entered and kept with also on a small one. That no page
	// scrolls sideways in between is what screens.test.ts looks at.
	projects: [
		{ name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
		{ name: 'middle', grep: atTheEdge, use: { viewport: { width: 600, height: 900 } } },
		{ name: 'phone', grep: smallToo, use: { viewport: { width: 360, height: 740 } } },
	],
})
