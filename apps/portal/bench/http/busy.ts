import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { Client } from 'pg'

const program = join(import.meta.dirname, '../../src/portal.ts')
/** A load that leaves the machine idle most of the time, so that what slows it down is the work. */
const [connections, perSecond, seconds] = [10, 200, 10]
const requests: Request[] = [{ path: '/api/candidates?order=newest' }, { path: '/employee-list' }]
const seeded = { people: 5000, organisations: 250, jobs: 1000 }
const learning = [
	'build_lexicon',
	'learn_part_weights',
	'learn_relations',
	'report_fairness',
	'keep_statistics',
]

type Portal = { base: string; databaseUrl: string; env: NodeJS.ProcessEnv }

/** How slow lists and pages are, as a table in Markdown: quietly, and while the portal works on something else. */
export async function measureWork(portal: Portal) {
	const quiet = await latencies(portal, async () => {})
	const rows = [
		['nothing', quiet],
		['5,000 people, 250 organisations and 1,000 jobs are planted', await latencies(portal, plantMore)],
		['learning and reports', await latencies(portal, learn)],
		['the index of rankings is built again', await latencies(portal, indexAgain)],
	] as const
	return [
		`Lists and pages of visitors at ${perSecond} requests a second, while other work goes on:`,
		'',
		'| work | p50, ms | p99, ms | p99 ÷ quiet | not 2xx |',
		'|---|---:|---:|---:|---:|',
		...rows.map(
			([name, { p50, p99, failed }]) =>
				`| ${name} | ${p50} | ${p99} | ${(p99 / quiet.p99).toFixed(1)} | ${failed} |`,
		),
	].join('\n')
}

/** Loads again and again until the work is done, and returns the round with the highest p99. */
async function latencies(portal: Portal, work: (portal: Portal) => Promise<void>) {
	await round(portal.base, 2)
	const over = new AbortController()
	const working = work(portal).finally(() => over.abort())
	const rounds = [await round(portal.base, seconds)]
	while (!over.signal.aborted) rounds.push(await round(portal.base, seconds))
	await working
	return rounds.reduce((worst, each) => (each.p99 > worst.p99 ? each : worst))
}

async function round(base: string, duration: number) {
	const result = await autocannon({ url: base, requests, connections, overallRate: perSecond, duration })
	const { p50, p99 } = result.latency
	return { p50, p99, failed: result.non2xx + result.errors + result.timeouts }
}

async function plantMore({ env }: Portal) {
	const seed = String(Date.now() % 1_000_000)
	const options = Object.entries({ ...seeded, seed }).flatMap(([name, count]) => [`--${name}`, String(count)])
	const planting = spawn(process.execPath, [program, 'seed', ...options], { env, stdio: 'ignore' })
	const [code] = await once(planting, 'exit')
	if (code !== 0) throw new Error('More data could not be planted.')
}

async function learn({ databaseUrl }: Portal) {
	await withDatabase(databaseUrl, async (database) => {
		for (const task of learning) await database.query('select graphile_worker.add_job($1)', [task])
		await untilZero(
			database,
			`select count(*)::int from graphile_worker.jobs where task_identifier = any($1)`,
			[learning],
		)
	})
}

/** Another index is built beside the one that answers, and takes its place. */
async function indexAgain({ base, databaseUrl }: Portal) {
	await withDatabase(databaseUrl, async (database) => {
		await database.query(`insert into match_changes (subject, subject_id) values ('knowledge', uuidv7())`)
		await database.query('notify match_changes')
	})
	while ((await stateOfIndex(base)) === 'ready') await pause()
	while ((await stateOfIndex(base)) === 'rebuilding') await pause()
}

async function stateOfIndex(base: string): Promise<string> {
	const answer = await fetch(`${base}api/health`)
	return (await answer.json()).details.matching
}

async function withDatabase(url: string, work: (database: Client) => Promise<void>) {
	const database = new Client(url)
	await database.connect()
	await work(database).finally(() => database.end())
}

async function untilZero(database: Client, query: string, values: unknown[]) {
	while ((await database.query({ text: query, values, rowMode: 'array' })).rows[0]?.[0] !== 0) await pause()
}

async function pause() {
	await new Promise((resolve) => setTimeout(resolve, 500))
}
