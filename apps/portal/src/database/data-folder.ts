import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another running program uses the folder. */
export class FolderInUse extends Error {}

/**
 * Claims the data folder for this process and returns the function that releases it. A claim that a killed process
 * left behind is ignored: it holds the process ID and the start time of the process, since process IDs are reused.
 */
export async function claimFolder(folder: string) {
	await mkdir(folder, { recursive: true })
	const file = join(folder, 'portal.pid')
	const claim = `${process.pid} ${await beginningOf(process.pid)}`
	for (let tries = 0; tries < 3; tries += 1) {
		if (await writeFile(file, claim, { flag: 'wx' }).then(() => true, isTaken))
			return () => rm(file, { force: true })
		const holder = await readFile(file, 'utf8').catch(() => '')
		if (await isAlive(holder)) {
			throw new FolderInUse(
				`The portal is running on ${folder} already (process ${holder.split(' ')[0]}). Stop it first, or set DATA_DIR to another folder.`,
			)
		}
		await rm(file, { force: true })
	}
	throw new FolderInUse(`Another portal is starting on ${folder}.`)
}

/** Whether a running portal holds the folder. */
export async function isClaimed(folder: string) {
	return isAlive(await readFile(join(folder, 'portal.pid'), 'utf8').catch(() => ''))
}

function isTaken(error: NodeJS.ErrnoException) {
	if (error.code === 'EEXIST') return false
	throw error
}

async function isAlive(claim: string) {
	const [id = '', ...beginning] = claim.split(' ')
	const pid = Number(id)
	if (!pid || !isProcess(pid)) return false
	return beginning.join(' ') === (await beginningOf(pid))
}

function isProcess(pid: number) {
	try {
		return process.kill(pid, 0)
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM'
	}
}

/**
 * When a process started, in kernel ticks. Empty if the system does not tell; then only the process ID is compared.
 */
async function beginningOf(pid: number) {
	const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
	// The fields after the name in brackets, which may contain spaces. The start time is field 22 of all, so the 20th
	// of these.
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
