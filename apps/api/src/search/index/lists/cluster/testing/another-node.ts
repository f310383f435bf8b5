import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Cluster } from '../cluster.ts'

type Nodes = {
	nodes: Record<string, { name: string; transport: Address; http: Address }>
}
type Address = { publish_address: string }

/** A further node of the cluster of the tests, in a process of its own, which a test can kill. */
export async function startAnotherNode(cluster: Cluster) {
	const { nodes } = await cluster.ask<Nodes>({ method: 'GET', path: '/_nodes/transport' })
	const seeds = Object.values(nodes).map(({ transport }) => transport.publish_address)
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-node-'))
	const libraries = (await readFile(join(import.meta.dirname, 'build/classpath'), 'utf8')).trim()
	const program = ['-Xmx512m', '-cp', `build/classes:${libraries}`, 'Cluster', folder, '1', ...seeds]
	const node = spawn('java', program, { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'] })
	const ended = once(node, 'exit')
	let url = ''
	for await (const line of createInterface({ input: node.stdout })) {
		if (line.startsWith('node ')) url = line.slice('node '.length)
		if (line === 'started') break
	}
	if (!url) throw new Error('The node did not start.')

	async function kill() {
		node.kill('SIGKILL')
		await ended
	}
	return {
		url,
		kill,
		/** How many parts of the indices with this prefix it holds, once all have their places. */
		async countShards(prefix: string) {
			await cluster.ask({
				method: 'GET',
				path: `/_cluster/health/${prefix}-*`,
				query: { wait_for_status: 'green', wait_for_no_relocating_shards: true, timeout: '60s' },
			})
			const { nodes: all } = await cluster.ask<Nodes>({ method: 'GET', path: '/_nodes/http' })
			const own = Object.values(all).find(({ http }) => http.publish_address === new URL(url).host)
			const shards = await cluster.ask<{ node: string }[]>({
				method: 'GET',
				path: `/_cat/shards/${prefix}-*`,
				query: { format: 'json', h: 'node' },
			})
			return shards.filter(({ node: holder }) => holder === own?.name).length
		},
		async [Symbol.asyncDispose]() {
			await kill()
			await rm(folder, { recursive: true })
		},
	}
}
