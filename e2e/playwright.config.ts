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
const everyWidth = /accounts\/|@every-width/

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.test.ts',
	globalSetup: './portal.ts',
	outputDir: '.results',
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// Machines stall. What passes at a second try is told as such and counts as passed; what fails twice has failed.
	retries: 1,
	// Each test makes its own people, so files can run side by side.
	workers: 2,
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		actionTimeout: 20_000,
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: { executablePath, args: quiet, ...(env && { env: { ...process.env, ...env } }) },
	},
	// Everything on a wide screen; what an account is opened, entered and kept with also on small ones.
	projects: [
		{ name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
		{ name: 'middle', grep: everyWidth, use: { viewport: { width: 600, height: 900 } } },
		{ name: 'phone', grep: everyWidth, use: { viewport: { width: 360, height: 740 } } },
	],
})
