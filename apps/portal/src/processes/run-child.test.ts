import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import type { Begin } from './messages.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))

test('a process that cannot start says why and ends, so that another one can take its place', async () => {
	const other = createServer().listen(0, '127.0.0.1')
	await once(other, 'listening')
	const { port } = other.address() as AddressInfo
	const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
	const begin: Begin['begin'] = {
		kind: 'web',
		settings: readSettings({ PORT: String(port), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }),
		databaseUrl,
		isEmbedded: false,
		vapid: { publicKey: '', privateKey: '', subject: 'mailto:nobody@example.com' },
		mailboxUrl: undefined,
		address: undefined,
		index: { status: { state: 'loading', since: null, lists: 'memory' }, knowledge: undefined },
	}

	// Outside of a cluster, the port is this process's own matter.
	const started = fork(child, { serialization: 'advanced', stdio: 'ignore' })
	const exited = once(started, 'exit')
	started.send({ begin })
	const [report] = await once(started, 'message')

	expect(report).toMatchObject({ failed: { system: { code: 'EADDRINUSE', port } } })
	expect(await exited).toEqual([1, null])
	other.close()
})
