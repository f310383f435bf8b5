import { startEmbedded } from '@profile-search/db/embedded/server'
import { Pool } from 'pg'
import { loadCalls, type Load } from './load.ts'

/** The rows of the portal as two flat tables with an index for each question, on a server of their own. */
export type FlatTables = Awaited<ReturnType<typeof copyFlat>>

const batchSize = 5000

/**
 * Copies the approved people and the open jobs of a portal to a second server of the same kind. What answers there
 * answers as fast as such a server can: no joins, no visibility, one row for an item.
 */
export async function copyFlat(portalUrl: string, folder: string) {
	const server = await startEmbedded(folder)
	const pool = new Pool({ connectionString: server.url, max: 10 })
	await pool.query('drop schema public cascade; create schema public')
	await pool.query(`
		create table people (id uuid primary key, name text, headline text, summary text, profession int, place int,
			experience_months int, changed_at timestamptz);
		create table jobs (id uuid primary key, title text, description text, profession int, changed_at timestamptz)`)
	const portal = new Pool({ connectionString: portalUrl, max: 1 })
	await copy(portal, pool, 'people', people)
	await copy(portal, pool, 'jobs', jobs)
	await portal.end()
	await pool.query(`
		create index on people (changed_at desc);
		create index on people (profession, place, changed_at desc);
		create index on people using gin (to_tsvector('simple', name || ' ' || coalesce(headline, '') || ' ' || coalesce(summary, '')));
		create index on jobs (changed_at desc);
		analyze`)
	return { url: server.url, pool, close: () => pool.end().then(server.stop) }
}

/** The answers of the driver alone: prepared statements on the flat tables, without HTTP. */
export async function loadDriver(
	{ pool }: FlatTables,
	sample: { profession: number; place: number; words: readonly string[]; people: string[]; jobs: string[] },
): Promise<Record<string, Load>> {
	const columns = 'id, name, headline, profession, place, experience_months'
	const ask = (name: string, text: string, values: (round: number) => unknown[]) =>
		loadCalls((round) => pool.query({ name, text, values: values(round) }))
	return {
		'list, newest': await ask(
			'newest',
			`select ${columns} from people order by changed_at desc limit 20`,
			() => [],
		),
		'two filters': await ask(
			'filters',
			`select ${columns} from people where profession = $1 and place = $2 order by changed_at desc limit 20`,
			() => [sample.profession, sample.place],
		),
		'text search': await ask(
			'search',
			`select ${columns} from people where to_tsvector('simple', name || ' ' || coalesce(headline, '') || ' ' ||
				coalesce(summary, '')) @@ plainto_tsquery('simple', $1) limit 20`,
			(round) => [sample.words[round % sample.words.length]],
		),
		'a person': await ask('person', 'select * from people where id = $1', (round) => [
			sample.people[round % sample.people.length],
		]),
		'a job': await ask('job', 'select * from jobs where id = $1', (round) => [
			sample.jobs[round % sample.jobs.length],
		]),
	}
}

const people = `
	select candidate.account_id as id, account.first_name || ' ' || account.last_name as name, headline, summary,
		profession_id as profession, place_id as place, experience_months, candidate.updated_at as changed_at
	from candidates candidate join accounts account on account.id = candidate.account_id and account.status = 'approved'
	where candidate.account_id > $1 order by candidate.account_id limit ${batchSize}`

const jobs = `
	select id, title, description, profession_id as profession, updated_at as changed_at
	from jobs where status = 'open' and id > $1 order by id limit ${batchSize}`

async function copy(from: Pool, to: Pool, table: string, select: string) {
	for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
		const { rows } = await from.query<{ id: string }>(select, [last])
		if (rows.length === 0) return
		await to.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
			JSON.stringify(rows),
		])
		last = rows.at(-1)?.id ?? ''
	}
}
