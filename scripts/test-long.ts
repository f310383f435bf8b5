import { printTotals, runBrowserTests, runUnitTests } from './totals.ts'

/**
 * Runs what `npm test` leaves out: slow tests, those that take minutes, such as kills under load, and the other browser
 * tests; with arguments, only the tests in these files, without a browser. Ends with the totals.
 */

const files = process.argv.slice(2)
const units = runUnitTests(['--config=vitest.long.config.ts', ...files])
const isFine = files.length > 0 ? printTotals(units) : printTotals(units, runBrowserTests('others'))
process.exitCode = isFine ? 0 : 1
