/** Lists and details over HTTP, from a real database: npm run bench -- lists [people …] */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createWorld } from '@profile-search/db/world/world'

const sizes = process.argv.slice(3).map(Number)
const program = join(import.meta.dirname, '../src/portal.ts')
/** The world that `portal seed` plants. */
const world = createWorld({ seed: 1 })
const [rounds, warmUp] = [320, 20]

type Facet = { name: string; choices: { value: number }[] }
type Answer = { items: { id: string }[]; facets: Facet[]; total: number }
type Get = (path: string) => Promise<Answer>

const figures: Map<string, number[]>[] = []
for (const people of sizes.length > 0 ? sizes : [10_000, 1_000_000]) figures.push(await measure(people))
report(figures)

/** A portal with so many people, asked over HTTP. */
async function measure(people: number) {
	const folder = join('.data', 'bench', String(people))
	const env = { ...process.env, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: 'off' }
	await plant(people, folder, env)

	await rm(join(folder, 'index'), { recursive: true, force: true })
	await withPortal(env, async (_base, seconds) =>
		console.log(`${people} people: ready after ${seconds} s, everything read from the database`),
	)
	// What it keeps at its end is what the next one starts with; nothing is copied while that one is asked.
	return withPortal(env, async (base, seconds) => {
		console.log(`  ${people} people: ready again after ${seconds} s, from snapshots`)
		return timesOf(people, await signIn(base, folder))
	})
}

/** Starts a portal, works with it as soon as it is ready, and ends it in order. */
async function withPortal<Result>(
	env: NodeJS.ProcessEnv,
	work: (base: string, seconds: string) => Promise<Result>,
) {
	const port = await freePort()
	const began = performance.now()
	const portal = spawn(process.execPath, [program, 'start'], {
		env: { ...env, PORT: String(port) },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	try {
		const base = `http://127.0.0.1:${port}/api/`
		await Promise.race([
			untilReady(`${base}health`),
			once(portal, 'exit').then(() => Promise.reject(new Error('The portal ended.'))),
		])
		return await work(base, ((performance.now() - began) / 1000).toFixed(1))
	} finally {
		if (portal.exitCode === null) {
			portal.kill('SIGTERM')
			await once(portal, 'exit')
		}
	}
}

/** So many people, a twentieth as many organisations and a fifth as many jobs; the world is kept for the next time. */
async function plant(people: number, folder: string, env: NodeJS.ProcessEnv) {
	const planted = join(folder, 'planted')
	if (existsSync(planted)) return
	const counts = { people, organisations: Math.ceil(people / 20), jobs: Math.ceil(people / 5) }
	const options = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)])
	const [code] = await once(
		spawn(process.execPath, [program, 'seed', ...options], { env, stdio: 'inherit' }),
		'exit',
	)
	if (code !== 0) throw new Error('The world could not be planted.')
	await writeFile(planted, '')
}

async function timesOf(people: number, get: Get) {
	const times = new Map<string, number[]>()
	for (const [name, path] of await questionsOf(get)) {
		const taken: number[] = []
		for (let round = 0; round < rounds; round++) {
			const start = performance.now()
			await get(path(round))
			taken.push(performance.now() - start)
		}
		times.set(
			name,
			taken.slice(warmUp).toSorted((a, b) => a - b),
		)
		const sorted = times.get(name) ?? []
		console.log(`  ${people} ${name.padEnd(36)} p50 ${at(sorted, 0.5)} ms, p99 ${at(sorted, 0.99)} ms`)
	}
	return times
}

/** Each question with its address; `round` makes the words and choices differ from one to the next. */
async function questionsOf(get: Get): Promise<[string, (round: number) => string][]> {
	const [people, organisations, jobs] = await Promise.all([
		get('candidates'),
		get('organisations'),
		get('jobs'),
	])
	const words = [
		'pune',
		'java',
		'nurse',
		'driver',
		'accountant',
		'sharma',
		'teacher',
		'sales',
		'welder',
		'cook',
	]
	const wordAt = (round: number) => `words=${words[round % words.length]}`
	const three = (facets: Facet[], names: string[]) => (round: number) =>
		names
			.map((name) => {
				const choices = facets.find((facet) => facet.name === name)?.choices ?? []
				return `${name}=${choices[round % 3]?.value ?? 0},${choices[(round + 1) % 3]?.value ?? 0}`
			})
			.join('&')
	const some = (round: number) => people.items[round % people.items.length]?.id
	const narrow = three(people.facets, ['workMode', 'language', 'experience'])
	return [
		['people', () => 'candidates'],
		['people: words', (round) => `candidates?${wordAt(round)}`],
		['people: words and three facets', (round) => `candidates?${wordAt(round)}&${narrow(round)}`],
		['people: page 50', () => 'candidates?page=50'],
		['people: by name', () => 'candidates?order=name'],
		['people: page 50 by name', () => 'candidates?page=50&order=name'],
		['people: nearest first', (round) => `candidates?order=distance&${wordAt(round)}`],
		['organisations', () => 'organisations'],
		[
			'organisations: words and three facets',
			(round) =>
				`organisations?${wordAt(round)}&${three(organisations.facets, ['kind', 'size', 'hiring'])(round)}`,
		],
		['organisations: page 50', () => 'organisations?page=50'],
		['jobs', () => 'jobs'],
		[
			'jobs: words and three facets',
			(round) => `jobs?${wordAt(round)}&${three(jobs.facets, ['workMode', 'employment', 'pay'])(round)}`,
		],
		['jobs: page 50', () => 'jobs?page=50'],
		['a person', (round) => `candidates/${some(round)}`],
		['a résumé', (round) => `resumes/${some(round)}`],
		['an organisation', (round) => `organisations/${organisations.items[round % 20]?.id}`],
		['a job', (round) => `jobs/${jobs.items[round % 20]?.id}`],
	]
}

async function signIn(base: string, folder: string): Promise<Get> {
	const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim()
	const body = { email_id: world.organisation(0).email, password, user_type: 'employer' }
	const answer = await fetch(`${base}auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	const cookie = answer.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
	return async (path) => {
		const response = await fetch(base + path, { headers: { cookie } })
		const { details, message } = await response.json()
		if (!response.ok) throw new Error(`${path}: ${response.status} ${message}`)
		return details
	}
}

async function untilReady(address: string) {
	for (;;) {
		const answer = await fetch(address).catch(() => undefined)
		if (answer?.ok) return
		await new Promise((resolve) => setTimeout(resolve, 200))
	}
}

async function freePort() {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	return typeof address === 'object' ? address?.port : undefined
}

function report(all: Map<string, number[]>[]) {
	const [first, last] = [all[0], all.at(-1)]
	if (!first || !last || first === last) return
	console.log('\nMedians, the largest against the smallest:')
	for (const [name, sorted] of last) {
		const ratio = Number(at(sorted, 0.5)) / Number(at(first.get(name) ?? [], 0.5))
		console.log(`  ${name.padEnd(36)} ×${ratio.toFixed(1)}`)
	}
}

function at(sorted: number[], share: number) {
	return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
