import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@profile-search/db/embedded/free-port'
import { untilReady } from '../planted-portal.ts'

/** A running Directus: its address and a token that may read everything. */
export type Directus = { base: string; token: string; email: string; password: string }

/** Starts the Directus of this folder on a database, works with it, and ends it. */
export async function withDirectus<Result>(
	folder: string,
	databaseUrl: string,
	work: (directus: Directus) => Promise<Result>,
) {
	const port = await freePort()
	const directus = {
		base: `http://127.0.0.1:${port}/`,
		token: randomBytes(16).toString('hex'),
		email: 'admin@example.com',
		password: randomBytes(12).toString('hex'),
	}
	const env = {
		...process.env,
		DB_CLIENT: 'pg',
		DB_CONNECTION_STRING: databaseUrl,
		SECRET: randomBytes(32).toString('hex'),
		ADMIN_EMAIL: directus.email,
		ADMIN_PASSWORD: directus.password,
		ADMIN_TOKEN: directus.token,
		HOST: '127.0.0.1',
		PORT: String(port),
		LOG_LEVEL: 'error',
		TELEMETRY: 'false',
		// Otherwise it refuses some of the requests under load.
		PRESSURE_LIMITER_ENABLED: 'false',
		NODE_ENV: 'production',
	}
	const program = join(folder, 'node_modules/directus/cli.js')
	const bootstrap = spawnSync(process.execPath, [program, 'bootstrap'], {
		env,
		cwd: folder,
		encoding: 'utf8',
	})
	if (bootstrap.status !== 0) throw new Error(`Directus could not be set up: ${bootstrap.stderr}`)

	const server = spawn(process.execPath, [program, 'start'], {
		env,
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	try {
		await untilReady(`${directus.base}server/ping`)
		return await work(directus)
	} finally {
		server.kill('SIGTERM')
		if (server.exitCode === null) await once(server, 'exit')
	}
}
