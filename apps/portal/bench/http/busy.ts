import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Request, type Result } from 'autocannon'
import { Client } from 'pg'

const program = join(import.meta.dirname, '../../src/portal.ts')
/** A load that leaves the machine idle most of the time, so that what slows it down is the work. */
const [connections, perSecond] = [10, 200]
const [warmUpMs, quietMs] = [2000, 30_000]
/** No work takes longer. */
const longestSeconds = 3600
/** How often it is asked whether the work is done, in milliseconds. */
const askMs = 500
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
	const quiet = await latencies(portal, () => pause(quietMs))
	const rows = [
		['nothing', quiet],
		[
			'5,000 people, 250 organisations and 1,000 jobs are planted',
			await latencies(portal, () => plantMore(portal)),
		],
		['learning and reports', await latencies(portal, () => learn(portal))],
		['the index of rankings is built again', await latencies(portal, () => indexAgain(portal))],
	] as const
	return [
		`Lists and pages of visitors at ${perSecond} requests a second, while other work goes on:`,
		'',
		'| work | p50, ms | p99, ms | p99 ÷ quiet | longest, ms | not 2xx |',
		'|---|---:|---:|---:|---:|---:|',
		...rows.map(
			([name, { p50, p99, longest, failed }]) =>
				`| ${name} | ${p50} | ${p99} | ${(p99 / quiet.p99).toFixed(1)} | ${longest} | ${failed} |`,
		),
	].join('\n')
}

/** The latencies from the beginning of the work to its end. */
async function latencies({ base }: Portal, work: () => Promise<unknown>) {
	await latenciesDuring(base, () => pause(warmUpMs))
	return latenciesDuring(base, work)
}

async function latenciesDuring(base: string, work: () => Promise<unknown>) {
	const { promise, resolve, reject } = Promise.withResolvers<Result>()
	const options = { url: base, requests, connections, overallRate: perSecond, duration: longestSeconds }
	const load = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
	await work().finally(() => load.stop())
	const { latency, non2xx, errors, timeouts } = await promise
	return { p50: latency.p50, p99: latency.p99, longest: latency.max, failed: non2xx + errors + timeouts }
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
	while ((await stateOfIndex(base)) === 'ready') await pause(askMs)
	while ((await stateOfIndex(base)) === 'rebuilding') await pause(askMs)
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
	while ((await database.query({ text: query, values, rowMode: 'array' })).rows[0]?.[0] !== 0)
		await pause(askMs)
}
