import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../../../db/client.ts'
import { startEmbedded } from '../../../../db/embedded/server.ts'
import { calibrated, curveOf } from '../../src/scoring/calibration.ts'
import { jobFacts } from '../../src/scoring/facts.ts'
import type { Job, Ranked } from '../../src/types.ts'
import type { Dataset } from './dataset.ts'
import { scoreStatement } from './sql-score.ts'
import { fillTables } from './sql-tables.ts'
import { timesOf, type Times } from './timing.ts'

export type SqlFigures = { times: Times; seconds: number; alike: number; of: number }

/** Measures the same score in PostgreSQL. Its results are compared with those of `answerOf`. */
export async function measureSql(
	dataset: Dataset,
	size: number,
	jobs: readonly Job[],
	answerOf: (job: Job) => readonly Ranked[],
): Promise<SqlFigures> {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-bench-'))
	const server = await startEmbedded(join(folder, 'db'), { throwaway: true })
	const connection = connect(server.url)
	const client = await connection.pool.connect()
	try {
		await client.query(`set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
		const start = performance.now()
		const terms = await fillTables(client, dataset, size)
		const seconds = (performance.now() - start) / 1000
		let alike = 0
		const ask = async (job: Job) => {
			const { rows } = await client.query<Ranked>(scoreStatement(job, dataset.knowledge, terms))
			return rows
		}
		const times = await timesOf(jobs, ask)
		const checked = jobs.slice(0, 10)
		for (const job of checked) {
			const curve = curveOf(jobFacts(job, dataset.knowledge).stated)
			const shown = (await ask(job)).map(({ id, total }) => ({
				id,
				total: calibrated(curve, Math.round(total * 10)) / 10,
			}))
			if (isSame(shown, answerOf(job))) alike++
		}
		return { times, seconds, alike, of: checked.length }
	} finally {
		client.release()
		await connection.close()
		await server.stop()
		await rm(folder, { recursive: true, force: true })
	}
}

function isSame(one: readonly Ranked[], other: readonly Ranked[]): boolean {
	const told = (all: readonly Ranked[]) => all.map(({ id, total }) => `${id} ${total}`).join()
	return told(one) === told(other)
}
