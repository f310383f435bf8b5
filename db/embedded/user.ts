import { execFile, spawn } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The user that the database server runs as; undefined means the present user. PostgreSQL refuses to run as
 * root.
 */
export type DatabaseUser = { uid: number; gid: number; mayPassFolders: boolean } | undefined

/** Chooses the user. As root it is `postgres`, which is created if missing. */
export async function databaseUser(data: string, binary: string): Promise<DatabaseUser> {
	if (process.getuid?.() !== 0) return undefined
	const known = await idsOf('postgres')
	if (!known) await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
	const ids = known ?? (await idsOf('postgres'))
	if (!ids)
		throw new Error(
			'The database cannot run as root, and no user postgres could be made. Run as another user.',
		)
	const canReach = (await isOpenToAll(dirname(data))) && (await isOpenToAll(dirname(binary)))
	return { ...ids, mayPassFolders: canReach }
}

/** Runs a program to its end as that user, and returns its exit code and its output. */
export async function runAs(user: DatabaseUser, program: string, args: string[]) {
	const [command, ...rest] =
		user && !user.mayPassFolders ? passingFolders(user, program, args) : [program, ...args]
	const identity = user?.mayPassFolders ? { uid: user.uid, gid: user.gid } : {}
	const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>()
	// The server that pg_ctl leaves behind inherits its output, so the pipes may stay open: wait only for the
	// exit.
	const child = spawn(command ?? program, rest, { ...identity, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
	let output = ''
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
	child.once('error', reject)
	child.once('exit', (code) => {
		child.stdout.destroy()
		child.stderr.destroy()
		resolve({ code, output })
	})
	return promise
}

/**
 * Below a folder such as /root, the server needs permission to pass through folders that are closed to
 * others. The programs look for each other with access(2), which ignores that capability unless the securebit
 * is set.
 */
function passingFolders(user: { uid: number; gid: number }, program: string, args: string[]) {
	const capability = '+dac_read_search'
	const identity = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']
	const leave = ['--inh-caps', capability, '--ambient-caps', capability, '--securebits', '+no_setuid_fixup']
	return ['setpriv', ...identity, ...leave, program, ...args]
}

async function idsOf(name: string) {
	try {
		const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
		return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
	} catch {
		return undefined
	}
}

async function isOpenToAll(folder: string): Promise<boolean> {
	if (
		await access(folder, constants.F_OK).then(
			() => false,
			() => true,
		)
	)
		return isOpenToAll(dirname(folder))
	const { mode } = await stat(folder)
	if ((mode & 0o001) === 0) return false
	return folder === '/' || isOpenToAll(dirname(folder))
}
