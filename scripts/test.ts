import { printTotals, run, runBrowserTests, runUnitTests } from './totals.ts'

/** Runs all parts of `npm test`, even if one of them fails, and ends with the totals of all runners. */

const failedChecks = ['lint', 'types', 'unused'].filter((name) => !run('npm', ['run', '--silent', name]))
const checks = {
	passed: 0,
	failed: failedChecks.length,
	failures: failedChecks.map((name) => `npm run ${name}`),
}
process.exitCode = printTotals(checks, runUnitTests(), runBrowserTests('main')) ? 0 : 1
