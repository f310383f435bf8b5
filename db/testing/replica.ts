import { execFile } from 'node:child_process'
import { chmod, chown, copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { connect } from '../client.ts'
import { startEmbedded } from '../embedded/server.ts'
import { migrate } from '../migrate/migrate.ts'
import { loadReference } from '../reference/load-reference.ts'
import { throwawayFolder } from './throwaway-folder.ts'

/** A server with the tables and no people, and a replica that follows it: `await using servers = await withReplica()`. */
export async function withReplica() {
	const folder = await throwawayFolder('profile-search-replica-')
	const primary = await startEmbedded(join(folder, 'primary'))
	await migrate(primary.url, loadReference)
	const replica = await startReplica(join(folder, 'primary'), join(folder, 'replica'))
	const connection = connect(primary.url, { size: 5 })
	const asSuperuser = connect(replica.url, { size: 1 })
	const { username, password } = new URL(primary.url)
	const replicaUrl = Object.assign(new URL(replica.url), { username, password })
	return {
		...connection,
		/** Where both keep their data. */
		folder,
		/** The address of the replica, for the role that owns the tables. */
		replicaUrl: replicaUrl.href,
		/** Waits until the replica has all that has been saved. */
		async caughtUp() {
			const { rows } = await connection.pool.query<{ at: string }>('select pg_current_wal_flush_lsn() as at')
			for (let has = false; !has;) {
				const answer = await asSuperuser.pool.query<{ has: boolean }>(
					'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
					[rows[0]?.at],
				)
				has = answer.rows[0]?.has ?? false
			}
		},
		/** The replica goes on to receive the log, and shows nothing new. */
		pause: () => asSuperuser.pool.query('select pg_wal_replay_pause()'),
		resume: () => asSuperuser.pool.query('select pg_wal_replay_resume()'),
		/** Kills the replica, without a word to those who are connected. */
		async kill() {
			process.kill(await replica.process(), 'SIGKILL')
		},
		/** Starts it again, once the last process of the killed one has ended. */
		async restart() {
			while (
				!(await replica.restart().then(
					() => true,
					() => false,
				))
			)
				await new Promise((resolve) => setTimeout(resolve, 200))
		},
		async [Symbol.asyncDispose]() {
			await connection.close()
			await asSuperuser.close()
			await replica.stop()
			await primary.stop()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/**
 * Starts a replica of the embedded server with the data in `primary`, in another folder. The npm package brings no
 * pg_basebackup, so the files are copied between the start and the end of a backup; what is written meanwhile comes from
 * the log, which a slot keeps. Its `url` is that of the primary's superuser.
 */
export async function startReplica(primary: string, folder: string) {
	const password = await readFile(`${primary}.password`, 'utf8')
	const [, , , port] = (await readFile(join(primary, 'postmaster.pid'), 'utf8')).split('\n')
	const client = new Client({
		connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
	})
	await client.connect()
	await client.query(`select pg_create_physical_replication_slot('replica', true)`)
	await client.query(`select pg_backup_start('replica', true)`)
	await copyCluster(primary, folder)
	const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
	await client.end()

	const { uid, gid } = await stat(primary)
	const write = async (name: string, text: string) => {
		await writeFile(join(folder, name), text, { flag: 'a', mode: 0o600 })
		await chown(join(folder, name), uid, gid)
	}
	await write('backup_label', rows[0]?.labelfile ?? '')
	await write('standby.signal', '')
	await write(
		'postgresql.auto.conf',
		`primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'
primary_slot_name = 'replica'
hot_standby_feedback = on
wal_retrieve_retry_interval = '200ms'
`,
	)
	await copyFile(`${primary}.password`, `${folder}.password`)
	await writeFile(`${folder}.log`, '', { mode: 0o600 })
	await chown(`${folder}.log`, uid, gid)
	const server = await startEmbedded(folder, { isReplica: true })
	return {
		...server,
		/** The process ID of the server. */
		async process() {
			return Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
		},
	}
}

/** Copies all but the log, and what belongs to the running server. Files that vanish meanwhile are not needed. */
async function copyCluster(from: string, to: string) {
	const { uid, gid } = await stat(from)
	await mkdir(to, { mode: 0o700 })
	await chown(to, uid, gid)
	await chmod(to, 0o700)
	await promisify(execFile)('cp', ['-a', `${from}/.`, to]).catch((error: Error & { stderr?: string }) => {
		const others = (error.stderr ?? '').split('\n').filter((line) => line && !/No such file/.test(line))
		if (others.length > 0) throw error
	})
	for (const name of ['postmaster.pid', 'postmaster.opts', 'log', 'pg_replslot', 'pg_wal'])
		await rm(join(to, name), { recursive: true, force: true })
	for (const name of ['pg_replslot', 'pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries']) {
		await mkdir(join(to, name), { mode: 0o700 })
		await chown(join(to, name), uid, gid)
	}
}
