import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@profile-search/db/embedded/free-port'
import { hasEnded } from '../own-portal.ts'
import { startStandInBalancer } from './stand-in-balancer.ts'

/** HAProxy before these nodes, where this machine has it (on Debian: apt install haproxy), and a stand-in elsewhere. */
export function startBalancer(nodes: readonly string[], folder: string) {
	const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0
	console.log(
		hasHaproxy ? 'The balancer is HAProxy.' : 'There is no HAProxy here: a balancer of our own stands in.',
	)
	return hasHaproxy ? startHaproxy(nodes, folder) : startStandInBalancer(nodes)
}

/** HAProxy with the configuration of `deploy`: what differs is where it and the nodes listen. */
async function startHaproxy(nodes: readonly string[], folder: string) {
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
	const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
	return {
		url: `http://127.0.0.1:${port}`,
		async [Symbol.asyncDispose]() {
			if (hasEnded(balancer)) return
			balancer.kill('SIGTERM')
			await once(balancer, 'exit')
		},
	}
}
