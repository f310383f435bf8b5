import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * How many tests of a run passed and failed, and the names of the failed ones, each with the first line of the reason.
 */
export type Totals = { passed: number; failed: number; failures: string[] }

/** Runs tests of vitest, with further arguments. */
export function runUnitTests(args: readonly string[] = []): Totals {
	return withResults((file) => {
		const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
		return unitTotals(file, run('vitest', ['run', ...reporters, ...args]))
	})
}

/** Runs one of the two parts of the browser tests, see `e2e/playwright.config.ts`. */
export function runBrowserTests(part: 'main' | 'others'): Totals {
	return withResults((file) => {
		const environment = { BROWSER_TESTS: part, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
		const isFine = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], environment)
		return browserTotals(file, isFine)
	})
}

/** Runs a program in this terminal, and returns whether it ended well. */
export function run(program: string, args: readonly string[], environment: Record<string, string> = {}) {
	console.log(`\n> ${program} ${args.join(' ')}`)
	return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}

function withResults(work: (file: string) => Totals) {
	const folder = mkdtempSync(join(tmpdir(), 'profile-search-results-'))
	try {
		return work(join(folder, 'results.json'))
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** The totals that vitest wrote. A run that ended before it wrote them, or with an error, has at least one failure. */
export function unitTotals(file: string, isFine: boolean): Totals {
	const results: UnitResults | undefined = read(file)
	if (!results) return fellOver('vitest')
	const { numPassedTests, numFailedTests, numFailedTestSuites } = results
	const failed = numFailedTests || numFailedTestSuites
	return {
		passed: numPassedTests,
		failed: isFine ? failed : Math.max(1, failed),
		failures: results.testResults.flatMap(unitFailures),
	}
}

/** The totals that Playwright wrote. In CI, a test that passed only at its second try counts as failed. */
function browserTotals(file: string, isFine: boolean): Totals {
	const results: BrowserResults | undefined = read(file)
	if (!results) return fellOver('playwright')
	const { expected, unexpected, flaky } = results.stats
	const failed = unexpected + (process.env['CI'] ? flaky : 0)
	return {
		passed: expected + flaky - (failed - unexpected),
		failed: isFine ? failed : Math.max(1, failed),
		failures: results.suites.flatMap(browserFailures),
	}
}

/** Prints the names of what failed, then the one line that `.ci/run` reads. Returns whether all tests passed. */
export function printTotals(...parts: Totals[]) {
	const passed = parts.reduce((sum, part) => sum + part.passed, 0)
	const failed = parts.reduce((sum, part) => sum + part.failed, 0)
	const failures = parts.flatMap((part) => part.failures)
	if (failures.length > 0)
		console.log(`\nWhat failed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`)
	console.log(`\n${passed} passed, ${failed} failed`)
	return failed === 0 && passed > 0
}

type UnitResults = {
	numPassedTests: number
	numFailedTests: number
	numFailedTestSuites: number
	testResults: UnitFile[]
}
type UnitFile = {
	name: string
	status: string
	message: string
	assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

function unitFailures({ name, status, message, assertionResults }: UnitFile) {
	const failed = assertionResults.filter((test) => test.status === 'failed')
	if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`]
	return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

type BrowserResults = {
	stats: { expected: number; unexpected: number; flaky: number }
	suites: BrowserSuite[]
}
type BrowserSuite = { suites?: BrowserSuite[]; specs: BrowserSpec[] }
type BrowserSpec = {
	file: string
	line: number
	title: string
	tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
}

function browserFailures({ suites = [], specs }: BrowserSuite): string[] {
	return [
		...specs.flatMap(({ file, line, title, tests }) =>
			tests
				.filter((test) => test.status === 'unexpected' || test.status === 'flaky')
				.map((test) => {
					const outcome = test.status === 'flaky' ? 'passed at a second try only' : 'failed'
					const why = test.results.find((result) => result.error)?.error?.message
					return `${file}:${line} (${test.projectName}) ${title}: ${outcome}: ${firstLine(why)}${waitedFor(why)}`
				}),
		),
		...suites.flatMap(browserFailures),
	]
}

/** What a step of the browser waited for when its time was over. */
function waitedFor(message = '') {
	const locator = /- waiting for (.+)/.exec(stripVTControlCharacters(message))?.[1]
	return locator ? ` It waited for ${locator}.` : ''
}

function firstLine(message = '') {
	return stripVTControlCharacters(message).replace(/\n[\s\S]*/, '')
}

function fellOver(runner: string): Totals {
	return { passed: 0, failed: 1, failures: [`${runner} ended before it wrote its results.`] }
}

function read(file: string) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return undefined
	}
}
