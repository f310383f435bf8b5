import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@profile-search/db/embedded/free-port'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'

const program = fileURLToPath(new URL('../portal.ts', import.meta.url))

/** The portal as an operator starts it, in its own folder, so that a test can kill it. It ends with the test. */
export async function ownPortal(settings: Record<string, string> = {}) {
	const folder = await throwawayFolder('profile-search-own-')
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: '0', SMTP_URL: '', ...settings }
	const running: ChildProcess[] = []
	return {
		url,
		folder,
		/** Starts the program and collects its output. */
		launch(more: Record<string, string> = {}) {
			const portal = spawn(process.execPath, [program, 'start'], { env: { ...env, ...more } })
			running.push(portal)
			const said = { out: '', err: '' }
			portal.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
			portal.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
			return Object.assign(portal, { said })
		},
		/** Starts the program and waits until it is ready. */
		async start(more: Record<string, string> = {}) {
			const portal = this.launch(more)
			await until(async () => {
				if (hasEnded(portal)) throw new Error(`The portal ended while it was starting:\n${portal.said.err}`)
				return isReady(url)
			})
			return portal
		},
		/** The process ID of the embedded database. */
		databaseProcess: async () =>
			Number((await readFile(join(folder, 'database/postmaster.pid'), 'utf8')).split('\n')[0]),
		databaseUrl: () => readFile(join(folder, 'database.url'), 'utf8'),
		async [Symbol.asyncDispose]() {
			for (const portal of running.filter((each) => !hasEnded(each))) {
				portal.kill('SIGTERM')
				await once(portal, 'exit')
			}
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** Runs a command of the portal, such as backup, and returns what it says. */
export async function runPortal(settings: Record<string, string>, ...args: string[]) {
	const env = { ...process.env, ...settings }
	const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
		env,
		maxBuffer: 2 ** 24,
	})
	return stdout
}

export function hasEnded({ exitCode, signalCode }: ChildProcess) {
	return exitCode !== null || signalCode !== null
}

export async function isReady(url: string) {
	return fetch(`${url}/api/health`).then(
		({ ok }) => ok,
		() => false,
	)
}

/** Polls until the condition holds. The time limit of the test ends a condition that never holds. */
export async function until(isSo: () => boolean | Promise<boolean>) {
	while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}
