import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@profile-search/db/embedded/free-port'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { hasEnded, isReady, ownPortal, until } from './own-portal.ts'

/** The database server and all its connections. */
function serverProcesses(server: number) {
	const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
	return [server, ...children.split('\n').map(Number).filter(Boolean)]
}

test('health answers within two seconds even while the database hangs, and the program counts as alive', async () => {
	await using portal = await ownPortal()
	await portal.start()
	const frozen = serverProcesses(await portal.databaseProcess())
	for (const pid of frozen) process.kill(pid, 'SIGSTOP')
	const ask = async (path: string) => {
		const began = performance.now()
		const { status } = await fetch(`${portal.url}/api/${path}`)
		return { status, isInTime: performance.now() - began < 2000 }
	}

	const while_ = [await ask('health'), await ask('health/ready'), await ask('health/live')]
	for (const pid of frozen) process.kill(pid, 'SIGCONT')
	await until(() => isReady(portal.url))

	expect(while_).toEqual([
		{ status: 503, isInTime: true },
		{ status: 503, isInTime: true },
		{ status: 200, isInTime: true },
	])
})

test.each([
	['SIGHUP', '1'],
	['SIGINT', '1'],
	['SIGTERM', '2'],
] as const)(
	'%s stops the program and its database in order, with WEB_PROCESSES=%s',
	async (signal, webProcesses) => {
		await using portal = await ownPortal({ WEB_PROCESSES: webProcesses })
		const program = await portal.start()
		expect(await portal.databaseProcess()).toBeGreaterThan(0)

		program.kill(signal)
		const [code] = await once(program, 'exit')

		expect(code).toBe(0)
		// PostgreSQL removes its pid file when it has shut down in order.
		await expect(portal.databaseProcess()).rejects.toThrow('ENOENT')
	},
)

test('pages that are being rendered finish when the program stops, and readiness ends first', async () => {
	await using portal = await ownPortal({ DRAIN_SECONDS: '2' })
	const program = await portal.start()
	await fetch(`${portal.url}/jobs`)
	const statuses: number[] = []
	const ready: number[] = []
	const visit = async () => {
		while (!hasEnded(program)) {
			const answer = await fetch(`${portal.url}/jobs`).catch(() => undefined)
			if (answer) {
				statuses.push(answer.status)
				expect(await answer.text()).toContain('</html>')
			}
		}
	}
	const visitors = Promise.all(Array.from({ length: 10 }, visit))
	await until(() => statuses.length >= 20)

	program.kill('SIGTERM')
	while (!hasEnded(program)) {
		const answer = await fetch(`${portal.url}/api/health/ready`).catch(() => undefined)
		if (answer) ready.push(answer.status)
	}
	await visitors

	expect(new Set(statuses.filter((status) => status !== 200 && status !== 503))).toEqual(new Set())
	expect(ready).toContain(503)
	// Readiness ended while pages were still served.
	expect(statuses.length).toBeGreaterThan(20)
})

test('a worker process reports its health on a port of its own', async () => {
	await using database = await freshDb()
	const port = await freePort()
	await using portal = await ownPortal({
		ROLE: 'worker',
		DATABASE_URL: database.url,
		SMTP_URL: 'smtp://127.0.0.1:1',
		HEALTH_PORT: String(port),
	})
	const program = portal.launch()
	const health = `http://127.0.0.1:${port}`
	await until(() => isReady(health))

	const [live, ready, other] = await Promise.all(
		['api/health/live', 'api/health/ready', 'api/jobs'].map((path) => fetch(`${health}/${path}`)),
	)
	program.kill('SIGTERM')
	const [code] = await once(program, 'exit')

	expect([live?.status, ready?.status, other?.status, code]).toEqual([200, 200, 404, 0])
})
