import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unitTotals } from './totals.ts'

/** Runs the tests that take minutes, such as kills under load, and closes with their totals. */

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
const { passed, failed } = unitTotals(results, status === 0)
rmSync(folder, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = status === 0 && failed === 0 && passed > 0 ? 0 : 1
