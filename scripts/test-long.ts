import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTotals, unitTotals } from './totals.ts'

/** Runs the tests that take minutes, such as kills under load, and ends with their totals. */

const folder = mkdtempSync(join(tmpdir(), 'profile-search-long-'))
const results = join(folder, 'results.json')
const { status } = spawnSync(
	'vitest',
	[
		'run',
		'--config=vitest.long.config.ts',
		'--reporter=default',
		'--reporter=json',
		`--outputFile=${results}`,
		...process.argv.slice(2),
	],
	{ stdio: 'inherit' },
)
const totals = unitTotals(results, status === 0)
rmSync(folder, { recursive: true })
process.exitCode = printTotals(totals) ? 0 : 1
