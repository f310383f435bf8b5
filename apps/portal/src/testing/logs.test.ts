import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { isReady, ownPortal, until } from './own-portal.ts'

/** A mail server that refuses every recipient and names them in the refusal. */
async function refusingServer() {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		onRcptTo({ address }, _session, done) {
			const responseCode = address.startsWith('later') ? 450 : 550
			done(Object.assign(new Error(`<${address}>: there is no ${address} here`), { responseCode }))
		},
	})
	const listener = server.listen(0, '127.0.0.1')
	await once(listener, 'listening')
	const address = listener.address()
	return {
		url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		close: () => new Promise<void>((done) => server.close(() => done())),
	}
}

type Line = { level: string; time: string; part?: string; reqId?: string; task?: string; msg?: string }

/** A line that is not JSON fails the test. */
function linesOf(text: string): Line[] {
	return text
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line))
}

async function askForCode(url: string, email: string) {
	await fetch(`${url}/api/auth/otp-send-with-email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email }),
	})
}

test('every part logs JSON lines with the request ID, and no personal address', async () => {
	const mailServer = await refusingServer()
	await using portal = await ownPortal({ SMTP_URL: mailServer.url, LOG_LEVEL: 'debug' })
	const program = await portal.start()
	const lines = () => linesOf(program.said.err.slice(0, program.said.err.lastIndexOf('\n') + 1))
	for (const email of ['never@example.com', 'later@example.com']) await askForCode(portal.url, email)
	await until(() => lines().filter(({ task }) => task === 'mail_verification_code').length >= 2)

	// A row that exists already: the database names its values in the error.
	const { pool, close } = connect(await portal.databaseUrl(), { size: 1 })
	const account = `insert into accounts (email, user_type, first_name, last_name) values ('asha@example.com', 'candidate', 'A', 'B')`
	await pool.query(account)
	await expect(pool.query(account)).rejects.toThrow(/duplicate key/)
	await close()
	process.kill(await portal.databaseProcess(), 'SIGKILL')
	let number: string | null = null
	await until(async () => {
		const { status, headers } = await fetch(`${portal.url}/api/health`)
		number = headers.get('x-request-id')
		return status === 503
	})
	await until(() => isReady(portal.url))
	program.kill('SIGTERM')
	await once(program, 'exit')
	await mailServer.close()

	const all = lines()
	const parts = new Set(all.map(({ part }) => part))
	const folder = join(portal.folder, 'database/log')
	const written = await Promise.all(
		(await readdir(folder))
			.filter((name) => name.endsWith('.json'))
			.map((name) => readFile(join(folder, name), 'utf8')),
	)
	expect([...parts]).toEqual(expect.arrayContaining(['web', 'queue', 'database']))
	expect(all.every(({ level, time }) => level && Date.parse(time) > 0)).toBe(true)
	expect(number).toMatch(/^[\da-f-]{36}$/)
	expect(all.filter(({ reqId }) => reqId === number)).not.toEqual([])
	expect(program.said.err.match(/.{0,300}example\.com/)).toBeNull()
	expect(JSON.stringify(linesOf(written.join('')))).toContain('database system is ready')
	expect(written.join('').match(/.{0,300}example\.com/)).toBeNull()
})

test('a portal with a silent log prints nothing, whatever happens', async () => {
	await using portal = await ownPortal({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' })
	const program = await portal.start()
	await askForCode(portal.url, 'asha@example.com')
	process.kill(await portal.databaseProcess(), 'SIGKILL')
	await until(async () => !(await isReady(portal.url)))
	await until(() => isReady(portal.url))
	program.kill('SIGTERM')
	await once(program, 'exit')

	expect(program.said.err).toBe('')
})
