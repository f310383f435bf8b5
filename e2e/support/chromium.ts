import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sparticuz from '@sparticuz/chromium'

/** The folder of the unpacked browser: one for each clone, so that users of one machine do not share it. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))

type Chromium = { executablePath: string; env?: Record<string, string> }

/** The system's Chromium if there is one; otherwise the packaged one with its libraries. */
export async function findChromium(): Promise<Chromium> {
	const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
		existsSync(path),
	)
	if (system) return { executablePath: system }

	const executablePath = await unpack()
	if (runs(executablePath)) return { executablePath }
	// A minimal machine lacks libnss3; the package includes it for such machines.
	return { executablePath, env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib') } }
}

/** The package unpacks to the temporary folder, and unpacks its libraries only if this variable is set. */
async function unpack() {
	const { TMPDIR, AWS_EXECUTION_ENV } = process.env
	mkdirSync(folder, { recursive: true })
	Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
	try {
		return await sparticuz.executablePath()
	} finally {
		restore('TMPDIR', TMPDIR)
		restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV)
	}
}

function restore(name: string, value: string | undefined) {
	if (value === undefined) delete process.env[name]
	else process.env[name] = value
}

function runs(executablePath: string) {
	try {
		execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
		return true
	} catch {
		return false
	}
}
