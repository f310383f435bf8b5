import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const source = import.meta.dirname
/** For all nodes together: they share a process. */
const heap = '-Xmx1536m'
const nodes = '3'

/** A cluster of OpenSearch on this machine, with three nodes. Its data are gone once it has stopped. */
export type RunningCluster = { urls: string[]; stop: () => Promise<void> }

/** Starts a cluster; where there can be none, returns the reason, as the end of a sentence. */
export async function startCluster(): Promise<RunningCluster | string> {
	const missing = ['java', 'mvn'].filter((program) => spawnSync(program, ['-version']).status !== 0)
	if (missing.length > 0) return `${missing.join(' and ')} is not on this machine`

	const build = ['-q', '-B', 'compile', 'dependency:build-classpath', '-Dmdep.outputFile=build/classpath']
	const { status: built } = spawnSync('mvn', build, { cwd: source, stdio: 'inherit' })
	if (built !== 0) return 'Maven does not get OpenSearch from Maven Central'

	const folder = mkdtempSync(join(tmpdir(), 'profile-search-cluster-'))
	const classpath = `build/classes:${readFileSync(join(source, 'build/classpath'), 'utf8').trim()}`
	const cluster = spawn('java', [heap, '-cp', classpath, 'Cluster', folder, nodes], {
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
	return {
		urls,
		async stop() {
			cluster.stdin.end()
			await ended
			rmSync(folder, { recursive: true })
		},
	}
}
