import { readFileSync } from 'node:fs'

/** How many tests of a run passed and failed. */
export type Totals = { passed: number; failed: number }

/** The totals that vitest wrote; a run that fell over before it wrote them, or did not end well, has failed once at least. */
export function unitTotals(file: string, isFine: boolean): Totals {
	const results = read(file)
	if (!results) return { passed: 0, failed: 1 }
	const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = results
	const failed = numFailedTests || numFailedTestSuites
	return { passed: numPassedTests, failed: isFine ? failed : Math.max(1, failed) }
}

type Results = {
	numPassedTests?: number
	numFailedTests?: number
	numFailedTestSuites?: number
	stats?: { expected: number; unexpected: number; flaky: number }
}

/** The results that a runner wrote as JSON; undefined where it wrote none. */
export function read(file: string): Results | undefined {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return undefined
	}
}
