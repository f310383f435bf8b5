import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '../support/fixtures.ts'
import { operate } from '../support/operator.ts'
import { program } from '../support/portal.ts'

/** A running portal, for tests that leave it running. */
const test = base.extend<object, { running: Awaited<ReturnType<typeof operate>> }>({
	running: [
		async ({}, use) => {
			await using operator = await operate()
			await operator.start()
			await use(operator)
		},
		{ scope: 'worker', timeout: 240_000 },
	],
})

const run = promisify(execFile)

async function databaseProcess(folder: string) {
	return Number((await readFile(join(folder, 'database/postmaster.pid'), 'utf8')).split('\n')[0])
}

test('SIGTERM stops the portal and its database', async () => {
	await using operator = await operate()
	const portal = await operator.start()
	expect(await databaseProcess(operator.folder)).toBeGreaterThan(0)

	portal.kill('SIGTERM')
	const [code] = await once(portal, 'exit')

	expect(code).toBe(0)
	// PostgreSQL removes its pid file when it has shut down in order.
	await expect(databaseProcess(operator.folder)).rejects.toThrow('ENOENT')
})

test('a second start on the same folder reports the problem in one line', async ({ running: operator }) => {
	const second = await run(process.execPath, [program, 'start'], { env: operator.environment }).catch(
		(error: { stderr: string }) => error,
	)

	expect(second.stderr.trim().split('\n')).toHaveLength(1)
	expect(second.stderr).toContain(`The portal is running on ${operator.folder} already`)
})

test('a killed portal recovers at the next start, and still does what was requested before', async () => {
	await using operator = await operate()
	const killed = await operator.start()
	const send = () =>
		fetch(`${operator.url}/api/auth/otp-send-with-email`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: 'asha@example.com' }),
		})
	expect((await send()).status).toBe(200)

	killed.kill('SIGKILL')
	await once(killed, 'exit')
	await operator.start()

	// The count of tries was kept, since it was written to disk before the answer.
	expect((await send()).status).toBe(429)
})

test('while the database is down the portal answers 503 and says so, and it recovers without a restart', async ({
	running: operator,
}) => {
	const health = async () => {
		const answer = await fetch(`${operator.url}/api/health`)
		return { status: answer.status, body: await answer.json() }
	}

	process.kill(await databaseProcess(operator.folder), 'SIGKILL')
	await expect(async () => expect((await health()).status).toBe(503)).toPass({ timeout: 5000 })
	const page = await fetch(operator.url)
	await expect(async () => expect((await health()).status).toBe(200)).toPass({ timeout: 20_000 })

	expect(page.status).toBe(503)
	expect(await page.text()).toContain('</html>')
})

test('a role can be granted while the portal runs, but only to a registered account', async ({
	running: operator,
}) => {
	const refused = await run(process.execPath, [program, 'admin', 'grant', 'nobody@example.com'], {
		env: operator.environment,
	}).catch((error: { stderr: string }) => error)

	expect(refused.stderr.trim()).toBe(
		'There is no account with the address nobody@example.com. It has to register first.',
	)
})
