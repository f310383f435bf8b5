import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { enqueue } from '@profile-search/api/platform/queue/queue'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withPortal } from '../../bench/planted-portal.ts'

/** The number of people at the start, and of those planted during the test; `PEOPLE=100000` for a whole town. */
const people = Number(process.env['PEOPLE'] ?? 20_000)

/** A search within this time counts as quick, however fast searches are on an idle machine. */
const quickMs = 200

const searches = [
	'jobs?query=nurse',
	'jobs?query=react&order=newest',
	'candidates?query=welder',
	'candidates?query=java+pune',
	'organisations?query=hospital',
]

test('searches are answered during a name change, the nightly learning and a bulk seed', async () => {
	await using database = await freshDb()
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-rebuild-'))
	const env = {
		...process.env,
		DATA_DIR: folder,
		DATABASE_URL: database.url,
		RATE_LIMITS: 'off',
	}
	await runSeed(env, 1)

	await withPortal(env, async (base) => {
		const isReady = async () => (await healthOf(base)) === 'ready'
		await search(base, times(200))
		const quiet = await search(base, times(600))
		const changes: Record<string, () => Promise<unknown>> = {
			'a change of a name': async () => {
				await database.db.execute(
					sql`update skills set aliases = array_append(aliases, 'Frobnication') where id = 1`,
				)
				await enqueue(database.db, 'tell_new_knowledge', {})
				await untilRebuilt(base)
			},
			'the nightly learning': async () => {
				await database.db.execute(sql`truncate learned_skill_relations, learned_profession_relations`)
				await enqueue(database.db, 'learn_relations', {})
				await untilRebuilt(base)
			},
			'a bulk seed': async () => {
				await runSeed(env, 2)
				await untilRebuilt(base)
			},
		}

		for (const [name, change] of Object.entries(changes)) {
			const over = new AbortController()
			const searching = search(base, () => !over.signal.aborted)
			await change().finally(() => over.abort())
			const busy = await searching
			console.log(name, summary(quiet), summary(busy))

			expect(busy.statuses, name).toEqual([200])
			expect(percentile(busy.tookMs, 0.99), name).toBeLessThan(
				Math.max(quickMs, 3 * percentile(quiet.tookMs, 0.99)),
			)
		}
		expect(await isReady()).toBe(true)
	})
	await rm(folder, { recursive: true })
})

async function runSeed(env: NodeJS.ProcessEnv, seed: number) {
	const counts = ['--people', people, '--organisations', people / 100, '--jobs', people / 20, '--seed', seed]
	const command = spawn(
		process.execPath,
		[join(import.meta.dirname, '../portal.ts'), 'seed', ...counts.map(String)],
		{
			env,
			stdio: ['ignore', 'ignore', 'inherit'],
		},
	)
	const [code] = await once(command, 'exit')
	expect(code).toBe(0)
}

/** Waits until the next index is being built, and then until it has taken over. */
async function untilRebuilt(base: string) {
	while ((await healthOf(base)) !== 'rebuilding') await pause(50)
	while ((await healthOf(base)) !== 'ready') await pause(250)
}

async function healthOf(base: string): Promise<string> {
	const answer = await fetch(`${base}health`)
	const { details } = (await answer.json()) as { details: { matching: string } | null }
	return details?.matching ?? ''
}

/** Two people who each search without a pause. */
async function search(base: string, goesOn: () => boolean) {
	const tookMs: number[] = []
	const statuses = new Set<number>()
	async function ask(_: unknown, first: number) {
		for (let at = first; goesOn(); at++) {
			const began = performance.now()
			const answer = await fetch(base + searches[at % searches.length])
			await answer.text()
			tookMs.push(performance.now() - began)
			statuses.add(answer.status)
		}
	}
	await Promise.all(Array.from({ length: 2 }, ask))
	return { tookMs, statuses: [...statuses] }
}

function times(count: number) {
	let left = count
	return () => left-- > 0
}

function percentile(values: number[], share: number) {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function summary({ tookMs, statuses }: { tookMs: number[]; statuses: number[] }) {
	const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(tookMs, share).toFixed(0))
	return `${tookMs.length} searches (${statuses.join(', ')}): median ${median} ms, p99 ${p99} ms, longest ${longest} ms`
}
