import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from '@profile-search/db/embedded/free-port'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, inject, test } from 'vitest'
import { ownPortal } from './testing/own-portal.ts'

/** Processes that serve requests beside the main one tell it what they could not do, as the tests of processes show. */
const inOneProcess = { WEB_PROCESSES: '1' }

/** What the program prints when it is started with these settings, and how it exits. */
async function startWith(settings: Record<string, string>) {
	await using portal = await ownPortal(inOneProcess)
	const program = portal.launch({ SMTP_URL: 'smtp://127.0.0.1:1', ...settings })
	const [code] = await once(program, 'close')
	return { code, said: program.said.err.trim() }
}

function databaseUrl(change: (url: URL) => void) {
	const url = new URL(inject('databaseUrl'))
	change(url)
	return url.href
}

test.each<[string, () => Record<string, string>, string]>([
	[
		'the wrong password',
		() => ({ DATABASE_URL: databaseUrl((url) => (url.password = 'wrong')) }),
		'DATABASE_URL: the database refuses this user or password.',
	],
	[
		'no password',
		() => ({ DATABASE_URL: databaseUrl((url) => (url.password = '')) }),
		'DATABASE_URL: the password is missing.',
	],
	[
		'a database that is not there',
		() => ({ DATABASE_URL: databaseUrl((url) => (url.pathname = 'nowhere')) }),
		'DATABASE_URL: there is no database of this name on the server. Make it first: createdb NAME.',
	],
	[
		'a port without a server',
		() => ({ DATABASE_URL: databaseUrl((url) => (url.port = '1')) }),
		'DATABASE_URL: no database answers at this address.',
	],
	[
		'a machine that nobody knows',
		() => ({ DATABASE_URL: 'postgres://user:password@nowhere.invalid/portal' }),
		'DATABASE_URL: the machine of this name',
	],
	[
		'an object store that is away',
		() => ({
			DEMO: '1',
			FILES_URL: 's3://portal',
			AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
			AWS_REGION: 'ap-south-1',
			AWS_ACCESS_KEY_ID: 'key',
			AWS_SECRET_ACCESS_KEY: 'secret',
		}),
		'FILES_URL: the object store does not answer',
	],
	['a folder that cannot be made', () => ({ DATA_DIR: '/dev/null/portal' }), 'DATA_DIR: /dev/null/portal'],
	[
		'an address of another machine',
		() => ({ HOST: '192.0.2.1' }),
		'HOST: 192.0.2.1 is no address of this machine.',
	],
	['a mistyped setting', () => ({ DATABSE_URL: 'x' }), 'DATABSE_URL: there is no such setting.'],
])('%s is reported in one line', async (_what, settings, line) => {
	const { code, said } = await startWith(settings())

	expect(said.split('\n').filter((each) => !each.startsWith('{'))).toEqual([expect.stringContaining(line)])
	expect(code).toBe(1)
})

test('a port in use is reported in one line, and the embedded database is not left behind', async () => {
	await using portal = await ownPortal(inOneProcess)
	const server = createServer().listen(await freePort(), '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	const port = typeof address === 'object' && address ? address.port : 0

	const program = portal.launch({ PORT: String(port) })
	const [code] = await once(program, 'close')
	server.close()

	expect(program.said.err.trim()).toBe(
		`PORT: the port ${port} is taken by another program. Set PORT (for a worker HEALTH_PORT, for metrics METRICS_PORT) to a free one.`,
	)
	expect(code).toBe(1)
	await expect(portal.databaseProcess()).rejects.toThrow('ENOENT')
})

test('a folder with the demo data is refused in production in one line, and still works outside it', async () => {
	await using portal = await ownPortal({ ...inOneProcess, DEMO: '1' })
	const trial = await portal.start()
	trial.kill('SIGTERM')
	await once(trial, 'exit')

	const program = portal.launch({ NODE_ENV: 'production', DEMO: '', SMTP_URL: 'smtp://127.0.0.1:1' })
	const [code] = await once(program, 'close')

	expect(program.said.err.trim()).toMatch(
		/^DATA_DIR: this folder holds the demo data, [^\n]+ empty folder [^\n]+$/,
	)
	expect(code).toBe(1)
	await portal.start()
})

test('a database that a newer version has changed is refused in one line', async () => {
	await using database = await freshDb()
	await database.pool.query(
		`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 99999999999999)`,
	)

	const { code, said } = await startWith({ DATABASE_URL: database.url })

	expect(said).toMatch(/^The database was used by a newer version of the portal[^\n]+$/)
	expect(code).toBe(1)
})
