import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@profile-search/contract/endpoints'
import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Api, Markers } from './person-fixture.ts'

/** The places in the database that contain markers of these numbers: any column of any table, and the queue. */
export async function tracesInTables({ db }: Api, markers: Markers, numbers: number[]) {
	const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
		select table_schema as schema, table_name as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`)
	const traces = []
	for (const { schema, name } of tables) {
		const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
		const { rows } = await db.execute<{ row: string }>(
			sql`select to_jsonb(each)::text as row from ${table} as each`,
		)
		traces.push(
			...rows.flatMap(({ row }) => marksIn(markers, numbers, row).map((field) => `${name}: ${field}`)),
		)
	}
	return [...new Set(traces)]
}

/** The places in the file store that contain them. */
export async function tracesInFiles({ filesFolder }: Api, markers: Markers, numbers: number[]) {
	const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true })
	const traces = []
	for (const entry of entries.filter((each) => each.isFile())) {
		const content = await readFile(join(entry.parentPath, entry.name), 'latin1')
		traces.push(...marksIn(markers, numbers, content).map((field) => `${entry.name}: ${field}`))
	}
	return traces
}

/** The places in the answers of every readable endpoint that contain them, for each of these readers. */
export async function tracesInAnswers(
	api: Api,
	markers: Markers,
	numbers: number[],
	readers: Record<string, { id: string } | null>,
	ids: Record<string, string[]>,
) {
	const traces = new Set<string>()
	const readable = endpoints.filter(({ method }) => method === 'GET')
	for (const [name, reader] of Object.entries(readers)) {
		const headers = reader ? (await api.as(reader)).headers : {}
		for (const path of readable.flatMap((endpoint) => pathsOf(endpoint, ids))) {
			// A stream that never ends cannot be read to its end.
			if (path.startsWith('events')) continue
			const answer = await api.app.inject({ url: `/api/${path}`, headers })
			if (answer.statusCode >= 500 && answer.statusCode !== 503)
				traces.add(`${name}: ${path} answered ${answer.statusCode}`)
			for (const field of marksIn(markers, numbers, answer.rawPayload.toString('latin1')))
				traces.add(`${name}: ${path} shows ${field}`)
		}
	}
	return [...traces]
}

/** The contents of everything for search engines and feed readers. */
export async function publicListings({ app }: Api) {
	const fetched = async (url: string) => (await app.inject({ url })).payload
	const index = await fetched('/sitemap.xml')
	const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	)
	const feeds = ['/feeds/jobs.rss', '/feeds/jobs.atom', '/feeds/jobs.json']
	return (await Promise.all([...parts, ...feeds].map(fetched))).join('\n')
}

function marksIn(markers: Markers, numbers: number[], text: string) {
	return markers
		.markersIn(text)
		.filter(({ owner, field }) => numbers.includes(owner) && !field.endsWith('.id'))
		.map(({ field }) => field)
}

/** The paths of an endpoint, with every known id for its parameters, and its lists page by page. */
function pathsOf(endpoint: Endpoint, ids: Record<string, string[]>) {
	const named = [...endpoint.path.matchAll(/:(\w+)/g)].reduce(
		(paths, [, name = '']) =>
			paths.flatMap((path) => (ids[name] ?? ids['any'] ?? []).map((id) => path.replace(`:${name}`, id))),
		[endpoint.path],
	)
	const query = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []
	const searches = query.includes('page') ? ['page=1', 'page=2'] : ['']
	const boxes = query.includes('box')
		? searches.flatMap((each) => [`${each}&box=sent`, `${each}&box=received`])
		: searches
	return named.flatMap((path) => boxes.map((search) => (search ? `${path}?${search}` : path)))
}
