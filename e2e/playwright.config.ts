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

export default defineConfig({
	testDir: '.',
	testMatch: '*.test.ts',
	globalSetup: './portal.ts',
	outputDir: '.results',
	timeout: 90_000,
	expect: { timeout: 10_000 },
	workers: 1,
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		viewport: { width: 1280, height: 900 },
		actionTimeout: 10_000,
		trace: 'retain-on-failure',
		screenshot: 'only-on-failure',
		launchOptions: { executablePath, args: quiet, ...(env && { env: { ...process.env, ...env } }) },
	},
})
