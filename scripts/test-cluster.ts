import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { printTotals, unitTotals } from './totals.ts'

/** Runs the tests that need a cluster of OpenSearch, against one of three nodes on this machine, and ends with their totals. */

const source = join(import.meta.dirname, '../apps/api/src/search/index/lists/cluster/testing')
const missing = ['java', 'mvn'].filter((program) => spawnSync(program, ['-version']).status !== 0)
if (missing.length > 0) leaveOut(`${missing.join(' and ')} is not on this machine`)

const build = ['-q', '-B', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=build/classpath']
const { status: built } = spawnSync('mvn', build, { cwd: source, stdio: 'inherit' })
if (built !== 0) leaveOut('Maven does not get OpenSearch from Maven Central')

const folder = mkdtempSync(join(tmpdir(), 'profile-search-cluster-'))
const classpath = `build/classes:${readFileSync(join(source, 'build/classpath'), 'utf8').trim()}`
const cluster = spawn('java', ['-Xmx1536m', '-cp', classpath, 'Cluster', folder, '3'], {
	cwd: source,
	stdio: ['pipe', 'pipe', 'inherit'],
})
const ended = once(cluster, 'exit')
const urls: string[] = []
for await (const line of createInterface({ input: cluster.stdout })) {
	if (line.startsWith('node ')) urls.push(line.slice('node '.length))
	if (line === 'started') break
}
if (urls.length === 0) throw new Error('The cluster did not start.')

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
	{ stdio: 'inherit', env: { ...process.env, TEST_CLUSTER: urls.join(',') } },
)
const [status] = await once(tests, 'exit')
cluster.stdin.end()
await ended
const totals = unitTotals(results, status === 0)
rmSync(folder, { recursive: true })
process.exitCode = printTotals(totals) ? 0 : 1

/** Ends without a failure where there can be no cluster. */
function leaveOut(reason: string): never {
	console.log(`Tests of the search cluster are left out: ${reason}.\n\n0 passed, 0 failed`)
	process.exit(0)
}
