import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, unitTotals } from './totals.ts'

/** Runs everything that `npm test` stands for, whatever fails on the way, and closes with the totals of all runners. */

const folder = mkdtempSync(join(tmpdir(), 'profile-search-results-'))
const unitResults = join(folder, 'unit.json')
const browserResults = join(folder, 'browser.json')

const checks = ['lint', 'types', 'unused'].map((name) => run('npm', ['run', '--silent', name]))
const unit = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitResults}`])
const browser = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
	PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
})

const totals = [unitTotals(unitResults, unit), browserTotals(browser)]
const passed = sum(totals.map((total) => total.passed))
const failed = sum(totals.map((total) => total.failed)) + checks.filter((isFine) => !isFine).length
rmSync(folder, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = checks.every(Boolean) && unit && browser && failed === 0 && passed > 0 ? 0 : 1

function run(program: string, args: string[], environment: Record<string, string> = {}) {
	console.log(`\n> ${program} ${args.join(' ')}`)
	return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0
}

/** A runner that did not end well has failed, even where its results know of no failure. */
function browserTotals(isFine: boolean) {
	const stats = read(browserResults)?.stats
	if (!stats) return { passed: 0, failed: 1 }
	if (stats.flaky > 0) console.log(`\n${stats.flaky} passed at a second try only; the list above names them.`)
	const failed = stats.unexpected + (process.env['CI'] ? stats.flaky : 0)
	return {
		passed: stats.expected + stats.flaky - (failed - stats.unexpected),
		failed: isFine ? failed : Math.max(1, failed),
	}
}

function sum(numbers: number[]) {
	return numbers.reduce((total, number) => total + number, 0)
}
