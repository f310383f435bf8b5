import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@profile-search/db/embedded/free-port'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'
import { SMTPServer } from 'smtp-server'

export const program = fileURLToPath(new URL('../../apps/portal/build/portal.js', import.meta.url))
const bootstrap = fileURLToPath(new URL('../../scripts/bootstrap.js', import.meta.url))

/**
 * Starts the portal as an operator would, with an external mail server, and a second portal with the demo data for
 * tests that only read. Stops both after the tests. Only development and these tests have the styleguide, so it is built
 * here.
 */
export default async function setup() {
	execFileSync(process.execPath, [bootstrap, '--styleguide'], { stdio: ['ignore', 'ignore', 'inherit'] })
	const mails = await mkdtemp(join(tmpdir(), 'profile-search-mails-'))
	const mailServer = await startMailServer(mails)
	const mailSettings = { SMTP_URL: mailServer.url, MAIL_FROM: 'Profile Search <portal@example.com>' }
	const [portal, demo] = await Promise.all([
		startPortal({ ...mailSettings, DEMO: '0' }),
		startPortal({ SMTP_URL: '', DEMO: '1' }),
	])
	Object.assign(process.env, portal.environment, {
		E2E_URL: portal.url,
		E2E_DEMO_URL: demo.url,
		E2E_DEMO_FOLDER: demo.environment.DATA_DIR,
		E2E_MAILS: mails,
	})
	return async () => {
		await Promise.all([portal.stop(), demo.stop()])
		await mailServer.close()
		await rm(mails, { recursive: true, force: true })
	}
}

async function startPortal(settings: Record<string, string>) {
	const folder = await throwawayFolder('profile-search-e2e-')
	const port = await freePort()
	const url = `http://127.0.0.1:${port}`
	const environment = { DATA_DIR: folder, PORT: String(port), ...settings }
	const portal = spawn(process.execPath, [program, 'start'], {
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	await untilHealthy(`${url}/api/health`, portal)
	return {
		url,
		environment,
		async stop() {
			portal.kill('SIGTERM')
			await once(portal, 'exit')
			await rm(folder, { recursive: true, force: true })
		},
	}
}

/** Stores every mail as a file, so that the test workers, which are separate processes, can read it. */
async function startMailServer(folder: string) {
	let count = 0
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		// A mailbox is full while a file with its name exists.
		onRcptTo({ address }, _session, done) {
			access(join(folder, `${address}.full`)).then(
				() => done(Object.assign(new Error('This mailbox is full.'), { responseCode: 452 })),
				() => done(),
			)
		},
		onData(stream, _session, done) {
			buffer(stream)
				.then((raw) => writeFile(join(folder, `${String((count += 1)).padStart(6, '0')}.eml`), raw))
				.then(() => done(), done)
		},
	})
	const port = await freePort()
	const listener = server.listen(port, '127.0.0.1')
	await once(listener, 'listening')
	return {
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise<void>((done) => server.close(() => done())),
	}
}

export async function untilHealthy(url: string, portal: ChildProcess) {
	const end = Date.now() + 3 * 60_000
	while (Date.now() < end) {
		if (portal.exitCode !== null) throw new Error('The portal stopped while it was starting.')
		const isHealthy = await fetch(url).then(
			(answer) => answer.ok,
			() => false,
		)
		if (isHealthy) return
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
	throw new Error('The portal did not become ready within three minutes.')
}
