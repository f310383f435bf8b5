import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTotals, printTotals, unitTotals } from './totals.ts'

/** Runs all parts of `npm test`, even if one of them fails, and ends with the totals of all runners. */

const folder = mkdtempSync(join(tmpdir(), 'profile-search-results-'))
const unitResults = join(folder, 'unit.json')
const browserResults = join(folder, 'browser.json')

const failedChecks = ['lint', 'types', 'unused'].filter((name) => !run('npm', ['run', '--silent', name]))
const isUnitFine = run('vitest', [
	'run',
	'--reporter=default',
	'--reporter=json',
	`--outputFile=${unitResults}`,
])
const isBrowserFine = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
	PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
})

const unit = unitTotals(unitResults, isUnitFine)
const browser = browserTotals(browserResults, isBrowserFine)
rmSync(folder, { recursive: true })
const isFine = printTotals({
	passed: unit.passed + browser.passed,
	failed: failedChecks.length + unit.failed + browser.failed,
	failures: [...failedChecks.map((name) => `npm run ${name}`), ...unit.failures, ...browser.failures],
})
process.exitCode = isFine ? 0 : 1

function run(program: string, args: string[], environment: Record<string, string> = {}) {
	console.log(`\n> ${program} ${args.join(' ')}`)
	return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}
