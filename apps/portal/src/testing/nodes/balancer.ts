import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@profile-search/db/embedded/free-port'
import { hasEnded } from '../own-portal.ts'

/** Whether there is a HAProxy on this machine (on Debian: apt install haproxy). */
export const hasBalancer = spawnSync('haproxy', ['-v']).status === 0

/** HAProxy with the configuration of `deploy`, before these nodes: what differs is where it and they listen. */
export async function startBalancer(nodes: readonly string[], folder: string) {
	const port = await freePort()
	const deployed = await readFile(new URL('../../../../../deploy/haproxy.cfg', import.meta.url), 'utf8')
	const [, checks = ''] = /server-template .* (check .*) resolvers/.exec(deployed) ?? []
	const servers = nodes.map((url, at) => `\tserver node${at} ${new URL(url).host} ${checks}`).join('\n')
	const config = deployed
		.replace(/resolvers docker\n(?:\t.*\n)+/, '')
		.replace('bind :8080', `bind 127.0.0.1:${port}`)
		.replace(/\tserver-template .*/, servers)
	const file = join(folder, 'haproxy.cfg')
	await writeFile(file, config)
	const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
	const said = { text: '' }
	for (const stream of [balancer.stdout, balancer.stderr])
		stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()))
	return {
		url: `http://127.0.0.1:${port}`,
		said,
		async [Symbol.asyncDispose]() {
			if (hasEnded(balancer)) return
			balancer.kill('SIGTERM')
			await once(balancer, 'exit')
		},
	}
}
