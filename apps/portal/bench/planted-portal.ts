import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@profile-search/db/embedded/free-port'
import { createGenerator } from '@profile-search/db/seed/generator/generator'

const program = join(import.meta.dirname, '../build/portal.js')
const packageFile = join(import.meta.dirname, '../../../package.json')
/** The people and organisations that `portal seed` plants. */
const generator = createGenerator({ seed: 1 })

export type Counts = { people: number; organisations: number; jobs: number }

/** What the details of the asked endpoints hold, as far as a benchmark reads them. */
export type Answer = {
	id: string
	items: { id: string }[]
	facets: { name: string; choices: { value: number }[] }[]
	questions: { id: string; kind: string; choices: string[] }[]
}

/** Calls the API in the name of an account that was planted: with a body by POST. */
export type Call = (path: string, body?: object) => Promise<Answer>

/** The settings of a portal with its data in a folder. */
export function settingsFor(folder: string): NodeJS.ProcessEnv {
	return { ...process.env, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: 'off' }
}

/** Starts a portal as `npm start` does, works with it as soon as it is ready, and ends it in order. */
export async function withPortal<Result>(
	env: NodeJS.ProcessEnv,
	work: (base: string, seconds: string, processId: number) => Promise<Result>,
) {
	const port = await freePort()
	const began = performance.now()
	const portal = spawn(process.execPath, [...(await startOptions()), program, 'start'], {
		env: { ...env, PORT: String(port) },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	try {
		const base = `http://127.0.0.1:${port}/api/`
		await Promise.race([
			untilReady(`${base}health`),
			once(portal, 'exit').then(() => Promise.reject(new Error('The portal ended.'))),
		])
		return await work(base, ((performance.now() - began) / 1000).toFixed(1), portal.pid ?? 0)
	} finally {
		if (portal.exitCode === null) {
			portal.kill('SIGTERM')
			await once(portal, 'exit')
		}
	}
}

/** What `npm start` gives Node before the name of the program. */
async function startOptions(): Promise<string[]> {
	const { scripts } = JSON.parse(await readFile(packageFile, 'utf8'))
	const words: string[] = scripts.start.split(' ')
	return words.filter((word) => word.startsWith('--'))
}

/** A folder with generated data of this size; it is kept for the next time. */
export async function plant(counts: Counts, folder: string) {
	const planted = join(folder, 'planted')
	if (existsSync(planted)) return
	const options = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)])
	const [code] = await once(
		spawn(process.execPath, [program, 'seed', ...options], { env: settingsFor(folder), stdio: 'inherit' }),
		'exit',
	)
	if (code !== 0) throw new Error('The data could not be planted.')
	await writeFile(planted, '')
}

/** The credentials of the first person or organisation that was planted. */
export async function credentialsOf(folder: string, userType: 'candidate' | 'employer') {
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const { email } = userType === 'employer' ? generator.organisation(0) : generator.person(0)
	return { email_id: email, password, user_type: userType }
}

/** Signs in as the first person or organisation that was planted. */
export async function signIn(
	base: string,
	folder: string,
	userType: 'candidate' | 'employer',
): Promise<Call> {
	const json = { 'content-type': 'application/json' }
	const answer = await fetch(`${base}auth/login`, {
		method: 'POST',
		headers: json,
		body: JSON.stringify({ ...(await credentialsOf(folder, userType)), session: 'bearer' }),
	})
	const { details, message } = await answer.json()
	if (!details?.session_token) throw new Error(`The login failed: ${message}`)
	const authorization = `Bearer ${details.session_token}`
	return async (path, body) => {
		const response = await fetch(base + path, {
			method: body ? 'POST' : 'GET',
			headers: { authorization, ...(body && json) },
			...(body && { body: JSON.stringify(body) }),
		})
		const answered = await response.json()
		if (!response.ok) throw new Error(`${path}: ${response.status} ${answered.message}`)
		return answered.details
	}
}

/** Waits until an address answers with 2xx. */
export async function untilReady(address: string) {
	for (;;) {
		const answer = await fetch(address).catch(() => undefined)
		if (answer?.ok) return
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}
