import { defineConfig } from '@playwright/test'
import { findChromium } from './support/chromium.ts'

const { executablePath, env } = await findChromium()
const quiet = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
]

/** The account tests, and every test with this tag. */
const smallToo = /accounts\/|@every-width/
/** Pages with another layout at the breakpoint of small screens; forms are the same as on a phone, only wider. */
const atTheEdge = /accounts\/(menu|modal)/

/**
 * What `npm test` runs, on a wide screen: the main job, accounts, the specified texts, and all screens by axe, keyboard and
 * zoom. `npm run test:long` runs the others.
 */
const main =
	/^wide (accounts\/(login|register)|hiring\/posting|matching\/find-work.* in en$|search\/lists|site\/(screens|specified-screens|weights.* in hi,)|trust\/approvals)/
/** Without this variable all tests are run. */
const part = process.env['BROWSER_TESTS']

const wide = { name: 'wide', use: { viewport: { width: 1280, height: 900 } } }

export default defineConfig({
	testDir: '.',
	testMatch: '**/*.test.ts',
	globalSetup: './support/portal.ts',
	outputDir: '.results',
	snapshotPathTemplate: '{testFileDir}/looks/{arg}{ext}',
	timeout: 240_000,
	expect: { timeout: 40_000 },
	// The retry records a trace. In CI a test that needs a retry has failed, and must be fixed.
	retries: 1,
	failOnFlakyTests: Boolean(process.env['CI']),
	// Each test makes its own accounts, so files can run in parallel.
	workers: 2,
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		actionTimeout: 60_000,
		// Recording takes a quarter of a test's time, so it is on only for a retry.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: { executablePath, args: quiet, ...(env && { env: { ...process.env, ...env } }) },
	},
	// All tests run on a wide screen; the account tests and tagged ones also on a small one. screens.test.ts checks
	// that no page scrolls sideways at the widths in between.
	projects:
		part === 'main'
			? [{ ...wide, grep: main }]
			: [
					wide,
					{ name: 'middle', grep: atTheEdge, use: { viewport: { width: 600, height: 900 } } },
					{ name: 'phone', grep: smallToo, use: { viewport: { width: 360, height: 740 } } },
				],
	...(part === 'others' && { grepInvert: main }),
})
