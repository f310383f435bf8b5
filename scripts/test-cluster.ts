import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../apps/api/src/search/index/lists/cluster/testing/start-cluster.ts'
import { printTotals, unitTotals } from './totals.ts'

/** Runs the tests that need a cluster of OpenSearch, against one of three nodes on this machine, and ends with their totals. */

const cluster = await startCluster()
if (typeof cluster === 'string')
	console.log(`Tests of the search cluster are left out: ${cluster}.\n\n0 passed, 0 failed`)
else {
	const folder = mkdtempSync(join(tmpdir(), 'profile-search-results-'))
	const results = join(folder, 'results.json')
	const tests = spawn(
		'vitest',
		[
			'run',
			'--config=vitest.cluster.config.ts',
			'--reporter=default',
			'--reporter=json',
			`--outputFile=${results}`,
			...process.argv.slice(2),
		],
		{ stdio: 'inherit', env: { ...process.env, TEST_CLUSTER: cluster.urls.join(',') } },
	)
	const [status] = await once(tests, 'exit')
	await cluster.stop()
	const totals = unitTotals(results, status === 0)
	rmSync(folder, { recursive: true })
	process.exitCode = printTotals(totals) ? 0 : 1
}
