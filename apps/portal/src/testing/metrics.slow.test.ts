import { readFile } from 'node:fs/promises'
import { freePort } from '@profile-search/db/embedded/free-port'
import { expect, test } from 'vitest'
import { ownPortal, until } from './own-portal.ts'

const somebody = '0198c5a0-0000-7000-8000-000000000000'

/** The value of a metric with these labels, added up over its series; undefined when there is none. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}) {
	const found = text.split('\n').filter((line) => {
		const [, series = '', given = ''] = line.match(/^(\w+)(?:\{(.*)\})? /) ?? []
		return (
			series === name && Object.entries(labels).every(([key, value]) => given.includes(`${key}="${value}"`))
		)
	})
	return found.length === 0
		? undefined
		: found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
}

test.each(['1', '2'])(
	'the metrics of all processes are read at a port of their own, with WEB_PROCESSES=%s',
	async (webProcesses) => {
		const port = await freePort()
		await using portal = await ownPortal({ METRICS_PORT: String(port), WEB_PROCESSES: webProcesses })
		await portal.start()
		const read = () =>
			fetch(`http://127.0.0.1:${port}/metrics`).then(
				(answer) => answer.text(),
				() => '',
			)
		for (let time = 0; time < 5; time += 1) {
			await (await fetch(`${portal.url}/jobs`)).text()
			await (await fetch(`${portal.url}/api/candidates/${somebody}?email=asha@example.com`)).text()
		}

		const requests = 'profile_search_http_request_duration_seconds_count'
		const person = { route: '/api/candidates/:candidateId', method: 'GET', status: '4xx' }
		await until(async () => valueOf(await read(), requests, person) === 5)
		const text = await read()
		// A connection that nobody needs is closed after a while, so each look follows a call that needs one.
		await until(async () => {
			await (await fetch(`${portal.url}/api/jobs/${somebody}`)).text()
			return (valueOf(await read(), 'profile_search_database_connections', { pool: 'page' }) ?? 0) > 0
		})

		expect(valueOf(text, requests, { route: '/*', status: '2xx' })).toBeGreaterThanOrEqual(5)
		expect(
			valueOf(text, 'profile_search_cache_reads_total', { cache: 'pages', result: 'hit' }),
		).toBeGreaterThan(0)
		expect(valueOf(text, 'profile_search_index_ready')).toBe(1)
		expect(valueOf(text, 'profile_search_cluster')).toBeUndefined()
		expect(valueOf(text, 'profile_search_database_up')).toBe(1)
		expect(valueOf(text, 'profile_search_queue_oldest_seconds')).toBeGreaterThanOrEqual(0)
		for (const process of webProcesses === '1' ? ['main'] : ['main', 'web', 'background'])
			expect(valueOf(text, 'process_resident_memory_bytes', { process }), process).toBeGreaterThan(1e7)
		expect(text).not.toContain(somebody)
		expect(text).not.toContain('asha')
		// Each metric is described once, as the format asks for.
		const described = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
		expect(new Set(described).size).toBe(described.length)
		expect((await fetch(`${portal.url}/metrics`)).status).toBe(404)

		for (const file of ['alerts.yml', 'dashboard.json']) {
			const rules = await readFile(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
			const names = [...rules.matchAll(/\b(?:profile_search|process|nodejs)_\w+/g)].map(([name]) => name)
			expect(names.length).toBeGreaterThan(5)
			for (const name of names) expect(described, file).toContain(name.replace(/_(?:bucket|count)$/, ''))
		}
	},
)
