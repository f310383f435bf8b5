import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { freePort } from '@profile-search/db/embedded/free-port'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'
import { program, untilHealthy } from './portal.ts'

/** A separate portal, as an operator starts it; it ends with the test. */
export async function operate(settings: Record<string, string> = {}) {
	const folder = await throwawayFolder('profile-search-operator-')
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const environment = {
		...process.env,
		DATA_DIR: folder,
		PORT: String(port),
		DEMO: '0',
		SMTP_URL: '',
		...settings,
	}
	const running: ChildProcess[] = []
	return {
		url,
		folder,
		environment,
		async start() {
			const portal = spawn(process.execPath, [program, 'start'], { env: environment, stdio: 'ignore' })
			running.push(portal)
			await untilHealthy(`${url}/api/health`, portal)
			return portal
		},
		async [Symbol.asyncDispose]() {
			for (const portal of running.filter((each) => each.exitCode === null && each.signalCode === null)) {
				portal.kill('SIGTERM')
				await once(portal, 'exit')
			}
			await rm(folder, { recursive: true, force: true })
		},
	}
}
